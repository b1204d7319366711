import { z } from 'zod'
import { rowsInOrder } from '#app/features/account/deletion.ts'
import { rowCountsOfPerson } from '#app/features/account/person-rows.server.ts'
import { operation } from '#app/operations/operation.server.ts'
import type { Db } from '#db/client.server.ts'
import { countPart, loadPart } from './privacy-receipt.repo.server.ts'

/** How many entries of a list the screen shows at once. */
const PAGE = 25

/** An invalid page number gives the first page, as in the lists. */
const pageNumber = z.coerce.number().int().min(1).max(1_000_000).catch(1)

/** One page of a part. A page number past the end gives the last page. */
function loadPage<P extends 'deeds' | 'departures'>(db: Db, part: P, userId: string, wanted: number) {
  const total = countPart(db, part, userId)
  const page = Math.min(wanted, Math.max(1, Math.ceil(total / PAGE)))
  const offset = (page - 1) * PAGE
  return { rows: loadPart(db, part, userId, { limit: PAGE, offset }), first: offset + 1, total, page }
}

export const readPrivacyReceipt = operation({
  name: 'privacy.read-receipt',
  summary: 'What is stored of the person, who saw or changed it, and what left the server, a page at a time',
  who: 'member',
  input: z.object({ seen: pageNumber, left: pageNumber }),
  limit: 'read',
  run: ({ services: { db }, actor }, { seen, left }) => ({
    stored: rowCountsOfPerson(db, actor.id),
    byAdministrators: loadPage(db, 'deeds', actor.id, seen),
    left: loadPage(db, 'departures', actor.id, left),
  }),
})

export const exportPrivacyReceipt = operation({
  name: 'privacy.export-receipt',
  summary: 'The whole receipt as a file',
  who: 'member',
  input: z.object({}),
  limit: 'write',
  idempotency: 'natural',
  run: ({ services: { db, clock }, actor }) => ({
    madeAt: clock.now(),
    stored: rowsInOrder(rowCountsOfPerson(db, actor.id)),
    byAdministrators: loadPart(db, 'deeds', actor.id),
    left: loadPart(db, 'departures', actor.id),
  }),
})

export type PrivacyReceipt = Awaited<ReturnType<typeof exportPrivacyReceipt.run>>
