import { EventEmitter } from 'node:events'
import { desc, eq, inArray } from 'drizzle-orm'
import { ENGINE_VERSION } from '#app/astro/index.server.ts'
import { parseChartRecord, rulersChangedAt } from '#app/features/charts/charts.repo.server.ts'
import { castBirth, recastChart, toLotColumns } from '#app/features/charts/charts.server.ts'
import { indexStatus, reindexSome } from '#app/features/similarity/indexing.server.ts'
import { SECOND } from '#app/operations/clock.ts'
import type { Reindexer, ReindexRun, Services } from '#app/operations/services.ts'
import { type Db, databaseFault } from '#db/client.server.ts'
import { birthDetails, type ChartCount, readings, reindexRuns } from '#db/schema/index.ts'
import { deleteOrphans, repairSearch, SEARCHED_TABLES, searchedRows } from '#db/search-index.ts'
import { farthestMovement, SHOWN_MOVEMENT } from './chart-movement.ts'

type Needs = Pick<Services, 'db' | 'clock' | 'embedder' | 'replication'>

/** Other requests are answered between two slices. A slice takes a few milliseconds. */
const CHARTS_A_SLICE = 10
const VECTORS_A_SLICE = 16
const ROWS_A_SLICE = 200

/** If a run writes nothing for this long, its process has ended, and another process continues it. */
const LOST_AFTER = 10 * SECOND
const LOOK_EVERY = 5 * SECOND

/** Rebuilds derived data in slices, in this process. Only one run at a time in all processes. */
export function openReindexer(services: Needs): Reindexer {
  const { db, clock, replication } = services
  const events = new EventEmitter().setMaxListeners(0)
  let working: Promise<void> | null = null
  let closing = false
  let timer: NodeJS.Timeout | undefined

  const latest = () => db.orm.select().from(reindexRuns).orderBy(desc(reindexRuns.id)).limit(1).get()

  function write(id: number, change: Partial<ReindexRun>): ReindexRun {
    const run = db.orm
      .update(reindexRuns)
      .set({ ...change, heardOfAt: clock.now() })
      .where(eq(reindexRuns.id, id))
      .returning()
      .get()
    events.emit('change', run)
    return run
  }

  const isRunning = (id: number) => {
    const run = latest()
    return !closing && run?.id === id && run.status === 'running'
  }

  async function work(id: number): Promise<void> {
    try {
      for (const slice of makeSlices(services, latest()!)) {
        if (!isRunning(id)) return
        write(id, await slice())
        await new Promise((resolve) => setImmediate(resolve))
      }
      if (isRunning(id)) write(id, { status: 'done', finishedAt: clock.now() })
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error)
      if (db.sqlite.open)
        ignoringFaults(() => write(id, { status: 'failed', failure, finishedAt: clock.now() }))
    }
  }

  function run(id: number): void {
    working = (working ?? Promise.resolve()).then(() => work(id))
  }

  function takeOver(): void {
    if (closing || replication?.primary()) return
    ignoringFaults(() => {
      const last = latest()
      if (last?.status !== 'running' || clock.now().getTime() - last.heardOfAt.getTime() < LOST_AFTER) return
      write(last.id, {})
      run(last.id)
    })
  }

  return {
    latest,
    takeOver,
    start(requestedBy) {
      const begun = db.write(() => {
        const last = latest()
        if (last?.status === 'running') return null
        if (last?.status === 'stopped' || last?.status === 'failed') {
          return write(last.id, { status: 'running', failure: null, finishedAt: null })
        }
        const now = clock.now()
        return db.orm
          .insert(reindexRuns)
          .values({ status: 'running', phase: 'charts', requestedBy, startedAt: now, heardOfAt: now })
          .returning()
          .get()
      })
      if (begun) run(begun.id)
      return begun
    },
    stop() {
      return db.write(() => {
        const last = latest()
        return last?.status === 'running' ? write(last.id, { status: 'stopped' }) : null
      })
    },
    watch(changed, closed) {
      events.on('change', changed)
      events.once('close', closed)
      return () => {
        events.off('change', changed)
        events.off('close', closed)
      }
    },
    begin() {
      timer = setInterval(takeOver, LOOK_EVERY).unref()
    },
    async close() {
      closing = true
      clearInterval(timer)
      events.emit('close')
      await working
    },
  }
}

/**
 * Nothing waits for a run, so an error would end the process. While nothing can be stored, as on a full disk, a run
 * stays as it is, and is continued later like one whose process has ended.
 */
function ignoringFaults(work: () => void): void {
  try {
    work()
  } catch (error) {
    if (databaseFault(error) === null) throw error
  }
}

type Slice = () => Promise<Partial<ReindexRun>> | Partial<ReindexRun>

