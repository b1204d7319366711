import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { findOwners } from '#app/features/account/person-rows.server.ts'
import type { CsvExport } from '#app/features/listing/csv.server.ts'
import { HOUR, RECORD_RETENTION } from '#app/operations/clock.ts'
import type { Call } from '#app/operations/operation.server.ts'
import type { Services } from '#app/operations/services.ts'
import { databaseFault, repository } from '#db/client.server.ts'
import { recordReads } from '#db/schema/index.ts'

type Way = (typeof recordReads.$inferSelect)['way']

const p = sql.placeholder

const readsRepo = repository((orm) => ({
  known: orm
    .select({ userId: recordReads.userId })
    .from(recordReads)
    .where(
      and(
        inArray(recordReads.userId, sql`(select value from json_each(${p('people')}))`),
        eq(recordReads.readerId, p('readerId')),
        eq(recordReads.operation, p('operation')),
        eq(recordReads.way, p('way')),
        eq(recordReads.hour, p('hour')),
      ),
    )
    .prepare(),
}))

export function eraseOldReads({ db, clock }: Pick<Services, 'db' | 'clock'>): void {
  const before = new Date(clock.now().getTime() - RECORD_RETENTION)
  db.orm.delete(recordReads).where(lt(recordReads.at, before)).run()
}

/**
 * Records for people's privacy receipts that an administrator's operation returned their records. It finds people by
 * the ids in the result of any operation, so that none is missed. The rows of an export are recorded as they are read.
 * @returns the result, to be used instead of the original
 */
export function noteReads<Result>(call: Call<'admin'>, operation: string, result: Result): Result {
  if (!isExport(result)) {
    note(call, operation, 'opened', result)
    return result
  }
  return {
    ...result,
    read(last: unknown, limit: number) {
      const rows = result.read(last, limit)
      note(call, operation, 'exported', rows)
      return rows
    },
  }
}

function isExport(result: unknown): result is CsvExport<unknown> {
  return (
    typeof result === 'object' && result !== null && 'read' in result && typeof result.read === 'function'
  )
}

/** If nothing can be stored, as on a full disk, the result is still returned: the operator must see what is wrong. */
function note(call: Call<'admin'>, operation: string, way: Way, found: unknown): void {
  const { actor, services } = call
  const { db, clock } = services
  const people = findOwners(db, idsIn(found))
  people.delete(actor.id)
  if (people.size === 0) return
  const now = clock.now()
  const hour = Math.floor(now.getTime() / HOUR)
  const entry = { readerId: actor.id, operation, way, hour }
  const asked = { ...entry, people: JSON.stringify([...people]) }
  for (const { userId } of readsRepo(db).known.all(asked)) people.delete(userId)
  if (people.size === 0) return
  try {
    db.write(() => {
      eraseOldReads({ db, clock })
      const rows = [...people].map((userId) => ({ ...entry, userId, at: now }))
      db.orm.insert(recordReads).values(rows).onConflictDoNothing().run()
    })
  } catch (error) {
    const fault = databaseFault(error)
    // A replica forwards the request to the node that writes.
    const isLost = fault === 'unwritable' && services.replication !== null
    if (fault === null || fault === 'damaged' || isLost) throw error
  }
}

const RANDOM_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Every random id in a value, at any depth. */
function idsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    if (RANDOM_ID.test(value)) found.add(value)
  } else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
    for (const inner of Object.values(value)) idsIn(inner, found)
  }
  return found
}
