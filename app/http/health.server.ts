import { statfsSync } from 'node:fs'
import type { Services } from '#app/features/operations/services.ts'

import { appliedMigrations } from '#db/migrate.ts'
import { isDamaged } from './faults.server.ts'

/** Below this much room the database could not grow through a busy hour. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024

export interface Readiness {
  ready: boolean
  database: 'ok' | 'failed'
  schemaVersion: string | null
  freeDiskBytes: number | null
  /** When the newest backup was made; null where there is none. */
  newestBackup: string | null
}

export function readiness({ db, settings, backups }: Services): Readiness {
  let schemaVersion: string | null = null
  let database: Readiness['database'] = 'failed'
  let freeDiskBytes: number | null = null
  let newestBackup: string | null = null
  try {
    schemaVersion = appliedMigrations(db).at(-1) ?? null
    if (schemaVersion && !isDamaged(db)) database = 'ok'
    const disk = statfsSync(settings.dataDir)
    freeDiskBytes = disk.bavail * disk.bsize
    newestBackup = backups.state().newest?.madeAt.toISOString() ?? null
  } catch {
    // Said by the fields that stayed as they were.
  }
  const ready = database === 'ok' && freeDiskBytes !== null && freeDiskBytes >= LEAST_FREE_BYTES
  return { ready, database, schemaVersion, freeDiskBytes, newestBackup }
}