/** The remaining slices of a run, in order. Each slice reads from the tables what is left to do. */
function* makeSlices(services: Needs, run: ReindexRun): Generator<Slice> {
  const phases = ['charts', 'vectors', 'search'] as const
  const from = phases.indexOf(run.phase)
  if (from <= 0) yield* chartSlices(services, run)
  if (from <= 1) yield* vectorSlices(services, run)
  yield* searchSlices(services)
}

/**
 * Charts made by an older engine or before the rulers were changed, except those edited by hand. Each part is a range
 * of an index. A recalculated chart leaves its range, so no slice reads it again.
 */
function outdatedCharts(db: Db, now: Date) {
  const changed = rulersChangedAt(db)
  // A recalculated chart gets the present time. A change dated in the future would keep it outdated forever.
  const madeBefore = changed && changed <= now ? changed.getTime() : 0
  const ranges = ['engine_version < :engine', 'engine_version > :engine', 'created_at < :madeBefore']
  const values = { engine: ENGINE_VERSION, madeBefore }
  const all = (columns: string, condition: string) =>
    ranges.map((range) => `select ${columns} from astrological_readings where ${range} ${condition}`)
  const count = db.sqlite
    .prepare(
      `select count(distinct id) from (${all('rowid as id', '').join(' union all ')})
       where id not in (select rowid from astrological_readings where edited_at is not null)`,
    )
    .pluck()
  const some = db.sqlite
    .prepare(`${all('id', 'and edited_at is null').join(' union all ')} limit ${CHARTS_A_SLICE}`)
    .pluck()
  return {
    count: () => count.get(values) as number,
    /** At most one slice. An id in two ranges comes once. */
    some: () => [...new Set(some.all(values) as string[])],
  }
}

/** Recalculates outdated charts in place, so that analyses and events still refer to them, and counts what changed. */
function* chartSlices({ db, clock }: Needs, run: ReindexRun): Generator<Slice> {
  const outdated = outdatedCharts(db, clock.now())
  const begun = run.phase === 'charts' ? run.charts : null
  let done = begun?.done ?? 0
  const changes: Required<Omit<ChartCount, 'done' | 'total'>> = {
    lotsMoved: begun?.lotsMoved ?? 0,
    chartsMoved: begun?.chartsMoved ?? 0,
    readOtherwise: begun?.readOtherwise ?? 0,
    farthest: begun?.farthest ?? null,
  }
  const left = outdated.count()
  const total = done + left
  yield () => ({ phase: 'charts', charts: { ...changes, done, total } })
  let more = left > 0
  while (more) {
    yield () => {
      const ids = outdated.some()
      const slice = db.orm
        .select({ chartRecord: readings, record: birthDetails })
        .from(readings)
        .innerJoin(birthDetails, eq(birthDetails.id, readings.birthDetailId))
        .where(inArray(readings.id, ids))
        .all()
      db.write(() => {
        for (const { chartRecord: row, record } of slice) {
          const chartRecord = parseChartRecord(row)
          const chart = castBirth(db, record)
          const { pofSign, pofHouse } = toLotColumns(chart)
          if (pofSign !== chartRecord.pofSign || pofHouse !== chartRecord.pofHouse) changes.lotsMoved += 1
          const moved = farthestMovement(chartRecord.chart ?? {}, chart)
          if (moved.degrees >= SHOWN_MOVEMENT) {
            changes.chartsMoved += 1
            if (moved.degrees > (changes.farthest?.degrees ?? 0)) changes.farthest = moved
          }
          if (recastChart(db, chartRecord, record, chart, clock.now())) changes.readOtherwise += 1
        }
      })
      done += slice.length
      more = slice.length > 0
      return { charts: { ...changes, done, total: Math.max(total, done) } }
    }
  }
}

function* vectorSlices(services: Needs, run: ReindexRun): Generator<Slice> {
  const { stale, missing } = indexStatus(services)
  let done = run.phase === 'vectors' ? (run.vectors?.done ?? 0) : 0
  const total = done + stale + missing
  yield () => ({ phase: 'vectors', vectors: { done, total } })
  let more = stale + missing > 0
  while (more) {
    yield async () => {
      const slice = await reindexSome(services, { limit: VECTORS_A_SLICE })
      done += slice.done
      // A text that changed while it was embedded is left for the next slice. The loop ends when a slice does nothing.
      more = slice.remaining > 0 && slice.done > 0
      return { vectors: { done, total: Math.max(total, done) } }
    }
  }
}

function* searchSlices({ db }: Needs): Generator<Slice> {
  const total = searchedRows(db)
  let done = 0
  yield () => ({ phase: 'search', search: { done, total } })
  for (const table of SEARCHED_TABLES) {
    yield () => {
      deleteOrphans(db, table)
      return {}
    }
    let after: string | null = ''
    while (after !== null) {
      yield () => {
        const slice = repairSearch(db, table, after!, ROWS_A_SLICE)
        after = slice.last
        done += slice.seen
        return { search: { done, total: Math.max(total, done) } }
      }
    }
  }
}
