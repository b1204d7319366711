import { and, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { csvExport } from '#app/features/listing/csv-export.server.ts'
import {
  contains,
  countAll,
  countUpTo,
  listPage,
  listSchema,
  orderBy,
  pageAt,
  searchWords,
} from '#app/features/listing/list.server.ts'
import { birthDetailIdSchema } from '#app/features/nativity/births/birth-details.schema.ts'
import { birthMatches } from '#app/features/nativity/births/search-births.server.ts'
import { storedReadingOfBirth } from '#app/features/nativity/charts/charts.repo.server.ts'
import { RECENT } from '#app/features/operations/clock.ts'
import { operation, Refusal } from '#app/features/operations/operation.server.ts'
import { NO_SUCH_USER } from '#app/features/operations/person.ts'
import type { Services } from '#app/features/operations/services.ts'
import type { Db } from '#db/client.server.ts'
import { birthDetails, users } from '#db/schema/index.ts'
import { birthDataView } from './birth-data.server.ts'
import { birthRecordById } from './change-chart.server.ts'

const listed = {
  id: birthDetails.id,
  userId: birthDetails.userId,
  isOwn: birthDetails.isOwn,
  pseudonym: birthDetails.pseudonym,
  dateOfBirth: birthDetails.dateOfBirth,
  birthTime: birthDetails.birthTime,
  cityId: birthDetails.cityId,
  userName: users.name,
  userEmail: users.email,
  cityName: birthDetails.cityName,
  countryName: birthDetails.country,
  createdAt: birthDetails.createdAt,
}

const SORTS = ['created', 'user', 'place'] as const

/** Each has an index that gives the rows in this order. */
const sortColumns = {
  created: birthDetails.createdAt,
  // Of one name there may be hundreds of users; each by its row’s number, as the index has them.
  user: [users.name, sql`${users}.rowid`],
  place: [birthDetails.country, birthDetails.cityName],
}

const joined = sql`from ${birthDetails} join ${users} on ${users.id} = ${birthDetails.userId}`

function figure(db: Db, text: string, ...values: number[]): number {
  return db.sqlite
    .prepare(text)
    .pluck()
    .get(...values) as number
}

const UNIQUE_CITIES = 'select count(*) from (select distinct country, city_name from birth_details)'

function waitingCorrections(db: Db): number {
  return db.sqlite
    .prepare("select count(*) from correction_requests where status = 'pending'")
    .pluck()
    .get() as number
}

export const listBirthDetails = operation({
  name: 'birth-details.list',
  summary: 'The birth details, a page at a time',
  who: 'admin',
  input: listSchema(SORTS, '-created'),
  limit: 'read',
  run({ services: { db, clock } }, query) {
    const where = query.q ? birthMatches(db, query.q, { place: false }) : undefined
    return {
      ...listPage(query, {
        count: () =>
          where
            ? countUpTo(db, sql`select 1 ${joined} where ${where}`)
            : countAll(db, sql`from ${birthDetails}`),
        rows: (limit, offset) => {
          const at = pageAt(where, query.sort, sortColumns, birthDetails.id, { limit, offset })
          return db.orm
            .select(listed)
            .from(birthDetails)
            .innerJoin(users, eq(users.id, birthDetails.userId))
            .where(at.where)
            .orderBy(...orderBy(query.sort, sortColumns, birthDetails.id))
            .limit(limit)
            .offset(at.offset)
            .all()
        },
      }),
      stats: {
        total: figure(db, 'select count(*) from birth_details'),
        withPseudonyms: figure(db, 'select count(*) from birth_details where pseudonym is not null'),
        uniqueCities: figure(db, UNIQUE_CITIES),
        recent: figure(
          db,
          'select count(*) from birth_details where created_at >= ?',
          clock.now().getTime() - RECENT,
        ),
      },
      waitingCorrections: waitingCorrections(db),
    }
  },
})

export type BirthDetailRow = Awaited<ReturnType<typeof listBirthDetails.run>>['rows'][number]

export const exportBirthDetails = csvExport<BirthDetailRow>({
  name: 'birth-details.export',
  summary: 'The birth details as a CSV file',
  entity: 'birth-detail',
  file: 'birth-details.csv',
  columns: (Object.keys(listed) as (keyof BirthDetailRow)[]).map((name) => ({
    head: name,
    value: (birth) => birth[name],
  })),
  read: (db, last, limit) =>
    db.orm
      .select(listed)
      .from(birthDetails)
      .innerJoin(users, eq(users.id, birthDetails.userId))
      .where(
        last
          ? sql`(${birthDetails.createdAt}, ${birthDetails.id}) < (${last.createdAt.getTime()}, ${last.id})`
          : undefined,
      )
      .orderBy(desc(birthDetails.createdAt), desc(birthDetails.id))
      .limit(limit)
      .all(),
})

/** @throws Refusal 404 */
export function birthDetailRow({ db }: Services, id: string): BirthDetailRow {
  const row = db.orm
    .select(listed)
    .from(birthDetails)
    .innerJoin(users, eq(users.id, birthDetails.userId))
    .where(eq(birthDetails.id, id))
    .get()
  if (!row) throw new Refusal('birth-detail.not-found', 'There is no such birth detail.')
  return row
}

export const readBirthDetail = operation({
  name: 'birth-details.read',
  summary: 'One birth detail',
  who: 'admin',
  input: birthDetailIdSchema,
  limit: 'read',
  run({ services }, { id }) {
    const row = birthDetailRow(services, id)
    const record = birthRecordById(services, id)
    const reading = storedReadingOfBirth(services.db, id)
    return {
      ...row,
      record: birthDataView(record, reading?.stored.chart ?? undefined),
      hasChart: reading !== undefined,
    }
  },
})

const OFFERED = 20

/** For the form of a new birth detail: the user it is kept under, or those who could be. */
export const chooseUser = operation({
  name: 'birth-details.choose-user',
  summary: 'The user chosen for a new birth detail, or those found by name or email',
  who: 'admin',
  input: z.object({ userId: z.string().max(100).nullish(), q: searchWords }),
  limit: 'read',
  run({ services: { db } }, { userId, q }) {
    const columns = { id: users.id, name: users.name, email: users.email }
    if (userId) {
      const user = db.orm.select(columns).from(users).where(eq(users.id, userId)).get()
      if (!user) throw new Refusal('user.not-found', NO_SUCH_USER)
      const own = db.orm
        .select({ id: birthDetails.id })
        .from(birthDetails)
        .where(and(eq(birthDetails.userId, userId), eq(birthDetails.isOwn, true)))
        .get()
      return { user: { ...user, hasOwn: own !== undefined }, q, found: [], asked: false }
    }
    if (q === '') return { user: null, q, found: [], asked: false }
    const found = db.orm
      .select(columns)
      .from(users)
      .where(contains(db, 'users', q).where)
      .orderBy(desc(users.createdAt))
      .limit(OFFERED)
      .all()
    return { user: null, q, found, asked: true }
  },
})
