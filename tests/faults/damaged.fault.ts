import { closeSync, openSync, readFileSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#db/client.server.ts'
import { startServer, TEST_KEYS } from '../support/server.ts'
import {
  cli,
  contents,
  count,
  dataFolder,
  newcomer,
  reading,
  run as runCommand,
  SERVE,
  STORY,
} from './kit.ts'
import { atMost, exactly, isTrue, type Measurement, reported } from './measurements.ts'

/** Enough that a restore has work to do. */
const STORIES = 4_000

function damage(path: string, offset: number, bytes = 4096): void {
  const file = openSync(path, 'r+')
  writeSync(file, Buffer.alloc(bytes, 0x5a), 0, bytes, offset)
  closeSync(file)
}

/** A database file is damaged under a running server and before a start; the newest good backup is restored. */
export default async function run(): Promise<Measurement[]> {
  const dataDir = dataFolder()
  const database = join(dataDir, 'qismah.sqlite')
  const server = await startServer({ DATA_DIR: dataDir, BACKUPS: 'off' }, { keep: true })
  const visitor = await newcomer(server.origin, 'amina@qismah.example')
  await visitor.call('POST', '/api/user-stories', { title: 'The door', storyContent: STORY })
  await server.end()
  fill(database)
  await runCommand(cli('backup', 'make'), dataDir)
  const whole = reading(dataDir, (sqlite) => contents(sqlite))

  // Newer and damaged: it must be skipped.
  const { output: made } = await runCommand(cli('backup', 'make', join(dataDir, 'elsewhere')), dataDir)
  const running = await startServer({ DATA_DIR: dataDir, BACKUPS: 'off' }, { keep: true })
  visitor.origin = running.origin
  // The stories are not read before, because SQLite does not read pages again that are in memory.
  const size = statSync(database).size
  for (let offset = 4096; offset < size; offset += 4096) damage(database, offset)
  const answers = new Map<number, number>()
  for (let n = 0; n < 40; n += 1) {
    const status = await visitor.status(n % 2 ? '/my-stories' : '/api/user-stories/my-stories')
    answers.set(status, (answers.get(status) ?? 0) + 1)
  }
  const plain = await visitor.send('/my-stories')
  const words = await plain.text()
  await running.end()

  const bytes = readFileSync(database)
  const refused = await runCommand(SERVE, dataDir)
  const restored = await runCommand(cli('backup', 'restore'), dataDir)
  const again = await startServer({ DATA_DIR: dataDir, BACKUPS: 'off' }, { keep: true })
  const back = reading(dataDir, (sqlite) => contents(sqlite))
  visitor.origin = again.origin
  const after = await visitor.status('/my-stories')
  await again.end()
  return [
    reported('the database', `${Math.round(size / 1024 / 1024)} MB, ${STORIES} stories`),
    isTrue(
      'damaged while it is served: 503 and nothing else, in plain words',

      words.includes('operator') &&
        [...answers.keys()].every((status) => status === 503 || status === 200) &&
        plain.status === 503,
      JSON.stringify(Object.fromEntries(answers)),
    ),
    isTrue(
      'a start refuses, and says what to do',
      refused.code === 1 && /damaged[\s\S]*npm run restore/.test(refused.output),
      `${Math.round(refused.ms)} ms`,
    ),
    isTrue(
      'and leaves the file as it is',
      Buffer.compare(bytes, readFileSync(replaced(restored.output) ?? database)) === 0,
    ),
    isTrue('npm run restore', restored.code === 0 && made !== ''),
    atMost('it took', restored.ms / 1000, 10, 's'),
    isTrue('every row of every table is as it was', back === whole),
    exactly('stories', count(dataDir, 'select count(*) from user_stories'), STORIES + 1),
    isTrue('who was signed in still is', after === 200),
  ]
}

function replaced(output: string): string | null {
  const folder = /(\/\S*replaced-[\w-]+)/.exec(output)?.[1]
  return folder ? join(folder, 'qismah.sqlite') : null
}

/** Stories of the only person. */
function fill(path: string): void {
  const db = openDatabase({ path, key: TEST_KEYS.DATABASE_KEY })
  db.sqlite
    .prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${STORIES})
       insert into user_stories select ${columns(db.sqlite)} from user_stories, n`,
    )
    .run()
  db.close()

  function columns(sqlite: typeof db.sqlite): string {
    const names = sqlite
      .prepare("select name from pragma_table_info('user_stories')")
      .pluck()
      .all() as string[]
    const varied: Record<string, string> = {
      id: "'filled-' || n.i",
      title: "title || ' ' || n.i",
      story_content: "story_content || ' ' || n.i || hex(randomblob(600))",
    }
    return names.map((name) => varied[name] ?? `"${name}"`).join(', ')
  }
}
