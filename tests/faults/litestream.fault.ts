import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openReadOnly } from '#db/client.server.ts'
import { startServer } from '../support/server.ts'
import { contents, newcomer, pause, reviewAtOnce, STORY } from './kit.ts'
import { program, release } from './litefs.ts'
import { exactly, isTrue, type Measurement, notTaken, reported } from './measurements.ts'

const WRITES = 200

/** The off-site copy by Litestream, of a file that is not encrypted. */
export default async function run(): Promise<Measurement[]> {
  const bin = program('litestream')
  if (!bin) return [notTaken('Litestream', 'it is not installed; docs/scaling.md says how')]
  const folder = mkdtempSync(join(tmpdir(), 'qismah-streamed-'))
  try {
    return await copied(bin, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function copied(bin: string, folder: string): Promise<Measurement[]> {
  const dataDir = join(folder, 'streamed')
  mkdirSync(dataDir)
  const database = join(dataDir, 'qismah.sqlite')
  const config = join(folder, 'litestream.yml')
  writeFileSync(
    config,
    `dbs:\n  - path: ${database}\n    replica: { type: file, path: ${join(folder, 'off-site')}, sync-interval: 200ms }\n`,
  )
  const server = await startServer(
    { DATA_DIR: dataDir, DATABASE_KEY: '', BACKUPS: 'off' },
    { keep: true, empty: true },
  )
  reviewAtOnce({ path: database })
  const visitor = await newcomer(server.origin)
  const litestream = spawn(bin, ['replicate', '-config', config], { stdio: 'ignore' })
  let acknowledged = 0
  for (let n = 0; n < WRITES; n += 1) {
    const story = { title: `Story ${randomUUID()}`, storyContent: STORY }
    const { status } = await visitor.call('POST', '/api/user-stories', story)
    if (status === 201) acknowledged += 1
  }
  await pause(3000)
  // The machine is lost.
  litestream.kill('SIGKILL')
  await server.end('SIGKILL')
  const restored = join(folder, 'restored.sqlite')
  const began = performance.now()
  const { status } = spawnSync(bin, ['restore', '-config', config, '-o', restored, database], {
    stdio: 'ignore',
  })
  const ms = performance.now() - began
  if (!existsSync(restored)) return [isTrue('Litestream: restored', false, `exit ${status}`)]
  const rows = (path: string) => {
    const sqlite = openReadOnly({ path })
    try {
      return {
        all: contents(sqlite, ['_litestream_seq', '_litestream_lock']),
        sound: sqlite.pragma('integrity_check', { simple: true }),
      }
    } finally {
      sqlite.close()
    }
  }
  const [lost, back] = [rows(database), rows(restored)]
  return [
    reported(`Litestream ${release(bin)}`, 'to a folder in place of an object store'),
    exactly('writes acknowledged, 3 s before the loss', acknowledged, WRITES),
    isTrue('the off-site copy has every row, is sound', back.all === lost.all && back.sound === 'ok'),
    reported('  restored in', `${Math.round(ms)} ms`),
    isTrue('  refuses an encrypted file, as docs/scaling.md says', !(await streams(bin, folder))),
  ]
}

/** True if Litestream does copy an encrypted file. */
async function streams(bin: string, folder: string): Promise<boolean> {
  const dataDir = join(folder, 'encrypted')
  mkdirSync(dataDir)
  const copy = join(folder, 'off-site-encrypted')
  const server = await startServer({ DATA_DIR: dataDir, BACKUPS: 'off' }, { keep: true, empty: true })
  const url = `file://${copy}`
  const litestream = spawn(bin, ['replicate', join(dataDir, 'qismah.sqlite'), url], { stdio: 'ignore' })
  await newcomer(server.origin)
  await pause(3000)
  litestream.kill('SIGKILL')
  await server.end()
  const { status } = spawnSync(bin, ['restore', '-o', join(folder, 'never.sqlite'), url], { stdio: 'ignore' })
  return status === 0
}
