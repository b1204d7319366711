import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { SIGNS } from '#app/astro/index.server.ts'
import { birthDataView } from '#app/features/charts/birth-record.server.ts'
import { choice, defineList } from '#app/features/listing/define-list.server.ts'
import { countUpTo, isOneOf, type Search, searchWords } from '#app/features/listing/list.server.ts'
import { queryNumber } from '#app/features/listing/list-statements.server.ts'
import { RECENT_PERIOD } from '#app/operations/clock.ts'
import { operation, Refusal } from '#app/operations/operation.server.ts'
import type { Services } from '#app/operations/services.ts'
import type { Db } from '#db/client.server.ts'
import { birthDetails, readings, users } from '#db/schema/index.ts'
import { NO_SUCH_BIRTH_DETAIL, NO_SUCH_CHART, REGENERATE_FIRST } from './chart-messages.ts'
import {
  type ChartRecord,
  loadChartRows,
  loadStoredChartOfBirth,
  parseChartRecord,
  type StoredChartRecord,
  toChartRecord,
} from './charts.repo.server.ts'
import { type Lot, toLotColumns, unreadableChartRefusal } from './charts.server.ts'
import { chartIdSchema, chartRowsSchema, readingByBirthSchema } from './natal-charts.schema.ts'
import { reportChart } from './report-chart.server.ts'
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
  pofSign: readings.pofSign,
  pofDegree: readings.pofDegree,
  pofHouse: readings.pofHouse,
  planetsCount: readings.planetsCount,
  housesCount: readings.housesCount,
  aspectsCount: readings.aspectsCount,
  editedAt: readings.editedAt,
  createdAt: readings.createdAt,
}

const listedEnhanced = {
  ...listed,
  birthDetailId: readings.birthDetailId,
  pofRuler: readings.pofRuler,
  pofRulerSign: readings.pofRulerSign,
  pofRulerHouse: readings.pofRulerHouse,
  isDayBirth: readings.isDayBirth,
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

const totalCharts = (db: Db) => queryNumber(db, 'select count(*) from astrological_readings')

/**
 * How many accounts have a chart. Nearly all charts belong to an account's own record, and an account has only one of
 * those, so they are counted. Only further records are checked one by one.
 */
function uniqueUsers(db: Db, total: number): number {
  const further = `from birth_details b join astrological_readings r on r.birth_detail_id = b.id where b.is_own = 0`
  const own = total - queryNumber(db, `select count(*) ${further}`)
  const onlyFurther = queryNumber(
    db,
    `select count(distinct b.user_id) ${further} and not exists (
       select 1 from birth_details o join astrological_readings x on x.birth_detail_id = o.id
       where o.user_id = b.user_id and o.is_own = 1)`,
  )
  return own + onlyFurther
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
    const total = totalCharts(db)
    return { stats: { totalCharts: total, uniqueUsers: uniqueUsers(db, total) } }
  },
})

/** The same text as in the partial index for complete charts. */
const COMPLETE = 'planets_count > 0 and houses_count > 0 and aspects_count > 0'

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
    stats: {
      total: totalCharts(db),
      complete: queryNumber(db, `select count(*) from astrological_readings where ${COMPLETE}`),
      dayBirths: queryNumber(db, 'select count(*) from astrological_readings where is_day_birth = 1'),
      recent: queryNumber(
        db,
        'select count(*) from astrological_readings where created_at >= ?',
        clock.now().getTime() - RECENT_PERIOD,
      ),
    },
  }),
})

export const exportCharts = csv({
  name: 'natal-charts.export',
  summary: 'The natal charts as a CSV file',
  entity: 'natal-chart',
  file: 'natal-charts.csv',
  order: '-createdAt',
})

/** A chart with its birth record and its owner. @throws Refusal 404 */
export function chartById({ db }: Services, id: string) {
  const found = db.orm
    .select({ chartRecord: readings, record: birthDetails, userName: users.name, userEmail: users.email })
    .from(readings)
    .innerJoin(birthDetails, eq(birthDetails.id, readings.birthDetailId))
    .innerJoin(users, eq(users.id, birthDetails.userId))
    .where(eq(readings.id, id))
    .get()
  if (!found) throw new Refusal('chart.not-found', NO_SUCH_CHART)
  return { ...found, chartRecord: parseChartRecord(found.chartRecord) }
}

/** The lot in the columns: computed, or edited by hand. */
export function shownLot(chartRecord: Pick<ChartRecord, keyof Lot>): Lot {
  const { pofSign, pofDegree, pofHouse, pofRuler, pofRulerSign, pofRulerHouse, isDayBirth } = chartRecord
  return { pofSign, pofDegree, pofHouse, pofRuler, pofRulerSign, pofRulerHouse, isDayBirth } as Lot
}

/** @throws Refusal 409 if the chart must be cast again */
export function wholeChart(stored: StoredChartRecord): ChartRecord {
  const chartRecord = toChartRecord(stored)
  if (chartRecord) return chartRecord
  throw new Refusal(unreadableChartRefusal(stored).code, REGENERATE_FIRST)
}

