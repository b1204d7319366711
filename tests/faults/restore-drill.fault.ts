import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../support/server.ts'
import {
  cli,
  contents,
  count,
  databaseOf,
  dataFolder,
  integrity,
  newcomer,
  PASSWORD,
  reading,
  reviewAtOnce,
  run as runCommand,
  STORY,
  Visitor,
} from './kit.ts'
import { atMost, exactly, isTrue, type Measurement, reported } from './measurements.ts'

/** A backup is made while people write; then the machine is lost, and another one continues from the backup alone. */
export default async function run(): Promise<Measurement[]> {
  const dataDir = dataFolder()
  reviewAtOnce(databaseOf(dataDir))
  const server = await startServer({ DATA_DIR: dataDir }, { keep: true })
  const email = 'amina@qismah.example'
  const writers = [
    await newcomer(server.origin, email),
    await newcomer(server.origin),
    await newcomer(server.origin),
    await newcomer(server.origin),
  ]
  let writing = true
  let acknowledged = 0
  let refused = 0
  let slowest = 0
  const work = writers.map(async (writer) => {
    for (let n = 0; writing; n += 1) {
      const began = performance.now()
      const answer = await writer.call('POST', '/api/user-stories', {
        title: `Story ${n}`,
        storyContent: `${n} ${STORY}`,
      })
      await answer.arrayBuffer()
      slowest = Math.max(slowest, performance.now() - began)
      if (answer.status === 201) acknowledged += 1
      else refused += 1
    }
  })
  const before = acknowledged
  const made = await runCommand(cli('backup', 'make'), dataDir)
  const after = acknowledged
  const second = await runCommand(cli('backup', 'make', join(dataDir, 'second')), dataDir)
  writing = false
  await Promise.all(work)
  const verified = await runCommand(cli('backup', 'verify'), dataDir)
  await server.end('SIGKILL')

  const [name = ''] = readdirSync(join(dataDir, 'backups')).filter((file) => file.endsWith('.sqlite'))
  const elsewhere = mkdtempSync(join(tmpdir(), 'qismah-elsewhere-'))
  try {
    for (const ending of ['', '.sha256']) {
      cpSync(join(dataDir, 'backups', name + ending), join(elsewhere, name + ending))
    }
    const whole = contentsOf(join(elsewhere, name))
    const restored = await runCommand(cli('backup', 'restore', join(elsewhere, name)), elsewhere)
    const isWhole = reading(elsewhere, (sqlite) => contents(sqlite)) === whole
    const stories = count(elsewhere, 'select count(*) from user_stories')
    const other = await startServer({ DATA_DIR: elsewhere }, { keep: true })
    const visitor = new Visitor(other.origin)
    const signedIn = await visitor.call('POST', '/api/auth/login', { email, password: PASSWORD })
    const seen = await visitor.status('/my-stories')
    await other.end()
    return [
      reported('writes while it was made', `${after - before}, the slowest ${Math.round(slowest)} ms`),
      exactly('writes refused', refused, 0),
      isTrue(
        'npm run backup, twice, under writes',
        made.code === 0 && second.code === 0,
        `${Math.round(made.ms)} ms`,
      ),
      isTrue('npm run verify-backup', verified.code === 0),
      isTrue('npm run restore on another machine', restored.code === 0),
      atMost('it took', restored.ms / 1000, 10, 's'),
      isTrue('every row of the backup is there', isWhole),
      exactly('writes acknowledged before the backup that are missing', Math.max(0, before - stories), 0),
      isTrue('people sign in and see what they sent', signedIn.status === 200 && seen === 200),
      isTrue('integrity_check ok', integrity(elsewhere) === 'ok'),
    ]
  } finally {
    rmSync(elsewhere, { recursive: true })
  }
}

function contentsOf(path: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'qismah-read-'))
  try {
    cpSync(path, join(folder, 'qismah.sqlite'))
    return reading(folder, (sqlite) => contents(sqlite))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
