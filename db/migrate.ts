import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { backupFolderPath, makeBackup } from './backup.ts'
import type { Db } from './client.server.ts'

export class MigrationError extends Error {
  override name = 'MigrationError'
}

const MIGRATIONS_FOLDER = resolve('db/migrations')

/** The first and the last migration of version 0.1.0, whose last tables the baseline makes. */
const FIRST_OF_0_1 = '0000_start'
const LAST_OF_0_1 = '0028_names'
const BASELINE = '0000_baseline'

/** The migrations in order, as drizzle-kit's journal lists them. */
export function listMigrations(folder = MIGRATIONS_FOLDER): { tag: string; statements: string[] }[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[]
  }
  return journal.entries.map(({ tag }) => ({ tag, statements: statementsOf(join(folder, `${tag}.sql`)) }))
}

function statementsOf(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('--> statement-breakpoint')
    .map((statement) => statement.trim())
    .filter(Boolean)
}

/** Tags already applied to this file, oldest first. */
export function appliedMigrations(db: Db): string[] {
  db.sqlite.exec(
    'create table if not exists schema_migrations (tag text primary key, applied_at integer not null) strict',
  )
  return db.sqlite.prepare('select tag from schema_migrations order by rowid').pluck().all() as string[]
}

/** True if the file has all migrations. */
export function isMigrated(db: Db): boolean {
  const done = appliedMigrations(db)
  return listMigrations().every(({ tag }) => done.includes(tag))
}

/**
 * Brings the file to the newest schema in one transaction. If a version fails to migrate, the file is still usable by
 * the version before it.
 *
 * Foreign keys are off on the connection meanwhile, because a table rebuild would otherwise delete its ON DELETE
 * CASCADE children (inside a transaction the pragma has no effect); `foreign_key_check` runs before the commit. If the
 * file has data, it is copied beforehand.
 * @returns the tags applied now, and the copy's path if one was made.
 * @throws MigrationError; the file is then as it was.
 */
export function migrate(
  db: Db,
  {
    folder = MIGRATIONS_FOLDER,
    now = new Date(),
    backups = backupFolderPath(db.path),
    key,
  }: { folder?: string; now?: Date; backups?: string; key?: string | undefined } = {},
): { applied: string[]; copy?: string } {
  const known = listMigrations(folder)
  const pendingNow = () => {
    const done = appliedMigrations(db)
    if (done[0] === FIRST_OF_0_1 && known[0]?.tag === BASELINE) {
      if (done.at(-1) !== LAST_OF_0_1) {
        throw new MigrationError(
          `The database was made by a version before the end of 0.1.0 (its last migration is ${done.at(-1)}). Start version 0.1.0 first, at the commit that CHANGELOG.md names, and then this version.`,
        )
      }
      const taken = { tag: BASELINE, statements: statementsOf(join(folder, 'from-0.1.0.sql')) }
      return { fresh: false, pending: [taken, ...known.slice(1)] }
    }
    const unknown = done.filter((tag) => !known.some((migration) => migration.tag === tag))
    if (unknown.length > 0) {
      throw new MigrationError(
        `The database was made by a newer version (it has ${unknown.join(', ')}). Start that version, or restore a backup.`,
      )
    }
    return { fresh: done.length === 0, pending: known.filter(({ tag }) => !done.includes(tag)) }
  }
  const { fresh, pending } = pendingNow()
  if (pending.length === 0) return { applied: [] }

  const copy = fresh ? undefined : copyBefore(db, { folder: backups, key, now, before: pending[0]!.tag })
  const applied: string[] = []
  db.sqlite.pragma('foreign_keys = OFF')
  try {
    db.write(() => {
      // Checked again under the lock: several processes may start at once, and only one may migrate.
      for (const { tag, statements } of pendingNow().pending) {
        try {
          for (const statement of statements) db.sqlite.exec(statement)
          const broken = db.sqlite.pragma('foreign_key_check') as unknown[]
          if (broken.length > 0) throw new Error(`${broken.length} rows refer to rows that are missing`)
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error)
          throw new MigrationError(
            `Migration ${tag} failed: ${reason}. The database is as it was before, and the version before can serve it${copy ? `; a copy is at ${copy}` : ''}.`,
          )
        }
        db.sqlite
          .prepare('insert into schema_migrations (tag, applied_at) values (?, ?)')
          .run(tag, now.getTime())
        applied.push(tag)
      }
    })
  } finally {
    db.sqlite.pragma('foreign_keys = ON')
  }
  return { applied, ...(copy ? { copy } : {}) }
}

function copyBefore(db: Db, making: Parameters<typeof makeBackup>[1]): string {
  try {
    return makeBackup(db, making).path
  } catch (error) {
    // Without a backup, nothing is migrated.
    const reason = error instanceof Error ? error.message : String(error)
    throw new MigrationError(`Nothing was migrated, because no copy could be made first. ${reason}`)
  }
}