export const readChartHead = operation({
  name: 'natal-charts.read-head',
  summary: 'Whose chart it is, and what its columns say, also where the chart itself cannot be read',
  who: 'admin',
  input: chartIdSchema,
  limit: 'read',
  run({ services }, { id }) {
    const { chartRecord, record, userName, userEmail } = chartById(services, id)
    const { editedAt, engineVersion, createdAt } = chartRecord
    return {
      id,
      userId: record.userId,
      userName,
      userEmail,
      birthDetailId: record.id,
      pseudonym: record.pseudonym,
      ...shownLot(chartRecord),
      computed: chartRecord.stored.chart && toLotColumns(chartRecord.stored.chart),
      editedAt,
      editedBy: chartRecord.editedBy ? loadUserName(services, chartRecord.editedBy) : null,
      engineVersion,
      createdAt,
    }
  },
})

export const readChart = operation({
  name: 'natal-charts.read',
  summary: 'One natal chart with its planets, houses and aspects',
  who: 'admin',
  input: chartIdSchema,
  limit: 'read',
  run({ services }, { id }) {
    const { chartRecord: stored, record, userName, userEmail } = chartById(services, id)
    const chartRecord = wholeChart(stored)
    const rows = loadChartRows(services.db, id)
    return {
      id,
      userId: record.userId,
      userName,
      userEmail,
      birthDetailId: record.id,
      pseudonym: record.pseudonym,
      birth: birthDataView(record, chartRecord.chart),
      ...shownLot(chartRecord),
      computed: toLotColumns(chartRecord.chart),
      editedAt: chartRecord.editedAt,
      editedBy: chartRecord.editedBy ? loadUserName(services, chartRecord.editedBy) : null,
      engineVersion: chartRecord.engineVersion,
      createdAt: chartRecord.createdAt,
      planets: rows.planets().map(toPlanet),
      houses: rows.houses().map(toHouse),
      aspects: rows.aspects().map(toAspect),
      chart: reportChart(chartRecord),
    }
  },
})

export type ChartDetail = Awaited<ReturnType<typeof readChart.run>>

function loadUserName({ db }: Services, userId: string): string {
  const user = db.orm
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .get()
  return user?.name || user?.email || 'A deleted account'
}

type RowsOf = ReturnType<typeof loadChartRows>
type PlanetRow = ReturnType<RowsOf['planets']>[number]
type HouseRow = ReturnType<RowsOf['houses']>[number]
type AspectRow = ReturnType<RowsOf['aspects']>[number]

const toPlanet = ({ id, name, sign, fullDegree, houseId, isRetro }: PlanetRow) => ({
  id,
  name,
  sign,
  fullDegree,
  houseId,
  isRetro,
})
const toHouse = ({ id, houseId, sign, startDegree, endDegree }: HouseRow) => ({
  id,
  houseId,
  sign,
  startDegree,
  endDegree,
})
const toAspect = ({ id, type, aspectingPoint, aspectedPoint, orb, diff }: AspectRow) => ({
  id,
  type,
  aspectingPlanetName: aspectingPoint,
  aspectedPlanetName: aspectedPoint,
  orb,
  diff,
})

type ChartRows = ReturnType<typeof loadChartRows>

/** The rows of one kind that belong to a chart. @throws Refusal 404 if there is no such chart */
const readRows = <Row>(kind: string, toRows: (rows: ChartRows) => Row[]) =>
  operation({
    name: `natal-charts.${kind}`,
    summary: `The ${kind} of a chart`,
    who: 'admin',
    input: chartRowsSchema,
    limit: 'read',
    run({ services }, { chartId }) {
      chartById(services, chartId)
      return toRows(loadChartRows(services.db, chartId))
    },
  })

export const readChartPlanets = readRows('planets', (rows) => rows.planets().map(toPlanet))
export const readChartHouses = readRows('houses', (rows) => rows.houses().map(toHouse))
export const readChartAspects = readRows('aspects', (rows) => rows.aspects().map(toAspect))

export const readingByBirth = operation({
  name: 'natal-charts.reading-by-birth',
  summary: 'The id of the reading of a birth detail; null where it has none',
  who: 'admin',
  input: readingByBirthSchema,
  limit: 'read',
  run({ services: { db } }, { birthDetailId }) {
    const record = db.orm
      .select({ id: birthDetails.id })
      .from(birthDetails)
      .where(eq(birthDetails.id, birthDetailId))
      .get()
    if (!record) throw new Refusal('birth-detail.not-found', NO_SUCH_BIRTH_DETAIL)
    return { id: loadStoredChartOfBirth(db, birthDetailId)?.id ?? null }
  },
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
        pseudonym: birthDetails.pseudonym,
        dateOfBirth: birthDetails.dateOfBirth,
        birthTime: birthDetails.birthTime,
        cityName: birthDetails.cityName,
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
