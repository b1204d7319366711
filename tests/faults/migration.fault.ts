import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { listBackups } from '#db/backup.ts'
import { startServer } from '../support/server.ts'
import { contents, dataFolder, newcomer, reading, run as runCommand, STORY } from './kit.ts'
import { exactly, isTrue, type Measurement } from './measurements.ts'

/**
 * A version whose second new migration fails is started, first while the old version serves, then after it stopped.
 */
export default async function run(): Promise<Measurement[]> {
  const dataDir = dataFolder()
  const version = nextVersion()
  try {
    const server = await startServer({ DATA_DIR: dataDir, BACKUPS: 'off' }, { keep: true })
    const visitor = await newcomer(server.origin)
    await visitor.call('POST', '/api/user-stories', { title: 'The door', storyContent: STORY })
    const whole = reading(dataDir, (sqlite) => contents(sqlite))
    const serve = [join(version, 'app/cli/serve.mjs')]
    const beside = await runCommand(serve, dataDir, { cwd: version })
    const wrote = await visitor.call('POST', '/api/stories', { story: 'Written while it failed.' })
    const served = [wrote.status, await visitor.status('/my-stories')].join(' ')
    await server.end()

    const file = readFileSync(join(dataDir, 'qismah.sqlite'))
    const later = reading(dataDir, (sqlite) => contents(sqlite))
    const alone = await runCommand(serve, dataDir, { cwd: version })
    const same = Buffer.compare(file, readFileSync(join(dataDir, 'qismah.sqlite'))) === 0
    const copies = listBackups(join(dataDir, 'backups'))
    const again = await startServer({ DATA_DIR: dataDir, BACKUPS: 'off' }, { keep: true })
    visitor.origin = again.origin
    const back = await visitor.status('/my-stories')
    await again.end()
    const reason = /Migration 9999_fails failed: no such table: nowhere/
    return [
      isTrue(
        'refuses beside a running version, with the reason',
        beside.code === 1 && reason.test(beside.output),
      ),
      isTrue('which goes on serving and storing', served === '201 200', served),
      isTrue('refuses alone, with the reason', alone.code === 1 && reason.test(alone.output)),
      isTrue('the file is the same, byte for byte', same),
      isTrue(
        'every row is as it was',
        later !== whole && reading(dataDir, (sqlite) => contents(sqlite)) === later,
      ),
      exactly('copies made beforehand', copies.filter(({ beforeMigration }) => beforeMigration).length, 2),
      isTrue('the version before serves again', back === 200),
    ]
  } finally {
    rmSync(version, { recursive: true })
  }
}

/** This version with two more migrations: the first works, the second fails. */
function nextVersion(): string {
  const folder = mkdtempSync(join(tmpdir(), 'qismah-version-'))
  for (const part of ['app', 'db', 'build', 'package.json'])
    cpSync(part, join(folder, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const migrations = join(folder, 'db/migrations')
  const path = join(migrations, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { idx: number; tag: string }[] }
  const added = {
    '9998_good': 'create table new_things (id text primary key)',
    '9999_fails': 'alter table nowhere add column x',
  }
  for (const [tag, statement] of Object.entries(added)) {
    journal.entries.push({ ...journal.entries.at(-1)!, idx: journal.entries.length, tag })
    writeFileSync(join(migrations, `${tag}.sql`), `${statement};\n`)
  }
  writeFileSync(path, JSON.stringify(journal))
  return folder
}
