import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { monthBegins } from '#app/operations/clock.ts'
import { operation } from '#app/operations/operation.server.ts'
import type { Services } from '#app/operations/services.ts'
import { type Db, repository } from '#db/client.server.ts'
import { sceneCounts } from '#db/schema/index.ts'

/** Fewer answers show nothing. */
export const FEWEST_ANSWERS = 30

interface SceneCount {
  own: number
  stranger: number
}

/**
 * First answers that chose the strongest scene of the chart or the stranger's. A birth at an instant that another account
 * has, too, is not counted: it may be one person, who knows the answer.
 */
const evidenceRepo = repository((_, { sqlite }) => ({
  count: sqlite.prepare<{ until: number }, SceneCount>(
    `select count(*) filter (where choices.first_choice = 'first') as own,
            count(*) filter (where choices.first_choice = 'stranger') as stranger
     from reader_choices as choices
     join birth_details as birth on birth.user_id = choices.user_id and birth.is_own = 1
     where choices.first_at < :until and choices.is_fair = 1
       and not exists (
         select 1 from birth_details as other
         where other.date_of_birth = birth.date_of_birth and other.utc = birth.utc
           and other.user_id <> birth.user_id)`,
  ),
}))

const countUntil = (db: Db, until: Date): SceneCount =>
  evidenceRepo(db).count.get({ until: until.getTime() })!

const keptCount = (db: Db, until: Date) =>
  db.orm.select().from(sceneCounts).where(eq(sceneCounts.until, until)).get()

/**
 * Counts once a month. The count stays as it is until the next month: a person who deletes their account would otherwise
 * show in the difference what they chose.
 */
export function keepSceneCount({ db, clock }: Pick<Services, 'db' | 'clock'>): void {
  const until = monthBegins(clock.now())
  if (keptCount(db, until)) return
  db.write(() => {
    db.orm.delete(sceneCounts).run()
    db.orm
      .insert(sceneCounts)
      .values({ until, ...countUntil(db, until) })
      .run()
  })
}

/** What the first answers show. Null while there are too few. */
export const readEvidence = operation({
  name: 'choices.evidence',
  summary: 'How many first answers chose the strongest scene of the chart',
  who: 'anyone',
  input: z.object({}),
  limit: 'read',
  run({ services: { db, clock } }) {
    const until = monthBegins(clock.now())
    // Until the hourly work has counted, they are counted here.
    const { own, stranger } = keptCount(db, until) ?? countUntil(db, until)
    const people = own + stranger
    return people < FEWEST_ANSWERS ? null : { until, people, own, stranger, ...wilson(own, people) }
  },
})

/** The 95 % interval of a share, by Wilson's formula. */
export function wilson(hits: number, of: number): { share: number; from: number; to: number } {
  const z = 1.959964
  const share = hits / of
  const middle = share + z ** 2 / (2 * of)
  const half = z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2))
  const whole = 1 + z ** 2 / of
  return { share, from: (middle - half) / whole, to: (middle + half) / whole }
}
