import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type Chart, castChart, inHouseSystem, positionText, SEVEN_LOTS } from '#app/astro/index.server.ts'
import { judge, judgementKey } from '#app/guidance/index.server.ts'
import { operation, Refusal } from '#app/operations/operation.server.ts'
import type { SignedInPerson } from '#app/operations/person.ts'
import type { Services } from '#app/operations/services.ts'
import type { Db } from '#db/client.server.ts'
import type { BirthRecord } from './birth-record.repo.server.ts'
import { lotRows, lotsChosen } from './chart-lots.server.ts'
import { missingWords } from './chart-missing-messages.ts'
import { aspectRows, houseRows, planetRows, rawApiData } from './chart-rows.ts'
import {
  type ChartRecord,
  deleteAnalyses,
  insertChart,
  loadChartId,
  loadChartRows,
  loadOwnBirth,
  type OwnChart,
  ownRulersIn,
  type RowsOfChart,
  replaceChart,
  rulerTable,
  type StoredChartRecord,
  toChartRecord,
  toRulerTable,
} from './charts.repo.server.ts'
import { CHOSEN_HOUSES, chartViewSchema, type HousesAsked, lotsSchema } from './charts.schema.ts'

/** What is missing if there is no chart to read: the birth data, or only the chart. */
export type Missing = 'birth-data' | 'chart'

/** 404 without birth data; 409 if an administrator deleted the chart or casting it failed. */
export function noChartRefusal(missing: Missing): Refusal {
  return missing === 'chart'
    ? new Refusal('chart.missing', missingWords.noChart)
    : new Refusal('birth-data.missing', missingWords.noBirthData)
}

export function castBirth(db: Db, record: Pick<BirthRecord, 'utc' | 'latitude' | 'longitude'>): Chart {
  const { utc, latitude, longitude } = record
  return castChart({ utc, latitude, longitude, rulerTable: rulerTable(db) })
}

/** The computed lot, under the names of the columns beside the chart. */
export function toLotColumns(chart: Chart) {
  const { partOfFortune: lot, isDayBirth } = chart
  return {
    pofSign: lot.sign,
    pofDegree: lot.degree,
    pofHouse: lot.house,
    pofRuler: lot.ruler,
    pofRulerSign: lot.rulerSign,
    pofRulerHouse: lot.rulerHouse,
    isDayBirth,
  }
}

export type Lot = ReturnType<typeof toLotColumns>

function toChartColumns(db: Db, record: BirthRecord, chart: Chart, now: Date) {
  const ownRulers = ownRulersIn(rulerTable(db))
  return {
    ...toLotColumns(chart),
    engineVersion: chart.engineVersion,
    chart: JSON.stringify(chart),
    requestData: {
      utc: chart.utc,
      latitude: record.latitude,
      longitude: record.longitude,
      rulers: chart.rulers,
      ...(ownRulers ? { rulerTable: ownRulers } : {}),
    },
    createdAt: now,
  }
}

function rowsOfChart(db: Db, chart: Chart): RowsOfChart {
  const rulers = rulerTable(db)
  return {
    planets: planetRows(chart, (sign) => rulers[sign][chart.rulers]),
    houses: houseRows(chart),
    aspects: aspectRows(chart),
  }
}

/** Stores the first chart of a birth record with its houses, planets and aspects. @returns its id. */
export function storeChart(db: Db, record: BirthRecord, chart: Chart, now: Date): string {
  const id = randomUUID()
  insertChart(
    db,
    { id, birthDetailId: record.id, ...toChartColumns(db, record, chart, now) },
    rowsOfChart(db, chart),
  )
  return id
}

/**
 * Replaces a stored chart by a newly cast one. Edits by hand are lost. If the new chart has another reading, its
 * analysis is deleted too and composed again when it is next opened.
 * @returns true if the chart has another reading than before
 */
export function recastChart(
  db: Db,
  chartRecord: StoredChartRecord,
  record: BirthRecord,
  chart: Chart,
  now: Date,
): boolean {
  return db.write(() => {
    const otherwise = isReadOtherwise(chartRecord, chart)
    if (otherwise) deleteAnalyses(db, chartRecord.id)
    replaceChart(
      db,
      chartRecord.id,
      { ...toChartColumns(db, record, chart, now), editedAt: null, editedBy: null },
      rowsOfChart(db, chart),
    )
    return otherwise
  })
}

/**
 * True if two charts have different readings. A more exact engine may move a planet by seconds of arc; an analysis that
 * somebody has read and rated is kept in that case. If the stored chart cannot be read, only the birth and the lot are
 * compared, from the other columns of its row.
 */
function isReadOtherwise(chartRecord: StoredChartRecord, after: Chart): boolean {
  const toBirthText = ({ utc, latitude, longitude }: Pick<Chart, 'utc' | 'latitude' | 'longitude'>) =>
    [utc, latitude, longitude].join()
  const before = chartRecord.chart
  if (toBirthText(before ?? chartRecord.requestData) !== toBirthText(after)) return true
  if (before) return judgementKey(judge(before)) !== judgementKey(judge(after))
  const { pofDegree: _, ...lot } = toLotColumns(after)
  return Object.entries(lot).some(([name, value]) => chartRecord[name as keyof typeof lot] !== value)
}

/** Why a stored chart is not shown. */
export const unreadableChartRefusal = () => new Refusal('chart.unreadable', missingWords.damaged)

