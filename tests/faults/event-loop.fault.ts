import { join } from 'node:path'
import { openDatabase } from '#db/client.server.ts'
import { ISTANBUL_BIRTH } from '../support/app.ts'
import { TEST_KEYS } from '../support/server.ts'
import { count, dataFolder, newcomer, pause, STORY, Visitor } from './kit.ts'
import { atMost, isTrue, type Measurement, percentile, reported } from './measurements.ts'
import { startWatched } from './watched.ts'

const CHARTS = 300
const STORIES = 1500
/** Each asks for a PDF at the same time. */
const READERS = 12
/** Of the book of somebody who writes. Of 560 characters each, as many as a file has are printed. */
const NOTES = 632
/** The server first checks one minute after its start whether a backup is due. */
const BACKUP_WITHIN = 90_000

/** Reports as PDF, a reindex of everything and the scheduled backup, while a visitor reads pages. */
export default async function run(): Promise<Measurement[]> {
  const dataDir = dataFolder()
  const server = await startWatched({ DATA_DIR: dataDir })
  const began = Date.now()
  try {
    const person = await newcomer(server.origin)
    await person.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
    await person.call('POST', '/api/analysis', {})
    await person.call('POST', '/api/user-stories', { title: 'The door', storyContent: STORY })
    const admin = await newcomer(server.origin, 'admin@qismah.example')
    multiply(dataDir)
    const measurements: Measurement[] = [
      reported(
        'charts, stories',
        `${count(dataDir, 'select count(*) from astrological_readings')}, ${count(dataDir, 'select count(*) from user_stories')}`,
      ),
    ]
    const measure = async (what: string, work: () => Promise<string>) => {
      const visitor = new Visitor(server.origin)
      await server.measurements()
      let working = true
      const times: number[] = []
      const looking = (async () => {
        while (working) {
          const start = performance.now()
          await visitor.status('/faq')
          times.push(performance.now() - start)
          await pause(20)
        }
      })()
      const detail = await work()
      working = false
      await looking
      const { stallMs, stallWithWaitingMs, rssMb } = await server.measurements()
      measurements.push(
        atMost(`${what}: event loop stood still for at most`, stallMs, 200, 'ms'),
        reported(
          `  ${detail}`,
          `page median ${Math.round(percentile(times, 0.5))} ms, 99 % ${Math.round(percentile(times, 0.99))} ms; with waiting for a processor ${Math.round(stallWithWaitingMs)} ms; ${Math.round(rssMb)} MB`,
        ),
      )
    }
    const readers: Visitor[] = []
    for (let n = 0; n < READERS; n += 1) {
      const reader = await newcomer(server.origin)
      await reader.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
      readers.push(reader)
    }
    await measure('reports as PDF', async () => {
      const answers = await Promise.all(
        readers.map(async (reader) => {
          const answer = await reader.form('/reports/pdf', {})
          await answer.arrayBuffer()
          return answer
        }),
      )
      measurements.push(
        isTrue(
          'every PDF was made',
          answers.every(({ status }) => status === 200),
        ),
      )
      return `${answers.length} at once`
    })
    await measure('the report of a whole book', async () => {
      const writer = await newcomer(server.origin, 'writer@qismah.example')
      await writer.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
      const reader = await newcomer(server.origin)
      await reader.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
      write(dataDir, 'writer@qismah.example')
      const secondsOf = async (visitor: Visitor, query: string) => {
        const start = performance.now()
        const answer = await visitor.form(`/reports/pdf${query}`, {})
        await answer.arrayBuffer()
        if (answer.status !== 200) throw new Error(`/reports/pdf${query} answered ${answer.status}`)
        return (performance.now() - start) / 1000
      }
      const book = secondsOf(writer, '?notes=yes')
      const none = await secondsOf(reader, '')
      measurements.push(atMost(`a report without notes beside a book of ${NOTES} notes`, none, 3, 's'))
      return `the book ${(await book).toFixed(1)} s`
    })
    await measure('analyses', async () => {
      for (let n = 0; n < 10; n += 1)
        await person.status('/api/analysis', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: '{}',
        })
      return '10, one after the other'
    })
    await measure('reindex of charts, vectors, search texts', async () => {
      const { status } = await admin.form('/admin/reindex', { do: 'start' })
      const start = performance.now()
      const state = () => count(dataDir, "select count(*) from reindex_runs where status <> 'running'")
      while (performance.now() - start < 120_000 && state() === 0) await pause(200)
      const done = count(dataDir, "select count(*) from reindex_runs where status = 'done'")
      measurements.push(isTrue('the reindex ended', done === 1, `${status}`))
      return `${((performance.now() - start) / 1000).toFixed(1)} s`
    })
    await measure('the scheduled backup', async () => {
      const newest = async () =>
        ((await (await fetch(`${server.origin}/readyz`)).json()) as { newestBackup: string | null })
          .newestBackup
      while ((await newest()) === null && Date.now() - began < BACKUP_WITHIN) await pause(200)
      measurements.push(isTrue('the backup was made', (await newest()) !== null))
      return `${((Date.now() - began) / 1000).toFixed(0)} s after the start`
    })
    return measurements
  } finally {
    await server.end()
  }
}

/** Writes a book for somebody. */
function write(dataDir: string, email: string): void {
  const db = openDatabase({ path: join(dataDir, 'qismah.sqlite'), key: TEST_KEYS.DATABASE_KEY })
  db.sqlite
    .prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${NOTES})
       insert into notes (id, user_id, day, hijri_year, hijri_month, hijri_day, text, created_at)
       select 'note-' || n.i, users.id, '2026-01-01', 1447, 7, 12, ?, 0 from users, n where email = ?`,
    )
    .run('What the lantern on the stairs reminded me of. '.repeat(12), email)
  db.close()
}

/** Copies a person's data many times, with charts of an older engine, and makes the other person an administrator. */
function multiply(dataDir: string): void {
  const db = openDatabase({ path: join(dataDir, 'qismah.sqlite'), key: TEST_KEYS.DATABASE_KEY })
  const { sqlite } = db
  const copies = (table: string, times: number, changed: Record<string, string>, where: string) => {
    const names = sqlite.prepare('select name from pragma_table_info(?)').pluck().all(table) as string[]
    if (names.length === 0) throw new Error(`There is no table ${table}`)
    const columns = names.map((name) => changed[name] ?? `"${name}"`).join(', ')
    sqlite
      .prepare(
        `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${times}) insert into "${table}" select ${columns} from "${table}", n ${where}`,
      )
      .run()
  }
  db.write(() => {
    sqlite
      .prepare("update users set is_admin = 1, admin_level = 1 where email = 'admin@qismah.example'")
      .run()
    copies(
      'users',
      CHARTS,
      { id: "'user-' || n.i", email: "'many-' || n.i || '@qismah.example'", google_id: 'null' },
      "where email <> 'admin@qismah.example'",
    )
    copies('birth_details', CHARTS, { id: "'birth-' || n.i", user_id: "'user-' || n.i" }, '')
    copies(
      'astrological_readings',
      CHARTS,
      { id: "'reading-' || n.i", birth_detail_id: "'birth-' || n.i" },
      '',
    )
    copies('user_stories', STORIES, { id: "'story-' || n.i", status: "'approved'" }, '')
    sqlite.prepare("update astrological_readings set engine_version = 'older'").run()
  })
  db.close()
}
