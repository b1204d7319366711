import { DEFAULT_RULERS, SIGNS } from '#app/astro/index.server.ts'
import type { Db } from '#db/client.server.ts'
import { planetaryRulers } from '#db/schema/index.ts'

/** Adds the missing rulers of the signs. What an administrator changed is kept. */
export function seedRulers(db: Db, now: Date): void {
  db.orm
    .insert(planetaryRulers)
    .values(
      SIGNS.map((sign) => {
        const { traditional, modern } = DEFAULT_RULERS[sign]
        return {
          sign,
          traditionalRuler: traditional,
          modernRuler: modern === traditional ? null : modern,
          createdAt: now,
        }
      }),
    )
    .onConflictDoNothing()
    .run()
}
