import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '~db/client.server'
import { migrate } from '~db/migrate'
import { seedRulers } from '~db/seed/rulers'
import { warmUp } from '../astro/index.server'
import type { Settings } from '../env.server'
import { warmPasswordCheck } from '../features/accounts/password.server'
import { type Clock, systemClock } from '../features/clock'
import type { Services } from '../features/operation.server'
import { ensurePlaces, openPlaces } from '../geo/places.server'
import { openMailer } from '../mail/mailer.server'
import { rateLimits } from './rate-limit.server'

export const DATABASE_FILE = 'qismah.sqlite'

/** Opens all that the process owns: the migrated and seeded database, the gazetteer, the clock. */
export async function openServices(
  settings: Settings,
  { clock = systemClock, onProgress = () => {} }: { clock?: Clock; onProgress?: (line: string) => void } = {},
): Promise<Services> {
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 })
  const db = openDatabase({ path: join(settings.dataDir, DATABASE_FILE), key: settings.databaseKey })
  try {
    chmodSync(db.path, 0o600)
    const { applied } = migrate(db, { now: clock.now() })
    if (applied.length > 0) onProgress(`Database migrated: ${applied.join(', ')}`)
    seedRulers(db, clock.now())
    const places = openPlaces(await ensurePlaces({ path: settings.placesFile, onProgress }))
    warmUp()
    await warmPasswordCheck()
    return {
      settings,
      db,
      places,
      mailer: openMailer(settings, { onTrouble: onProgress }),
      clock,
      limits: rateLimits(settings.rateLimits),
    }
  } catch (error) {
    db.close()
    throw error
  }
}