/** @throws Refusal 409 if it must be cast again */
export function readableChart(stored: StoredChartRecord): ChartRecord {
  const chartRecord = toChartRecord(stored)
  if (!chartRecord) throw unreadableChartRefusal()
  return chartRecord
}

/** A chart with its birth record, or what is missing. @throws Refusal 409 if it must be cast again */
function toOwnChart(own: ReturnType<typeof loadOwnBirth>): OwnChart | { missing: Missing } {
  if (!own?.chartRecord) return { missing: own ? 'chart' : 'birth-data' }
  return { ...readableChart(own.chartRecord), birth: own.record }
}

/** A person's chart, or what is missing. @throws Refusal 409 if it must be cast again */
export function loadChart(db: Db, userId: string): OwnChart | { missing: Missing } {
  return toOwnChart(loadOwnBirth(db, userId))
}

function requireChart(found: OwnChart | { missing: Missing }): OwnChart {
  if ('missing' in found) throw noChartRefusal(found.missing)
  return found
}

/** @throws Refusal 404 without birth data, 409 without a chart, or if it must be cast again */
export function loadOwnChart(db: Db, userId: string): OwnChart {
  return requireChart(loadChart(db, userId))
}

/** A chart with the requested houses, by default those that it was saved with. */
function inHousesAsked({ houseView }: SignedInPerson, chart: Chart, houses: HousesAsked | undefined): Chart {
  if (!houses) return chart
  return inHouseSystem(chart, houses === CHOSEN_HOUSES ? houseView : houses)
}

const nothing = z.object({})

export const readReading = operation({
  name: 'charts.reading',
  summary: 'The astrological reading of the saved birth record, or null; by another house system if asked',
  who: 'member',
  input: chartViewSchema,
  limit: 'read',
  run({ services, actor }, { houses }) {
    const chartRecord = loadChart(services.db, actor.id)
    if ('missing' in chartRecord) return null
    const { id, birthDetailId, engineVersion, requestData, createdAt } = chartRecord
    const chart = inHousesAsked(actor, chartRecord.chart, houses)
    return {
      id,
      birthDetailId,
      ...toLotColumns(chart),
      engineVersion,
      requestData,
      createdAt,
      lots: lotRows(chart, SEVEN_LOTS, toRulerTable(chartRecord)),
      rawApiData: rawApiData(chart),
    }
  },
})

export const listLots = operation({
  name: 'charts.lots',
  summary: 'Lots of the saved chart, or null: the seven of Paulus, all, or one by its name',
  who: 'member',
  input: lotsSchema,
  limit: 'read',
  run({ services, actor }, { lots, houses }) {
    const chartRecord = loadChart(services.db, actor.id)
    if ('missing' in chartRecord) return null
    const chart = inHousesAsked(actor, chartRecord.chart, houses)
    return {
      houseSystem: chart.houseSystem,
      isDayBirth: chart.isDayBirth,
      lots: lotRows(chart, lotsChosen(lots), toRulerTable(chartRecord)),
    }
  },
})

export const readNatalChart = operation({
  name: 'charts.natal-chart',
  summary: 'The natal chart of the saved birth record, or null',
  who: 'member',
  input: nothing,
  limit: 'read',
  run({ services, actor }) {
    const chartRecord = loadChart(services.db, actor.id)
    if ('missing' in chartRecord) return null
    const { pofSign, pofHouse, pofDegree } = toLotColumns(chartRecord.chart)
    const { createdAt } = chartRecord
    const raw = rawApiData(chartRecord.chart)
    return {
      pofSign,
      pofHouse,
      pofDegree,
      createdAt,
      planetsJson: JSON.stringify(raw.planets),
      housesJson: JSON.stringify(raw.houses),
      aspectsJson: JSON.stringify(raw.aspects),
    }
  },
})

/** The rows of one kind of the saved chart; none without a chart. */
const listRows = <Row>(kind: string, toRows: (rows: ReturnType<typeof loadChartRows>) => Row[]) =>
  operation({
    name: `charts.${kind}`,
    summary: `The ${kind} of the saved chart`,
    who: 'member',
    input: nothing,
    limit: 'read',
    run({ services, actor }) {
      const readingId = loadChartId(services.db, actor.id)
      return readingId === undefined ? [] : toRows(loadChartRows(services.db, readingId))
    },
  })

export const listPlanets = listRows('planets', (rows) =>
  rows.planets().map((row) => ({ ...row, position: positionText(row.fullDegree) })),
)
export const listHouses = listRows('houses', (rows) =>
  rows.houses().map((row) => ({ ...row, position: positionText(row.startDegree) })),
)
export const listAspects = listRows('aspects', (rows) => rows.aspects())

/**
 * A person's chart for judging. A chart that cannot be read, because it is damaged or from an earlier engine, is cast
 * again from the birth record, and replaced.
 * @throws Refusal 404 without birth data, 409 without a chart
 */
export function loadJudgedChart({ db, clock }: Pick<Services, 'db' | 'clock'>, userId: string): OwnChart {
  const own = loadOwnBirth(db, userId)
  if (!own?.chartRecord || own.chartRecord.chart) return requireChart(toOwnChart(own))
  const { record, chartRecord } = own
  recastChart(db, chartRecord, record, castBirth(db, record), clock.now())
  return loadOwnChart(db, userId)
}
