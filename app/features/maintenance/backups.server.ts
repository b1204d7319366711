import type { Workers } from '#app/adapters/workers/worker-pool.server.ts'
import type { Settings } from '#app/env.server.ts'
import { type Clock, DAY, HOUR, MINUTE } from '#app/operations/clock.ts'
import type { Backups } from '#app/operations/services.ts'
import { type Backup, isBeingMade, listBackups } from '#db/backup.ts'
import type { Replication } from '#db/replication.ts'

const BACKUP_EVERY = DAY
/** A day, plus half a day before it counts as late. */
const LATE_AFTER = 36 * HOUR
const LOOK_EVERY = 10 * MINUTE
const FIRST_LOOK_AFTER = MINUTE

interface Options {
  settings: Pick<Settings, 'backupDir' | 'backups' | 'databaseFile' | 'databaseKey'>
  clock: Clock
  work: Workers
  replication: Replication | null
  onMade?: (backup: Backup, removed: readonly string[]) => void
  onTrouble?: (line: string) => void
}

/** The newest backup that is not dated in the future. If the clock was set back and all are, the newest of all. */
function findNewest(backups: readonly Backup[], now: Date): Backup | null {
  return backups.find(({ madeAt }) => madeAt <= now) ?? backups[0] ?? null
}

/** True a day after the last one, and if all are dated in the future because the clock was set back. */
export function isBackupDue(backups: readonly Backup[], now: Date): boolean {
  return !backups.some(
    ({ beforeMigration, madeAt }) =>
      !beforeMigration && madeAt <= now && now.getTime() - madeAt.getTime() < BACKUP_EVERY - LOOK_EVERY / 2,
  )
}

export function openBackups({ settings, clock, work, replication, onMade, onTrouble }: Options): Backups {
  const { backupDir: folder, databaseFile: database, databaseKey: key } = settings
  let failure: string | null = null
  let underWay: Promise<Backup> | undefined
  let timer: NodeJS.Timeout | undefined

  async function make(): Promise<Backup> {
    try {
      const { backup, removed } = await work.run('backup', { database, key, folder, now: clock.now() })
      failure = null
      onMade?.(backup, removed)
      return backup
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error)
      throw error
    }
  }

  function makeNow(): Promise<Backup> {
    underWay ??= make().finally(() => {
      underWay = undefined
    })
    return underWay
  }

  /** A folder that cannot be read is reported to the operator; the page still answers. */
  function listed(): { backups: Backup[]; trouble: string | null } {
    try {
      return { backups: listBackups(folder), trouble: null }
    } catch (error) {
      return { backups: [], trouble: error instanceof Error ? error.message : String(error) }
    }
  }

  async function look(): Promise<void> {
    try {
      // Several processes may serve one file; the first one to look makes the backup. A replicated database is backed
      // up on the node that writes.
      const isDue = !replication?.primary() && isBackupDue(listBackups(folder), clock.now())
      if (isDue && !isBeingMade(folder)) await makeNow()
    } catch (error) {
      onTrouble?.(error instanceof Error ? error.message : String(error))
    }
    if (timer) lookAgain(LOOK_EVERY)
  }

  function lookAgain(after: number): void {
    timer = setTimeout(() => void look(), after).unref()
  }

  return {
    makeNow,
    state() {
      const { backups, trouble } = listed()
      const newest = findNewest(backups, clock.now())
      const ageMs = newest && Math.max(0, clock.now().getTime() - newest.madeAt.getTime())
      const good = ageMs === null ? 'none' : ageMs > LATE_AFTER ? 'late' : 'good'
      return {
        state: settings.backups ? good : 'off',
        newest,
        ageMs,
        count: backups.length,
        bytes: backups.reduce((sum, backup) => sum + backup.bytes, 0),
        failure: failure ?? trouble,
      }
    },
    start() {
      if (settings.backups) lookAgain(FIRST_LOOK_AFTER)
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
