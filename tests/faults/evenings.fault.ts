import { loadavg } from 'node:os'
import { openDatabase } from '#db/client.server.ts'
import { count, databaseOf, dataFolder, integrity, pause } from './kit.ts'
import { openMailSink } from './mail-sink.ts'
import { atLeast, atMost, exactly, isTrue, type Measurement, reported } from './measurements.ts'
import { startWatched } from './watched.ts'

const PEOPLE = Number(process.env.FAULT_PEOPLE ?? 10_000)
const KILLED_AFTER = 0.4
const MOST_MS = 20
/** The first round begins two minutes after the start. By then the start itself is over. */
const START_IS_OVER = 30_000

/** The longest block of a server that does nothing is measured for this long. */
const IDLE_MS = 60_000

/** People who want their evening by mail at one hour. The server is killed in the middle of it, and starts again. */
export default async function run(): Promise<Measurement[]> {
  const dataDir = dataFolder()
  askForMails(dataDir)
  const sink = await openMailSink()
  const start = async () => {
    const server = await startWatched({
      DATA_DIR: dataDir,
      BACKUPS: 'off',
      SMTP_URL: sink.url,
      MAIL_FROM: 'Qismah <q@qismah.example>',
    })
    await pause(START_IS_OVER)
    await server.measurements()
    return server
  }
  const waiting = () => count(dataDir, 'select count(*) from evening_seasons where mailed_through = 0')
  try {
    const first = await start()
    await pause(IDLE_MS)
    const idle = await first.measurements()
    while (sink.addresses.length === 0) await pause(20)
    const sending = performance.now()
    while (sink.addresses.length < PEOPLE * KILLED_AFTER) await pause(20)
    const seconds = (performance.now() - sending) / 1000
    const before = await first.measurements()
    await first.end('SIGKILL')
    const sentBefore = sink.addresses.length

    const second = await start()
    while (waiting() > 0) await pause(500)
    const after = await second.measurements()
    // The stop waits for the mail that is under way: the last one is marked before it is sent.
    await second.end()
    const { addresses } = sink
    const mailed = new Set(addresses).size
    const longest = Math.max(before.stallMs, after.stallMs)
    return [
      reported('mails before the kill, after it', `${sentBefore}, ${addresses.length - sentBefore}`),
      exactly('people with two mails', addresses.length - mailed, 0),
      // One can be under way when the server is killed.
      atLeast('people with a mail', mailed, PEOPLE - 1),
      atMost('event loop stood still for at most', longest, MOST_MS, 'ms'),
      reported('  of which it ran for at most', `${Math.max(before.ranMs, after.ranMs).toFixed(1)} ms`),
      reported(
        '  the same while nothing was sent',
        `${idle.stallMs.toFixed(1)} ms, ${idle.ranMs.toFixed(1)} ms`,
      ),
      reported(
        '  processes that ran or waited, of late',
        loadavg()
          .map((load) => load.toFixed(1))
          .join(', '),
      ),
      reported('mails a second', (sentBefore / seconds).toFixed(0)),
      isTrue('integrity_check ok', integrity(dataDir) === 'ok'),
    ]
  } finally {
    await sink.stop()
  }
}

/** The season of each person has begun, and the hour of the mail has just come. */
function askForMails(dataDir: string): void {
  const { sqlite, close } = openDatabase(databaseOf(dataDir))
  const now = Date.now()
  // A mail is not sent after its day, so the day must not end meanwhile.
  const [zone, offset] = new Date(now).getUTCHours() < 20 ? ['UTC', 0] : ['Asia/Tokyo', 9]
  const day = new Date(now + offset * 3_600_000).toISOString().slice(0, 10)
  sqlite
    .prepare(
      `with recursive n (i) as (select 1 union all select i + 1 from n where i < ?)
       insert into users (id, email, name, email_verified_at, created_at)
       select 'user-' || i, 'person-' || i || '@qismah.example', 'Person ' || i, 1, 1 from n`,
    )
    .run(PEOPLE)
  sqlite
    .prepare(
      `insert into evening_seasons (id, user_id, days, zone, started_on, mail_hour, mail_due_at, created_at)
       select 'season-' || id, id, 30, ?, ?, 20, ?, 1 from users`,
    )
    .run(zone, day, now)
  close()
}
