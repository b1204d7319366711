import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '~db/client.server'
import { birthDetails, users } from '~db/schema/index'
import type { CsvExport } from '../admin/csv.server'
import { countAll, countUpTo, like, listPage, listSchema, matchingRefs, orderBy } from '../admin/list.server'
import { RECENT } from '../admin/stats.server'
import { recordChange } from '../audit/audit.server'
import { birthDataView } from '../birth-data/birth-data.server'
import { readingOfBirth } from '../charts/charts.repo.server'
import { birthRecordById } from '../natal-charts/change-chart.server'
import { operation, Refusal, type Services } from '../operation.server'
import { NO_SUCH_USER } from '../users/user-words'
import { birthDetailIdSchema } from './birth-details.schema'

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
function inOrder(sort: string): SQL[] {
  if (sort.replace('-', '') === 'place') {
    const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc')
    return [sql`${birthDetails.country} ${direction}, ${birthDetails.cityName} ${direction}`]
  }
  return orderBy(sort, { created: birthDetails.createdAt, user: users.name }, birthDetails.id)
}

const joined = sql`from ${birthDetails} join ${users} on ${users.id} = ${birthDetails.userId}`

function searched(db: Db, q: string): SQL {
  const columns = [users.name, users.email, birthDetails.pseudonym]
  const long = [...q].length >= 3
  const userIds = long ? matchingRefs(db, 'users', q) : null
  const birthIds = long ? matchingRefs(db, 'birth_details', q) : null
  if (!userIds || !birthIds) return like(q, columns)
  // The full-text table also holds the place, which this list is not searched by.
  return and(
    inArray(
      birthDetails.id,
      sql`(select value from json_each(${JSON.stringify(birthIds)})
           union select ${birthDetails.id} from ${birthDetails}
           where ${birthDetails.userId} in (select value from json_each(${JSON.stringify(userIds)})))`,
    ),
    sql`(${birthDetails.userId} in (select value from json_each(${JSON.stringify(userIds)})) or ${like(q, [birthDetails.pseudonym])})`,
  )!
}

function figure(db: Db, text: string, ...values: number[]): number {
  return db.sqlite
    .prepare(text)
    .pluck()
    .get(...values) as number
}

/** One step through the index for each city, instead of one for each birth. */
const UNIQUE_CITIES = `with recursive cities(country, city) as (
    select country, city_name from (select country, city_name from birth_details order by country, city_name limit 1)
    union all
    select next.country, next.city_name from cities, birth_details next where next.rowid = (
      select rowid from birth_details where (country, city_name) > (cities.country, cities.city)
      order by country, city_name limit 1)
  ) select count(*) from cities`

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
    const where = query.q ? searched(db, query.q) : undefined
    return {
      ...listPage(query, {
        count: () =>
          where
            ? countUpTo(db, sql`select 1 ${joined} where ${where}`)
            : countAll(db, sql`from ${birthDetails}`),
        rows: (limit, offset) =>
          db.orm
            .select(listed)
            .from(birthDetails)
            .innerJoin(users, eq(users.id, birthDetails.userId))
            .where(where)
            .orderBy(...inOrder(query.sort))
            .limit(limit)
            .offset(offset)
            .all(),
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

export const exportBirthDetails = operation({
  name: 'birth-details.export',
  summary: 'The birth details as a CSV file',
  who: 'admin',
  input: z.object({}),
  limit: 'write',
  repeat: 'same',
  run({ services, actor }): CsvExport<BirthDetailRow> {
    const { db } = services
    recordChange(services, actor, { action: 'birth-details.export', entity: 'birth-detail', entityId: 'all' })
    const names = Object.keys(listed) as (keyof BirthDetailRow)[]
    return {
      name: 'birth-details.csv',
      columns: names.map((name) => ({ head: name, value: (birth) => birth[name] })),
      read: (last, limit) =>
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
    }
  },
})

/** @throws Refusal 404 */
export function birthDetailRow({ db }: Services, id: string): BirthDetailRow {
  const row = db.orm
    .select(listed)
    .from(birthDetails)
    .innerJoin(users, eq(users.id, birthDetails.userId))
    .where(eq(birthDetails.id, id))
    .get()
  if (!row) throw new Refusal(404, 'There is no such birth detail.')
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
    const reading = readingOfBirth(services.db, id)
    return { ...row, record: birthDataView(record, reading?.chart), hasChart: reading !== undefined }
  },
})

const OFFERED = 20

/** For the form of a new birth detail: the user it is kept under, or those who could be. */
export const chooseUser = operation({
  name: 'birth-details.choose-user',
  summary: 'The user chosen for a new birth detail, or those found by name or email',
  who: 'admin',
  input: z.object({ userId: z.string().max(100).nullish(), q: z.string().trim().max(200).catch('') }),
  limit: 'read',
  run({ services: { db } }, { userId, q }) {
    const columns = { id: users.id, name: users.name, email: users.email }
    if (userId) {
      const user = db.orm.select(columns).from(users).where(eq(users.id, userId)).get()
      if (!user) throw new Refusal(404, NO_SUCH_USER)
      const own = db.orm
        .select({ id: birthDetails.id })
        .from(birthDetails)
        .where(and(eq(birthDetails.userId, userId), eq(birthDetails.isOwn, true)))
        .get()
      return { user: { ...user, hasOwn: own !== undefined }, q, found: [], asked: false }
    }
    if (q === '') return { user: null, q, found: [], asked: false }
    const ids = [...q].length >= 3 ? matchingRefs(db, 'users', q) : null
    const found = db.orm
      .select(columns)
      .from(users)
      .where(
        ids
          ? inArray(users.id, sql`(select value from json_each(${JSON.stringify(ids)}))`)
          : like(q, [users.name, users.email]),
      )
      .orderBy(desc(users.createdAt))
      .limit(OFFERED)
      .all()
    return { user: null, q, found, asked: true }
  },
})
