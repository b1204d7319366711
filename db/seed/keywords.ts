import { SIGNS, type Sign } from '#app/astro/index.server.ts'
import type { Db } from '#db/client.server.ts'
import { keywordCategories, keywords, seeded } from '#db/schema/index.ts'
import { AIR } from './keywords/air.ts'
import { EARTH } from './keywords/earth.ts'
import { FIRE } from './keywords/fire.ts'
import { CATEGORIES, type Polarity, type SignKeywords } from './keywords/types.ts'
import { WATER } from './keywords/water.ts'

export const KEYWORDS_BY_SIGN = { ...FIRE, ...EARTH, ...AIR, ...WATER } as Readonly<
  Record<Sign, SignKeywords>
>

/** The name under which this seeding is recorded. Keywords added later need a different name. */
const NAME = 'vocabulary-1'

/** Adds the keywords once. What an administrator changes or deletes afterwards is kept. */
export function seedKeywords(db: Db, now: Date): void {
  db.write(() => {
    const first =
      db.orm.insert(seeded).values({ name: NAME, at: now }).onConflictDoNothing().run().changes === 1
    if (!first) return
    db.orm
      .insert(keywordCategories)
      .values(
        Object.entries(CATEGORIES).map(([categoryName, categoryRelation]) => ({
          categoryName,
          categoryRelation,
        })),
      )
      .onConflictDoNothing()
      .run()
    const ids = new Map(
      db.orm
        .select()
        .from(keywordCategories)
        .all()
        .map(({ id, categoryName }) => [categoryName, id]),
    )
    db.orm
      .insert(keywords)
      .values(
        SIGNS.flatMap((sign) =>
          (Object.keys(KEYWORDS_BY_SIGN[sign]) as Polarity[]).flatMap((polarity) =>
            KEYWORDS_BY_SIGN[sign][polarity].map(([keywordText, category, description]) => ({
              keywordText,
              sign,
              polarity,
              categoryId: ids.get(category)!,
              description,
            })),
          ),
        ),
      )
      .onConflictDoNothing()
      .run()
  })
}
