import { z } from 'zod'
import { inOrder, nameOfRows } from '#app/features/account/deletion.ts'
import { rowCountsOfPerson } from '#app/features/account/person-rows.server.ts'
import { type Call, operation } from '#app/features/operations/operation.server.ts'
import { changesOf, departuresOf } from './changes.repo.server.ts'
import { readsOf } from './record-reads.server.ts'

/** Made of what is stored at this moment; nothing in it is written by hand. */
export interface PrivacyReceipt {
  madeAt: Date
  stored: { kind: string; table: string; rows: number }[]
  byAdministrators: { did: 'opened' | 'exported' | 'changed'; what: string; at: Date }[]
  left: { kind: 'mail' | 'language-model' | 'embedder'; what: string; at: Date }[]
}

function receiptOf({ services: { db, clock }, actor }: Call<'member'>): PrivacyReceipt {
  const reads = readsOf(db, actor.id).map(({ way, operation, at }) => ({ did: way, what: operation, at }))
  const changes = changesOf(db, actor.id).map(({ action, at }) => ({
    did: 'changed' as const,
    what: action,
    at,
  }))
  return {
    madeAt: clock.now(),
    stored: inOrder(rowCountsOfPerson(db, actor.id)).map(([table, rows]) => ({
      kind: nameOfRows(table),
      table,
      rows,
    })),
    byAdministrators: [...reads, ...changes].sort((one, other) => other.at.getTime() - one.at.getTime()),
    left: departuresOf(db, actor.id),
  }
}

export const readPrivacyReceipt = operation({
  name: 'privacy.read-receipt',
  summary: 'What is stored of the person, who saw or changed it, and what left the server',
  who: 'member',
  input: z.object({}),
  limit: 'read',
  run: receiptOf,
})

export const exportPrivacyReceipt = operation({
  name: 'privacy.export-receipt',
  summary: 'The same as a file',
  who: 'member',
  input: z.object({}),
  limit: 'write',
  idempotency: 'natural',
  run: receiptOf,
})
