import { statfsSync } from 'node:fs'
import type { Services } from '#app/features/operations/services.ts'

import { appliedMigrations } from '#db/migrate.ts'
import { isDamaged } from './faults.server.ts'

/** With less free space, the database might not have room to grow during a busy hour. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024

export interface Readiness {
  ready: boolean
  database: 'ok' | 'failed'
  schemaVersion: string | null
  freeDiskBytes: number | null
  /** Time of the newest backup; null if there is none. */
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
    // The other fields of the result show which check failed.
  }
  const ready = database === 'ok' && freeDiskBytes !== null && freeDiskBytes >= LEAST_FREE_BYTES
  return { ready, database, schemaVersion, freeDiskBytes, newestBackup }
}
