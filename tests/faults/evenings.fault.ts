import { openDatabase } from '#db/client.server.ts'
import { openMailbox } from '../support/mailbox.ts'
import { count, databaseOf, dataFolder, integrity, pause } from './kit.ts'
import { atLeast, atMost, exactly, isTrue, type Measurement, reported } from './measurements.ts'
import { startWatched } from './watched.ts'

const PEOPLE = Number(process.env.FAULT_PEOPLE ?? 10_000)
const KILLED_AFTER = 0.4
const MOST_MS = 20
/** The first round begins two minutes after the start. By then the start itself is over. */
const START_IS_OVER = 30_000

/**
 * People who want their evening by mail at one hour. The server is killed in the middle of it, and starts again. It takes 25 minutes,
 * because the mail server of the tests waits a tenth of a second before it greets; `FAULT_PEOPLE` sets another number.
 */
export default async function run(): Promise<Measurement[]> {
  const dataDir = dataFolder()
  askForMails(dataDir)
  const mailbox = await openMailbox()
  const start = async () => {
    const server = await startWatched({
      DATA_DIR: dataDir,
      BACKUPS: 'off',
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'Qismah <q@qismah.example>',
    })
    await pause(START_IS_OVER)
    await server.measurements()
    return server
  }
  const waiting = () => count(dataDir, 'select count(*) from evening_seasons where mailed_through = 0')
  try {
    const first = await start()
    while (mailbox.addresses().length < PEOPLE * KILLED_AFTER) await pause(20)
    const began = performance.now()
    const before = await first.measurements()
    await first.end('SIGKILL')
    const sentBefore = mailbox.addresses().length

    const second = await start()
    while (waiting() > 0) await pause(500)
    const after = await second.measurements()
    // The stop waits for the mail that is under way: the last one is marked before it is sent.
    await second.end()
    const addresses = mailbox.addresses()
    const mailed = new Set(addresses).size
    return [
      reported('mails before the kill, after it', `${sentBefore}, ${addresses.length - sentBefore}`),
      exactly('people with two mails', addresses.length - mailed, 0),
      // One can be under way when the server is killed.
      atLeast('people with a mail', mailed, PEOPLE - 1),
      atMost('event loop stood still for at most', Math.max(before.stallMs, after.stallMs), MOST_MS, 'ms'),
      reported('seconds from the kill to the last mail', ((performance.now() - began) / 1000).toFixed(0)),
      isTrue('integrity_check ok', integrity(dataDir) === 'ok'),
    ]
  } finally {
    await mailbox.stop()
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
