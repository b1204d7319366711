import type { Logger } from 'pino'
import { WorkersBusy } from '#app/adapters/workers/worker-pool.server.ts'
import type { Middleware } from '#app/http/gate/context.server.ts'
import { Refusal } from '#app/operations/operation.server.ts'
import { refusalWords } from '#app/operations/refusal-messages.ts'
import type { Services } from '#app/operations/services.ts'
import { type DatabaseFault, type Db, databaseFault } from '#db/client.server.ts'

type Fault = DatabaseFault | 'crowded'

const RETRY_AFTER_SECONDS: Record<Fault, number> = {
  full: 60,
  busy: 5,
  damaged: 600,
  unwritable: 10,
  crowded: 60,
}

/** This node cannot write. If it is a replica, another node can. */
export class Unwritable extends Refusal {}

const damaged = new WeakSet<Db>()

/** True once a page of the database file could not be read. Requests are then refused, to prevent further damage. */
export function isDamaged(db: Db): boolean {
  return damaged.has(db)
}

/** The refusal for a fault of the disk or the database; null for every other error. */
export function faultRefusal(error: unknown, { db }: Services): Refusal | null {
  const fault = readFault(error)
  if (!fault) return null
  if (fault === 'damaged') damaged.add(db)
  const details = { retryAfter: RETRY_AFTER_SECONDS[fault] }
  return fault === 'unwritable'
    ? new Unwritable('server.unwritable', refusalWords.faults[fault], {}, details)
    : new Refusal(`server.${fault}`, refusalWords.faults[fault], {}, details)
}

/** Refuses everything that needs the database, once it is damaged. */
export function refuseIfDamaged({ db }: Services, log: Logger): Middleware {
  let hasLogged = false
  return async (_, next) => {
    if (!isDamaged(db)) return next()
    if (!hasLogged)
      log.fatal(`${db.path} is damaged. Stop the server; \`npm run restore\` puts a backup in its place.`)
    hasLogged = true
    throw new Refusal('server.damaged', refusalWords.faults.damaged)
  }
}

function readFault(error: unknown): Fault | null {
  if (error instanceof WorkersBusy) return 'crowded'
  if (!(error instanceof Error)) return null
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return 'full'
  return databaseFault(error) ?? (error.cause ? readFault(error.cause) : null)
}

/** The Retry-After header. */
export function retryAfter({ details }: Refusal): Record<string, string> {
  return details?.retryAfter ? { 'Retry-After': String(details.retryAfter) } : {}
}
