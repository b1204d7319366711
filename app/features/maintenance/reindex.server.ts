import { desc } from 'drizzle-orm'
import { z } from 'zod'
import { indexStatus } from '#app/features/similarity/indexing.server.ts'
import { operation, Refusal } from '#app/operations/operation.server.ts'
import type { ReindexRun } from '#app/operations/services.ts'
import { reindexRuns } from '#db/schema/index.ts'

const nothing = z.object({})

/** What the screen shows of a run. */
export function runView({ id, status, phase, charts, vectors, search, failure, ...run }: ReindexRun) {
  const { startedAt, finishedAt } = run
  return { id, status, phase, charts, vectors, search, failure, startedAt, finishedAt }
}

export type RunView = ReturnType<typeof runView>

export const readReindex = operation({
  name: 'reindex.read',
  summary: 'The state of the derived data, and the latest runs',
  who: 'admin',
  input: nothing,
  limit: 'read',
  run: ({ services }) => ({
    index: indexStatus(services),
    runs: services.db.orm
      .select()
      .from(reindexRuns)
      .orderBy(desc(reindexRuns.id))
      .limit(6)
      .all()
      .map(runView),
  }),
})

export const startReindex = operation({
  name: 'reindex.start',
  summary:
    'Rebuild vectors, search texts and charts of an older engine or other rulers; goes on where it was stopped',
  who: 'admin',
  input: nothing,
  limit: 'write',
  idempotency: 'natural',
  audit: { 'reindex.start': 'reindex' },
  change({ services, actor }) {
    const run = services.reindexer.start(actor.id)
    if (!run) throw new Refusal('reindex.under-way', 'Reindexing is under way already.')
    return {
      result: runView(run),
      entries: [{ action: 'reindex.start', entityId: run.id, subjectUserId: null }],
    }
  },
})

export const stopReindex = operation({
  name: 'reindex.stop',
  summary: 'Stop reindexing where it is',
  who: 'admin',
  input: nothing,
  limit: 'write',
  idempotency: 'natural',
  audit: { 'reindex.stop': 'reindex' },
  change({ services }) {
    const run = services.reindexer.stop()
    if (!run) throw new Refusal('reindex.not-under-way', 'Reindexing is not under way.')
    return {
      result: runView(run),
      entries: [{ action: 'reindex.stop', entityId: run.id, subjectUserId: null }],
    }
  },
})
