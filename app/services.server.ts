import { chmodSync, existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { openMailer } from '#app/adapters/mail/mailer.server.ts'
import { remoteEmbedder } from '#app/adapters/retrieval/remote-embedder.server.ts'
import { staticEmbedder } from '#app/adapters/retrieval/static-embedder.server.ts'
import { openWorkers } from '#app/adapters/workers/worker-pool.server.ts'
import { warmUp } from '#app/astro/index.server.ts'
import type { Settings } from '#app/env.server.ts'
import { warmPasswordCheck } from '#app/features/account/password.server.ts'
import { accountsAt, recordDepartures } from '#app/features/audit/departures.server.ts'
import { forgetOldEvents } from '#app/features/audit/security-log.server.ts'
import { openBackups } from '#app/features/maintenance/backups.server.ts'
import { openReindexer } from '#app/features/maintenance/reindexer.server.ts'
import { loadThemeSpace } from '#app/features/similarity/theme-space.server.ts'
import { lockFilePath, makeFolder } from '#app/folder.ts'
import { showDisputedCountries } from '#app/geo/place-text.ts'
import { ensurePlaces, openPlaces } from '#app/geo/places.server.ts'
import { warmUpQuran } from '#app/guidance/index.server.ts'
import { googleFlow, sessionRows } from '#app/http/session.server.ts'
import { type Clock, systemClock } from '#app/operations/clock.ts'
import { rateLimits } from '#app/operations/rate-limit.server.ts'
import type { Services } from '#app/operations/services.ts'
import { type Backup, listBackups } from '#db/backup.ts'
import {
  creatingIn,
  DatabaseDamagedError,
  DatabaseKeyError,
  type Db,
  databaseFault,
  isWritable,
  lockData,
  openDatabase,
  problemsIn,
} from '#db/client.server.ts'
import { isMigrated, migrate } from '#db/migrate.ts'
import { readReplication, waitForFile, waitForPrimary } from '#db/replication.ts'
import { problemsWithKey } from '#db/restore.ts'
import { seedKeywords } from '#db/seed/keywords.ts'
import { seedRulers } from '#db/seed/rulers.ts'

interface Options {
  clock?: Clock
  onProgress?: (line: string) => void
  onBackup?: (backup: Backup, removed: readonly string[]) => void
}

/** Opens everything that the process owns: the migrated and seeded database, the list of places, the clock. */
export async function openServices(
  settings: Settings,
  { clock = systemClock, onProgress = () => {}, onBackup = () => {} }: Options = {},
): Promise<Services> {
  // Before anything is written: without the tables of the engine, nothing can be served.
  warmUp()
  warmUpQuran()
  showDisputedCountries(settings.showsDisputedCountries)
  creatingIn(settings.dataDir, () => makeFolder(settings.dataDir))
  const replication = settings.replicated ? readReplication(settings.databaseFile) : null
  await waitForFile(replication, settings.databaseFile)
  const db = openServedDatabase(settings)
  try {
    const { backupDir: backups, databaseKey: key } = settings
    // The primary migrates and seeds the file for all nodes.
    await waitForPrimary(replication, () => isMigrated(db))
    const follows = replication && isMigrated(db) && (replication.primary() || !isWritable(db))
    if (!follows) {
      const { applied } = migrate(db, { now: clock.now(), backups, key })
      if (applied.length > 0) onProgress(`Database migrated: ${applied.join(', ')}`)
      // SQLite's query planner needs statistics of the tables. This takes half a second per gigabyte.
      db.sqlite.pragma('optimize = 0x10002')
      seedRulers(db, clock.now())
      forgetOldEvents(db, clock.now())
      seedKeywords(db, clock.now())
    }
    const places = openPlaces(await ensurePlaces({ path: settings.placesFile, onProgress }))
    await warmPasswordCheck()
    const work = openWorkers()
    const embedder = settings.embeddings ? remoteEmbedder(settings.embeddings) : staticEmbedder()
    const themes = loadThemeSpace(embedder)
    // A remote service may be slow or down, so it is called only when it is needed.
    if (embedder.address === null) await themes
    else themes.catch((error: Error) => onProgress(error.message))
    return {
      settings,
      db,
      places,
      mailer: openMailer(settings, {
        onTrouble: onProgress,
        now: () => clock.now(),
        onSent({ to, mentions = [], subject }) {
          recordDepartures({ db, clock }, accountsAt({ db }, [to, ...mentions]), 'mail', subject)
        },
      }),
      embedder,
      clock,
      sessions: sessionRows({ settings, db, clock }),
      googleFlow: googleFlow(settings),
      limits: rateLimits(settings.rateLimits),
      work,
      reindexer: openReindexer({ db, clock, embedder, replication }),
      replication,
      backups: openBackups({ settings, clock, work, replication, onMade: onBackup, onTrouble: onProgress }),
    }
  } catch (error) {
    db.close()
    throw error
  }
}

const WHAT_TO_DO =
  'Nothing is served from it, and nothing was changed. `npm run restore` puts the newest intact backup in its place and keeps the damaged file.'

/**
 * Opens the database and checks its pages. @throws DatabaseDamagedError if it is damaged, or if it is missing although
 * backups of it exist: a new, empty database would look like the loss of all data.
 */
function openServedDatabase(settings: Settings): Db {
  const { databaseFile: path, databaseKey: key, backupDir } = settings
  const unlock = lockData(lockFilePath(settings), 'shared')
  try {
    if (!existsSync(path) && listBackups(backupDir).length > 0) {
      throw new DatabaseDamagedError(
        `There is no database at ${path}, but there are backups of it in ${backupDir}. \`npm run restore\` puts the newest in its place; to begin with nothing, move that folder away.`,
      )
    }
    const db = creatingIn(dirname(path), () => {
      makeFolder(dirname(path))
      return openCheckedDatabase({ path, key }, backupDir)
    })
    chmodSync(path, 0o600)
    return {
      ...db,
      close() {
        db.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

function openCheckedDatabase(file: { path: string; key: string | undefined }, backupDir: string): Db {
  const db = openOrExplain(file, backupDir)
  const problems = problemsIn(db.sqlite, 'pages')
  if (problems.length === 0) return db
  db.sqlite.close()
  throw new DatabaseDamagedError(`${file.path} is damaged (${problems[0]}). ${WHAT_TO_DO}`)
}

function openOrExplain(file: { path: string; key: string | undefined }, backupDir: string): Db {
  try {
    return openDatabase(file)
  } catch (error) {
    const damaged = databaseFault(error) === 'damaged'
    if (!damaged && !(error instanceof DatabaseKeyError)) throw error
    // A damaged file header looks like a wrong key. If the key opens a backup, the file is damaged.
    const keyOpensBackup = listBackups(backupDir).some(
      ({ path }) => problemsWithKey(path, file.key).length === 0,
    )
    if (!damaged && !keyOpensBackup) throw error
    throw new DatabaseDamagedError(`${file.path} is damaged: its beginning is no database’s. ${WHAT_TO_DO}`)
  }
}
