import { statfsSync } from 'node:fs'
import type { Context, Handler } from 'hono'
import { json } from '#app/http/calls/json-call.server.ts'
import type { Env } from '#app/http/gate/context.server.ts'
import { isDamaged } from '#app/http/gate/faults.server.ts'
import { sentSession } from '#app/http/session.server.ts'
import { isLoopback } from '#app/operations/networks.ts'
import type { Services } from '#app/operations/services.ts'
import { appliedMigrations } from '#db/migrate.ts'

function readiness({ db, settings, backups }: Services) {
  let schemaVersion: string | null = null
  let database: 'ok' | 'failed' = 'failed'
  let freeDiskBytes: number | null = null
  /** Time of the newest backup; null if there is none. */
  let newestBackup: string | null = null
  try {
    schemaVersion = appliedMigrations(db).at(-1) ?? null
    if (schemaVersion && !isDamaged(db)) database = 'ok'
    const disk = statfsSync(settings.dataDir)
    freeDiskBytes = disk.bavail * disk.bsize
    newestBackup = backups.state().newest?.madeAt.toISOString() ?? null
  } catch {
    // The other fields of the result show which check failed.
  }
  // A full disk stops changes, which say so; pages are still read, and another machine would have the same volume.
  return { ready: database === 'ok', database, schemaVersion, freeDiskBytes, newestBackup }
}

/** @param isStopping true after the process has received a stop signal: it is then not ready */
export function readyz(services: Services, isStopping: (() => boolean) | undefined): Handler<Env> {
  return async (c) => {
    const state = readiness(services)
    const ready = state.ready && !isStopping?.()
    const visible = (await mayKnowState(c, services)) ? { ...state, ready } : { ready }
    return json(visible, ready ? 200 : 503)
  }
}

/** True for requests from this machine, unless it forwards a stranger's request, and for administrators. */
async function mayKnowState(c: Context<Env>, services: Services): Promise<boolean> {
  const isForwarded =
    c.req.header('X-Forwarded-For') !== undefined && services.settings.trustedProxies.length === 0
  if (!isForwarded && isLoopback(c.get('address'))) return true
  const { session } = await sentSession(c.req.header('Cookie') ?? null, services)
  return session?.person.isAdmin ?? false
}
