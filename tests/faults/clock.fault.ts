import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listBackups } from '#db/backup.ts'
import { startServer } from '../support/server.ts'
import { count, dataFolder, integrity, newcomer, PASSWORD, pause, STORY } from './kit.ts'
import { exactly, isTrue, type Measurement, notTaken } from './measurements.ts'

const EMAIL = 'amina@qismah.example'

/** The library of faketime, if it is installed. */
function fakedClock(): string | undefined {
  try {
    const listed = execFileSync('sh', [
      '-c',
      'ls /usr/lib/*/faketime/libfaketime.so.1 /usr/lib/faketime/libfaketime.so.1 2>/dev/null || true',
    ])
    return String(listed).split('\n')[0] || undefined
  } catch {
    return undefined
  }
}

/** The machine's clock jumps a year forwards or back under a running server; clock.test.ts moves the injected one. */
export default async function run(): Promise<Measurement[]> {
  const library = fakedClock()
  if (!library) return [notTaken("with the machine's clock", 'faketime is not installed')]
  const dataDir = dataFolder()
  const clock = join(dataDir, 'clock')
  const set = (offset: string) => writeFileSync(clock, `${offset}\n`)
  set('+0')
  const server = await startServer(
    {
      DATA_DIR: dataDir,
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: '1',
      // Timers use the monotonic clock, which an operator cannot set.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    { keep: true },
  )
  const measurements: Measurement[] = []
  try {
    const visitor = await newcomer(server.origin, EMAIL)
    const isIn = async () => (await (await visitor.send('/api/auth/me')).text()) !== 'null'
    const signIn = async () =>
      (await (
        await visitor.call('POST', '/api/auth/login', { email: EMAIL, password: PASSWORD })
      ).arrayBuffer()) && isIn()
    const write = async (title: string) =>
      (await visitor.call('POST', '/api/user-stories', { title, storyContent: STORY })).status
    let written = 0
    for (const [words, offset] of [
      ['a year ahead', '+365d'],
      ['back again', '+0'],
      ['a year back', '-365d'],
      ['right again', '+0'],
    ] as const) {
      const before = await isIn()
      set(offset)
      await pause(50)
      const after = await isIn()
      const again = await signIn()
      const status = await write(`Story ${words}`)
      if (status === 201) written += 1
      const page = await visitor.status('/dashboard')
      measurements.push(
        isTrue(
          `${words}: the session ends, sign-in, pages and writes go on`,
          before && !after && again && status === 201 && page === 200,
          `session ${before} → ${after}, then ${status} ${page}`,
        ),
      )
    }
    measurements.push(
      exactly('acknowledged writes lost', written - count(dataDir, 'select count(*) from user_stories'), 0),
    )
    // The check one minute after the start finds no backup, and makes one.
    const until = Date.now() + 75_000
    while (listBackups(join(dataDir, 'backups')).length === 0 && Date.now() < until) await pause(500)
    measurements.push(
      isTrue('the scheduled backup is made', listBackups(join(dataDir, 'backups')).length === 1),
    )
  } finally {
    await server.end()
  }
  return [...measurements, isTrue('integrity_check ok', integrity(dataDir) === 'ok')]
}
