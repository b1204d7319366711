import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { SIGNS } from '#app/astro/index.server.ts'
import { choice, defineList } from '#app/features/listing/define-list.server.ts'
import { countUpTo, isOneOf, type Search, searchWords } from '#app/features/listing/list.server.ts'
import { queryNumbers } from '#app/features/listing/query-numbers.server.ts'
import { RECENT_PERIOD } from '#app/operations/clock.ts'
import { operation } from '#app/operations/operation.server.ts'
import { pick } from '#app/pick.ts'
import { birthDetails, readings, users } from '#db/schema/index.ts'
import { birthMatches, matchingBirths } from './search-births.server.ts'

const listed = {
  id: readings.id,
  userId: birthDetails.userId,
  userName: users.name,
  userEmail: users.email,
  cityName: birthDetails.cityName,
  country: birthDetails.country,
  birthDate: birthDetails.dateOfBirth,
  birthTime: birthDetails.birthTime,
  ...pick(readings, 'pofSign', 'pofDegree', 'pofHouse', 'planetsCount', 'housesCount', 'aspectsCount'),
  ...pick(readings, 'editedAt', 'createdAt'),
}

const listedEnhanced = {
  ...listed,
  ...pick(readings, 'birthDetailId', 'pofRuler', 'pofRulerSign', 'pofRulerHouse', 'isDayBirth'),
  pseudonym: birthDetails.pseudonym,
  dateOfBirth: birthDetails.dateOfBirth,
}

/** For both lists. Each order has an index that gives the rows in that order. */
const chartLists = {
  who: 'admin',
  table: readings,
  sorts: {
    created: readings.createdAt,
    // Hundreds of users may have the same name, so the rowid decides, as in the index.
    user: [users.name, sql`${users}.rowid`],
    sign: [readings.pofSign, readings.createdAt],
  },
  order: '-created',
} as const

const TOTAL = 'select count(*) from astrological_readings'
const FURTHER =
  'from birth_details b join astrological_readings r on r.birth_detail_id = b.id where b.is_own = 0'

/**
 * For how many accounts have a chart. Nearly all charts belong to an account's own record, and an account has only one
 * of those, so they are counted. Only further records are checked one by one.
 */
const USER_FIGURES = {
  totalCharts: TOTAL,
  further: `select count(*) ${FURTHER}`,
  onlyFurther: `select count(distinct b.user_id) ${FURTHER} and not exists (
    select 1 from birth_details o join astrological_readings x on x.birth_detail_id = o.id
    where o.user_id = b.user_id and o.is_own = 1)`,
}

export const { list: listCharts } = defineList({
  ...chartLists,
  name: 'natal-charts.list',
  summary: 'The natal charts, a page at a time',
  select: listed,
  from: (db, columns) =>
    db.orm
      .select(columns)
      .from(readings)
      .innerJoin(birthDetails, eq(birthDetails.id, readings.birthDetailId))
      .innerJoin(users, eq(users.id, birthDetails.userId)),
  search: (db, q) => birthMatches(db, q, { place: true }),
  more({ db }) {
    const { totalCharts, further, onlyFurther } = queryNumbers(db, USER_FIGURES)
    return { stats: { totalCharts, uniqueUsers: totalCharts - further + onlyFurther } }
  },
})

/** The same text as in the partial index for complete charts. */
const COMPLETE = 'planets_count > 0 and houses_count > 0 and aspects_count > 0'

const CHART_FIGURES = {
  total: TOTAL,
  complete: `${TOTAL} where ${COMPLETE}`,
  dayBirths: `${TOTAL} where is_day_birth = 1`,
  recent: `${TOTAL} where created_at >= :since`,
}

export const { list: listEnhancedCharts, csv } = defineList({
  ...chartLists,
  name: 'natal-charts.list-enhanced',
  summary: 'The natal charts with their rulers, a page at a time',
  select: listedEnhanced,
  from: (db, columns) =>
    db.orm
      .select(columns)
      .from(readings)
      .innerJoin(birthDetails, eq(birthDetails.id, readings.birthDetailId))
      .innerJoin(users, eq(users.id, birthDetails.userId)),
  search(db, q): Search {
    const births = birthMatches(db, q, { place: false })
    const signs = SIGNS.filter((sign) => sign.toLowerCase().includes(q.toLowerCase()))
    if (signs.length === 0) return { where: births, many: false }
    const ofSign = inArray(readings.pofSign, signs)
    // Except in a small database, a single sign has more charts than are counted.
    const { more } = countUpTo(db, sql`select 1 from ${readings} where ${ofSign}`)
    return { where: or(ofSign, births)!, many: more }
  },
  filters: {
    show: choice({
      complete: sql.raw(COMPLETE),
      incomplete: sql.raw(`not (${COMPLETE})`),
      day: sql`is_day_birth = 1`,
      night: sql`is_day_birth = 0`,
      edited: sql`edited_at is not null`,
    }),
  },
  more: ({ db, clock }) => ({
    stats: queryNumbers(db, CHART_FIGURES, { since: clock.now().getTime() - RECENT_PERIOD }),
  }),
})

export const exportCharts = csv({
  name: 'natal-charts.export',
  summary: 'The natal charts as a CSV file',
  entity: 'natal-chart',
  file: 'natal-charts.csv',
  order: '-createdAt',
  columns: [
    ...(['id', 'userId', 'userName', 'userEmail', 'cityName', 'country', 'birthDate', 'birthTime'] as const),
    ...([
      'pofSign',
      'pofDegree',
      'pofHouse',
      'planetsCount',
      'housesCount',
      'aspectsCount',
      'editedAt',
    ] as const),
    ...(['createdAt', 'birthDetailId', 'pofRuler', 'pofRulerSign', 'pofRulerHouse', 'isDayBirth'] as const),
    ...(['pseudonym', 'dateOfBirth'] as const),
  ],
})

const OFFERED = 20

/** Birth records without a chart, searched by name, because a hundred thousand others may have one. */
export const findChartless = operation({
  name: 'natal-charts.find-chartless',
  summary: 'Birth details without a chart, by user, email, pseudonym or place',
  who: 'admin',
  input: z.object({ q: searchWords }),
  limit: 'read',
  run({ services: { db } }, { q }) {
    if (q === '') return { q, state: 'unasked' as const, found: [] }
    const ids = matchingBirths(db, q, { place: true })
    if (!ids) return { q, state: 'too-many' as const, found: [] }
    const found = db.orm
      .select({
        id: birthDetails.id,
        userName: users.name,
        userEmail: users.email,
        ...pick(birthDetails, 'pseudonym', 'dateOfBirth', 'birthTime', 'cityName'),
      })
      .from(birthDetails)
      .innerJoin(users, eq(users.id, birthDetails.userId))
      .where(
        and(
          isOneOf(birthDetails.id, ids),
          sql`not exists (select 1 from ${readings} where ${readings.birthDetailId} = ${birthDetails.id})`,
        ),
      )
      .limit(OFFERED)
      .all()
    return { q, state: 'found' as const, found }
  },
})
