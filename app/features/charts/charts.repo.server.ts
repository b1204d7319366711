import { and, asc, eq, max, sql } from 'drizzle-orm'
import type { Chart, Planet, RulerTable, Sign } from '#app/astro/index.server.ts'
import { DEFAULT_RULERS, readStoredChart } from '#app/astro/index.server.ts'
import { memoizeByText } from '#app/memoize.ts'
import { type Db, repository } from '#db/client.server.ts'
import {
  analyses,
  aspects,
  birthDetails,
  houses,
  planetaryRulers,
  planets,
  readings,
  users,
} from '#db/schema/index.ts'
import type { BirthRecord } from './birth-record.repo.server.ts'

const p = sql.placeholder
type Row<T extends { $inferInsert: unknown }> = T['$inferInsert']

const chartsRepo = repository((orm) => ({
  userById: orm
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, p('id')))
    .prepare(),
  ownBirth: orm
    .select({ record: birthDetails, chartRecord: readings })
    .from(birthDetails)
    .leftJoin(readings, eq(readings.birthDetailId, birthDetails.id))
    .where(and(eq(birthDetails.userId, p('userId')), eq(birthDetails.isOwn, true)))
    .prepare(),
  idOfUser: orm
    .select({ id: readings.id })
    .from(readings)
    .innerJoin(birthDetails, eq(birthDetails.id, readings.birthDetailId))
    .where(and(eq(birthDetails.userId, p('userId')), eq(birthDetails.isOwn, true)))
    .prepare(),
  readingOfBirth: orm
    .select()
    .from(readings)
    .where(eq(readings.birthDetailId, p('birthDetailId')))
    .prepare(),
  planets: orm
    .select()
    .from(planets)
    .where(eq(planets.readingId, p('readingId')))
    .orderBy(asc(planets.id))
    .prepare(),
  houses: orm
    .select()
    .from(houses)
    .where(eq(houses.readingId, p('readingId')))
    .orderBy(asc(houses.houseId))
    .prepare(),
  aspects: orm
    .select()
    .from(aspects)
    .where(eq(aspects.readingId, p('readingId')))
    .orderBy(asc(aspects.id))
    .prepare(),
  rulersChanged: orm
    .select({ at: max(planetaryRulers.changedAt) })
    .from(planetaryRulers)
    .prepare(),
  rulers: orm.select().from(planetaryRulers).where(eq(planetaryRulers.isActive, true)).prepare(),
}))

type StoredRow = typeof readings.$inferSelect
/** A stored reading. Its chart is null if it cannot be read and has to be cast again. */
export type StoredChartRecord = Omit<StoredRow, 'chart'> & { chart: Chart | null }
/** A reading whose chart can be read. */
export type ChartRecord = Omit<StoredRow, 'chart'> & { chart: Chart }
/** A person's own reading, with the birth record that it belongs to. */
export type OwnChart = ChartRecord & { birth: BirthRecord }
export type PlanetRow = typeof planets.$inferSelect
export type HouseRow = typeof houses.$inferSelect
export type AspectRow = typeof aspects.$inferSelect

/**
 * Keeps a few hundred charts. Parsing a chart by its schema takes longer than everything else that a page does with it.
 */
const chartFrom = memoizeByText(4_000_000, readStoredChart)

export function loadUserOfChart(db: Db, id: string) {
  return chartsRepo(db).userById.get({ id })
}

/** Parses the chart of a row of `readings`. */
export function parseChartRecord({ chart, ...row }: StoredRow): StoredChartRecord {
  return { ...row, chart: chartFrom(chart) }
}

/** Null if the chart has to be cast again. */
export function toChartRecord({ chart, ...row }: StoredChartRecord): ChartRecord | null {
  return chart && { ...row, chart }
}

/** The id of the reading of a person's own chart. It does not read the chart, which is long. */
export function loadChartId(db: Db, userId: string): string | undefined {
  return chartsRepo(db).idOfUser.get({ userId })?.id
}

/** A person's own birth record and its reading; null without one. */
export function loadOwnBirth(db: Db, userId: string) {
  const row = chartsRepo(db).ownBirth.get({ userId })
  return row && { ...row, chartRecord: row.chartRecord && parseChartRecord(row.chartRecord) }
}

/** For administrators, and for work that has found the birth record by its owner first. */
export function loadStoredChartOfBirth(db: Db, birthDetailId: string): StoredChartRecord | undefined {
  const row = chartsRepo(db).readingOfBirth.get({ birthDetailId })
  return row && parseChartRecord(row)
}

