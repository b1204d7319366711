import { desc } from 'drizzle-orm'
import { z } from 'zod'
import { operation, Refusal } from '#app/features/operations/operation.server.ts'
import { recordChange } from '#app/features/operations/record-change.server.ts'
import type { ReindexRun } from '#app/features/operations/services.ts'
import { indexStatus } from '#app/features/similarity/indexing.server.ts'
import { reindexRuns } from '#db/schema/index.ts'

const nothing = z.object({})

/** A run as the screen shows it. */
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
  run({ services, actor }): RunView {
    return services.db.write(() => {
      const run = services.reindexer.start(actor.id)
      if (!run) throw new Refusal('reindex.under-way', 'Reindexing is under way already.')
      recordChange(services, actor, { action: 'reindex.start', entity: 'reindex', entityId: run.id })
      return runView(run)
    })
  },
})

export const stopReindex = operation({
  name: 'reindex.stop',
  summary: 'Stop reindexing where it is',
  who: 'admin',
  input: nothing,
  limit: 'write',
  idempotency: 'natural',
  run({ services, actor }): RunView {
    return services.db.write(() => {
      const run = services.reindexer.stop()
      if (!run) throw new Refusal('reindex.not-under-way', 'Reindexing is not under way.')
      recordChange(services, actor, { action: 'reindex.stop', entity: 'reindex', entityId: run.id })
      return runView(run)
    })
  },
})
