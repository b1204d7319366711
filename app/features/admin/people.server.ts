import { inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { isOneOf, matchingRefs, searchWords } from '#app/features/listing/list.server.ts'
import { operation } from '#app/operations/operation.server.ts'
import { pick } from '#app/pick.ts'
import { birthDetails, users } from '#db/schema/index.ts'

/** The most people that are listed. Another word narrows the search. */
const LISTED = 50

const DATE = /^\d{4}-\d{2}-\d{2}$/

/** People by name, address, pseudonym, place or day of birth: any of them. */
export const findPeople = operation({
  name: 'users.find',
  summary: 'People by name, email, pseudonym, place or date of birth',
  who: 'admin',
  input: z.object({ q: searchWords }),
  limit: 'read',
  run({ services: { db } }, { q }) {
    if (q === '') return { q, state: 'unasked' as const, people: [] }
    const accounts = matchingRefs(db, 'users', q)
    const births = matchingRefs(db, 'birth_details', q)
    if (!accounts || !births) return { q, state: 'too-many' as const, people: [] }
    const byBirth = DATE.test(q) ? sql`${birthDetails.dateOfBirth} = ${q}` : isOneOf(birthDetails.id, births)
    const found = db.orm
      .select({ id: users.id, name: users.name, email: users.email, createdAt: users.createdAt })
      .from(users)
      .where(
        inArray(
          users.id,
          sql`(select value from json_each(${JSON.stringify(accounts)})
               union select ${birthDetails.userId} from ${birthDetails} where ${byBirth})`,
        ),
      )
      .orderBy(users.name, users.email)
      .limit(LISTED + 1)
      .all()
    if (found.length === 0) return { q, state: 'found' as const, people: [] }
    const shown = found.slice(0, LISTED)
    const own = db.orm
      .select({
        ...pick(birthDetails, 'userId', 'pseudonym', 'dateOfBirth', 'cityName', 'stateName', 'country'),
      })
      .from(birthDetails)
      .where(
        isOneOf(
          birthDetails.userId,
          shown.map(({ id }) => id),
        ),
      )
      .all()
    const people = shown.map((person) => ({
      ...person,
      births: own.filter(({ userId }) => userId === person.id),
    }))
    return { q, state: found.length > LISTED ? ('more' as const) : ('found' as const), people }
  },
})