/** The rows of a reading; the reading must have been found by its owner first. */
export function loadChartRows(db: Db, readingId: string) {
  const repo = chartsRepo(db)
  return {
    planets: () => repo.planets.all({ readingId }),
    houses: () => repo.houses.all({ readingId }),
    aspects: () => repo.aspects.all({ readingId }),
  }
}

/** A chart's houses, planets and aspects, as they are about to be stored. */
export interface RowsOfChart {
  planets: Omit<Row<typeof planets>, 'readingId'>[]
  houses: Omit<Row<typeof houses>, 'readingId'>[]
  aspects: Omit<Row<typeof aspects>, 'readingId' | 'aspectingPlanetId' | 'aspectedPlanetId'>[]
}

export function insertChart(db: Db, chartRecord: Row<typeof readings>, rows: RowsOfChart): void {
  db.write(() => {
    db.orm
      .insert(readings)
      .values({ ...chartRecord, ...countRows(rows) })
      .run()
    insertRows(db, chartRecord.id, rows)
  })
}

/** A recalculated chart keeps its id, because events refer to it. */
export function replaceChart(
  db: Db,
  id: string,
  chartRecord: Partial<Row<typeof readings>>,
  rows: RowsOfChart,
): void {
  db.write(() => {
    db.orm
      .update(readings)
      .set({ ...chartRecord, ...countRows(rows) })
      .where(eq(readings.id, id))
      .run()
    db.orm.delete(aspects).where(eq(aspects.readingId, id)).run()
    db.orm.delete(houses).where(eq(houses.readingId, id)).run()
    db.orm.delete(planets).where(eq(planets.readingId, id)).run()
    insertRows(db, id, rows)
  })
}

/** The columns of the lot, computed or edited by hand. */
export function updateLot(db: Db, id: string, lot: Partial<Row<typeof readings>>): void {
  db.orm.update(readings).set(lot).where(eq(readings.id, id)).run()
}

/** Its analyses are deleted with it. */
export function removeChart(db: Db, id: string): void {
  db.orm.delete(readings).where(eq(readings.id, id)).run()
}

function countRows(rows: RowsOfChart) {
  return {
    planetsCount: rows.planets.length,
    housesCount: rows.houses.length,
    aspectsCount: rows.aspects.length,
  }
}

function insertRows(db: Db, readingId: string, rows: RowsOfChart): void {
  db.orm
    .insert(houses)
    .values(rows.houses.map((row) => ({ ...row, readingId })))
    .run()
  const idByName = new Map(
    db.orm
      .insert(planets)
      .values(rows.planets.map((row) => ({ ...row, readingId })))
      .returning({ id: planets.id, name: planets.name })
      .all()
      .map(({ id, name }) => [name, id]),
  )
  if (rows.aspects.length === 0) return
  db.orm
    .insert(aspects)
    .values(
      rows.aspects.map((row) => ({
        ...row,
        aspectingPlanetId: idByName.get(row.aspectingPoint) ?? null,
        aspectedPlanetId: idByName.get(row.aspectedPoint) ?? null,
        readingId,
      })),
    )
    .run()
}

export function deleteAnalyses(db: Db, readingId: string): void {
  db.orm.delete(analyses).where(eq(analyses.readingId, readingId)).run()
}

/** The rulers from the back-office. A sign that is missing or inactive gets the engine's ruler. */
export function rulerTable(db: Db): RulerTable {
  const table = { ...DEFAULT_RULERS } as Record<Sign, { traditional: Planet; modern: Planet }>
  for (const row of chartsRepo(db).rulers.all()) {
    const traditional = row.traditionalRuler as Planet
    table[row.sign as Sign] = { traditional, modern: (row.modernRuler as Planet | null) ?? traditional }
  }
  return table
}

/** The entries that differ from the engine's table, to be stored with what is computed from them. */
export function ownRulersIn(table: RulerTable): Partial<RulerTable> | undefined {
  const own = Object.entries(table).filter(([name, { traditional, modern }]) => {
    const engine = DEFAULT_RULERS[name as Sign]
    return traditional !== engine.traditional || modern !== engine.modern
  })
  return own.length > 0 ? (Object.fromEntries(own) as Partial<RulerTable>) : undefined
}

/** The rulers that a stored chart was made with. The present ones may differ. */
export function toRulerTable({ requestData }: Pick<ChartRecord, 'requestData'>): RulerTable {
  return { ...DEFAULT_RULERS, ...requestData.rulerTable }
}

/** When the rulers were last changed; null if they never were. */
export function rulersChangedAt(db: Db): Date | null {
  return chartsRepo(db).rulersChanged.get()?.at ?? null
}
