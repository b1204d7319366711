import { eq } from 'drizzle-orm'
import { birthDataView } from '#app/features/charts/birth-record.server.ts'
import { operation, Refusal } from '#app/operations/operation.server.ts'
import type { Services } from '#app/operations/services.ts'
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
