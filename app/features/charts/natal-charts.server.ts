import { eq } from 'drizzle-orm'
import { birthDataView } from '#app/features/charts/birth-record.server.ts'
import { operation, Refusal } from '#app/operations/operation.server.ts'
import { displayName } from '#app/operations/person.ts'
import type { Services } from '#app/operations/services.ts'
import { pick } from '#app/pick.ts'
import { birthDetails, readings, users } from '#db/schema/index.ts'
import { NO_SUCH_BIRTH_DETAIL } from './chart-messages.ts'
import {
  type AspectRow,
  type ChartRecord,
  type HouseRow,
  loadChartRows,
  loadStoredChartOfBirth,
  loadUserOfChart,
  type PlanetRow,
  parseChartRecord,
  type StoredChartRecord,
  toChartRecord,
} from './charts.repo.server.ts'
import { type Lot, toLotColumns, unreadableChartRefusal } from './charts.server.ts'
import { chartIdSchema, chartRowsSchema, LOT_FIELDS, readingByBirthSchema } from './natal-charts.schema.ts'
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
  if (!found) throw new Refusal('chart.not-found', 'There is no such natal chart.')
  return { ...found, chartRecord: parseChartRecord(found.chartRecord) }
}

/** The lot in the columns: computed, or edited by hand. */
export function shownLot(chartRecord: Pick<ChartRecord, keyof Lot>): Lot {
  return pick(chartRecord, ...LOT_FIELDS) as Lot
}

/** @throws Refusal 409 if the chart must be cast again */
export function wholeChart(stored: StoredChartRecord): ChartRecord {
  const chartRecord = toChartRecord(stored)
  if (chartRecord) return chartRecord
  throw new Refusal(
    unreadableChartRefusal().code,
    'This chart cannot be read. It was stored by an earlier version, or it is damaged. Please regenerate it from its birth detail.',
  )
}

function toHead(
  services: Services,
  { chartRecord, record, userName, userEmail }: ReturnType<typeof chartById>,
) {
  const { chart } = chartRecord
  return {
    id: chartRecord.id,
    userId: record.userId,
    userName,
    userEmail,
    birthDetailId: record.id,
    pseudonym: record.pseudonym,
    ...shownLot(chartRecord),
    computed: chart && toLotColumns(chart),
    editedBy: chartRecord.editedBy ? loadUserName(services, chartRecord.editedBy) : null,
    ...pick(chartRecord, 'editedAt', 'engineVersion', 'createdAt'),
  }
}

export const readChartHead = operation({
  name: 'natal-charts.read-head',
  summary: 'Whose chart it is, and what its columns say, also where the chart itself cannot be read',
  who: 'admin',
  input: chartIdSchema,
  limit: 'read',
  run: ({ services }, { id }) => toHead(services, chartById(services, id)),
})

export const readChart = operation({
  name: 'natal-charts.read',
  summary: 'One natal chart with its planets, houses and aspects',
  who: 'admin',
  input: chartIdSchema,
  limit: 'read',
  run({ services }, { id }) {
    const found = chartById(services, id)
    const chartRecord = wholeChart(found.chartRecord)
    const rows = loadChartRows(services.db, id)
    return {
      ...toHead(services, found),
      computed: toLotColumns(chartRecord.chart),
      birth: birthDataView(found.record, chartRecord.chart),
      planets: rows.planets().map(toPlanet),
      houses: rows.houses().map(toHouse),
      aspects: rows.aspects().map(toAspect),
      chart: reportChart(chartRecord),
    }
  },
})

export type ChartDetail = Awaited<ReturnType<typeof readChart.run>>

function loadUserName({ db }: Services, id: string): string {
  const user = loadUserOfChart(db, id)
  return user ? displayName(user) : 'A deleted account'
}

type ChartRows = ReturnType<typeof loadChartRows>

const toPlanet = (row: PlanetRow) => pick(row, 'id', 'name', 'sign', 'fullDegree', 'houseId', 'isRetro')
const toHouse = (row: HouseRow) => pick(row, 'id', 'houseId', 'sign', 'startDegree', 'endDegree')
const toAspect = ({ aspectingPoint, aspectedPoint, ...row }: AspectRow) => ({
  ...pick(row, 'id', 'type'),
  aspectingPlanetName: aspectingPoint,
  aspectedPlanetName: aspectedPoint,
  ...pick(row, 'orb', 'diff'),
})

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
