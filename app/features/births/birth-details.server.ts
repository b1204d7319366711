import { and, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { birthDataView } from '#app/features/charts/birth-record.server.ts'
import { birthRecordById } from '#app/features/charts/change-chart.server.ts'
import { loadStoredChartOfBirth } from '#app/features/charts/charts.repo.server.ts'
import { birthMatches } from '#app/features/charts/search-births.server.ts'
import { defineList } from '#app/features/listing/define-list.server.ts'
import { contains, searchWords } from '#app/features/listing/list.server.ts'
import { queryNumbers } from '#app/features/listing/query-numbers.server.ts'
import { RECENT_PERIOD } from '#app/operations/clock.ts'
import { operation, Refusal } from '#app/operations/operation.server.ts'
import { NO_SUCH_USER } from '#app/operations/person.ts'
import { pick } from '#app/pick.ts'
import { birthDetails, users } from '#db/schema/index.ts'
import { birthDetailIdSchema } from './birth-details.schema.ts'

const FIGURES = {
  total: 'select count(*) from birth_details',
  withPseudonyms: 'select count(*) from birth_details where pseudonym is not null',
  uniqueCities: 'select count(*) from (select distinct country, city_name from birth_details)',
  recent: 'select count(*) from birth_details where created_at >= :since',
  waitingCorrections: "select count(*) from correction_requests where status = 'pending'",
}

export const {
  list: listBirthDetails,
  one: birthDetailRow,
  csv,
} = defineList({
  name: 'birth-details.list',
  summary: 'The birth details, a page at a time',
  who: 'admin',
  table: birthDetails,
  select: {
    ...pick(birthDetails, 'id', 'userId', 'isOwn', 'pseudonym', 'dateOfBirth', 'birthTime', 'cityId'),
    userName: users.name,
    userEmail: users.email,
    cityName: birthDetails.cityName,
    countryName: birthDetails.country,
    createdAt: birthDetails.createdAt,
  },
  from: (db, columns) =>
    db.orm.select(columns).from(birthDetails).innerJoin(users, eq(users.id, birthDetails.userId)),
  // Each has an index that gives the rows in this order.
  sorts: {
    created: birthDetails.createdAt,
    // Hundreds of users may have the same name, so the rowid decides, as in the index.
    user: [users.name, sql`${users}.rowid`],
    place: [birthDetails.country, birthDetails.cityName],
  },
  order: '-created',
  search: (db, q) => birthMatches(db, q, { place: false }),
  more({ db, clock }) {
    const since = clock.now().getTime() - RECENT_PERIOD
    const { waitingCorrections, ...stats } = queryNumbers(db, FIGURES, { since })
    return { stats, waitingCorrections }
  },
  missing: ['birth-detail.not-found', 'There is no such birth detail.'],
})

export const exportBirthDetails = csv({
  name: 'birth-details.export',
  summary: 'The birth details as a CSV file',
  entity: 'birth-detail',
  file: 'birth-details.csv',
  order: '-createdAt',
  columns: [
    'id',
    'userId',
    'isOwn',
    'pseudonym',
    'dateOfBirth',
    'birthTime',
    'cityId',
    'userName',
    'userEmail',
    'cityName',
    'countryName',
    'createdAt',
  ],
})

export const readBirthDetail = operation({
  name: 'birth-details.read',
  summary: 'One birth detail',
  who: 'admin',
  input: birthDetailIdSchema,
  limit: 'read',
  run({ services }, { id }) {
    const row = birthDetailRow(services.db, id)
    const record = birthRecordById(services, id)
    const chartRecord = loadStoredChartOfBirth(services.db, id)
    return {
      ...row,
      record: birthDataView(record, chartRecord?.chart ?? undefined),
      hasChart: chartRecord !== undefined,
    }
  },
})

const OFFERED = 20

/** For the form of a new birth record: the user it belongs to, or the users to choose from. */
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
