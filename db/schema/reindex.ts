import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'

interface PhaseCount {
  done: number
  /** The number of items when the phase began. */
  total: number
}

export interface ChartCount extends PhaseCount {
  /** Of the finished ones: how many have their lot in another sign or house. Unknown for old runs. */
  lotsMoved?: number
  /** Of the finished ones: how many have a planet, an angle or the lot that moved by a second of arc or more. */
  chartsMoved?: number
  /** Of the finished ones: how many have a new judgement, so that their analyses are composed again. */
  readOtherwise?: number
  /** The largest movement, and which point moved; null if nothing did. */
  farthest?: { degrees: number; point: string } | null
}

/**
 * A run that rebuilds derived data: charts of an older engine, vectors, search texts. The remaining work is not stored;
 * each step finds it.
 */
export const reindexRuns = sqliteTable(
  'reindex_runs',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    status: text('status', { enum: ['running', 'stopped', 'done', 'failed'] }).notNull(),
    phase: text('phase', { enum: ['charts', 'vectors', 'search'] }).notNull(),
    charts: text('charts', { mode: 'json' }).$type<ChartCount>(),
    vectors: text('vectors', { mode: 'json' }).$type<PhaseCount>(),
    search: text('search', { mode: 'json' }).$type<PhaseCount>(),
    /** Why the run failed. */
    failure: text('failure'),
    requestedBy: text('requested_by').references(() => users.id, { onDelete: 'set null' }),
    startedAt: integer('started_at', { mode: 'timestamp_ms' }).notNull(),
    /** Written with every slice. If a run is 'running' and this time is old, its process has ended. */
    heardOfAt: integer('heard_of_at', { mode: 'timestamp_ms' }).notNull(),
    finishedAt: integer('finished_at', { mode: 'timestamp_ms' }),
  },
  (table) => [index('reindex_runs_requested_by').on(table.requestedBy)],
)
