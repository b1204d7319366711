import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Db } from './client.server'

interface JournalEntry {
  idx: number
  tag: string
}

export class MigrationError extends Error {
  override name = 'MigrationError'
}

export const MIGRATIONS_FOLDER = resolve('db/migrations')

/** The migrations in order, as drizzle-kit's journal lists them. */
export function listMigrations(folder = MIGRATIONS_FOLDER): { tag: string; statements: string[] }[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: JournalEntry[]
  }
  return journal.entries.map(({ tag }) => ({
    tag,
    statements: readFileSync(join(folder, `${tag}.sql`), 'utf8')
      .split('--> statement-breakpoint')
      .map((statement) => statement.trim())
      .filter(Boolean),
  }))
}

/** Tags already applied to this file, oldest first. */
export function appliedMigrations(db: Db): string[] {
  db.sqlite.exec(
    'create table if not exists schema_migrations (tag text primary key, applied_at integer not null) strict',
  )
  return db.sqlite.prepare('select tag from schema_migrations order by rowid').pluck().all() as string[]
}

/**
 * Brings the file to the newest schema, one transaction a migration.
 *
 * Foreign keys are off on the connection while a migration runs, because a table rebuild would
 * otherwise empty its ON DELETE CASCADE children (inside a transaction the pragma does nothing);
 * `foreign_key_check` runs before each commit. Where data exist, the file is copied beforehand.
 * @returns the tags applied now, and the copy's path if one was made.
 * @throws MigrationError; the file is then as it was before the failing migration.
 */
export function migrate(
  db: Db,
  { folder = MIGRATIONS_FOLDER, now = new Date() }: { folder?: string; now?: Date } = {},
): { applied: string[]; copy?: string } {
  const done = appliedMigrations(db)
  const known = listMigrations(folder)
  const unknown = done.filter((tag) => !known.some((migration) => migration.tag === tag))
  if (unknown.length > 0) {
    throw new MigrationError(
      `The database was made by a newer version (it has ${unknown.join(', ')}). Start that version, or restore a backup.`,
    )
  }
  const pending = known.filter((migration) => !done.includes(migration.tag))
  if (pending.length === 0) return { applied: [] }

  const copy = done.length > 0 ? copyBefore(db, pending[0]!.tag, now) : undefined
  db.sqlite.pragma('foreign_keys = OFF')
  try {
    for (const { tag, statements } of pending) {
      try {
        db.sqlite
          .transaction(() => {
            for (const statement of statements) db.sqlite.exec(statement)
            const broken = db.sqlite.pragma('foreign_key_check') as unknown[]
            if (broken.length > 0) throw new Error(`${broken.length} rows refer to rows that are missing`)
            db.sqlite
              .prepare('insert into schema_migrations (tag, applied_at) values (?, ?)')
              .run(tag, now.getTime())
          })
          .immediate()
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        throw new MigrationError(
          `Migration ${tag} failed: ${reason}. The database is as it was before it${copy ? `; a copy is at ${copy}` : ''}.`,
        )
      }
    }
  } finally {
    db.sqlite.pragma('foreign_keys = ON')
  }
  return { applied: pending.map(({ tag }) => tag), ...(copy ? { copy } : {}) }
}

function copyBefore(db: Db, tag: string, now: Date): string {
  const folder = join(dirname(db.path), 'backups')
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true })
  const copy = join(folder, `before-${tag}-${now.toISOString().replace(/[:.]/g, '-')}.sqlite`)
  // VACUUM INTO keeps the encryption; the online backup does not work on an encrypted file.
  db.sqlite.prepare('vacuum into ?').run(copy)
  return copy
}
