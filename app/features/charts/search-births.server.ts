import { or, type SQL, sql } from 'drizzle-orm'
import { contains, isOneOf, like, matchingRefs } from '#app/features/listing/list.server.ts'
import type { Db } from '#db/client.server.ts'
import { birthDetails } from '#db/schema/index.ts'

/** By the owner's name or email and the pseudonym; with `place`, by the city and country too. */
interface Options {
  place: boolean
}

/** The ids of the birth records that `q` finds; null if there are too many to list. */
export function matchingBirths(db: Db, q: string, { place }: Options): string[] | null {
  const userIds = matchingRefs(db, 'users', q)
  const birthIds = matchingRefs(db, 'birth_details', q)
  if (!userIds || !birthIds) return null
  const own = isOneOf(birthDetails.id, birthIds)
  return db.orm
    .all<{ id: string }>(
      sql`select ${birthDetails.id} as id from ${birthDetails} where ${place ? own : sql`${own} and ${like(q, [birthDetails.pseudonym])}`}
          union select ${birthDetails.id} from ${birthDetails} where ${isOneOf(birthDetails.userId, userIds)}`,
    )
    .map(({ id }) => id)
}

/** The same as a condition, for rows that are joined to their birth record and its owner. */
export function birthMatches(db: Db, q: string, { place }: Options): SQL {
  const ids = matchingBirths(db, q, { place })
  if (ids) return isOneOf(birthDetails.id, ids)
  return or(
    contains(db, 'users', q, birthDetails.userId).where,
    place ? contains(db, 'birth_details', q).where : like(q, [birthDetails.pseudonym]),
  )!
}
