import { randomUUID } from 'node:crypto'
import { startServer } from '../support/server.ts'
import {
  count,
  databaseOf,
  dataFolder,
  integrity,
  newcomer,
  PASSWORD,
  reviewAtOnce,
  STORY,
  Visitor,
} from './kit.ts'
import { exactly, isTrue, type Measurement, percentile, reported } from './measurements.ts'

const PROCESSES = 4
const PEOPLE = 16
const SECONDS = 20

/** Several processes serve one file. People reach any of them at random, and everyone writes. */
export default async function run(): Promise<Measurement[]> {
  const dataDir = dataFolder()
  reviewAtOnce(databaseOf(dataDir))
  const servers = await Promise.all(
    Array.from({ length: PROCESSES }, () =>
      startServer({ DATA_DIR: dataDir, BACKUPS: 'off' }, { keep: true }),
    ),
  )
  const statuses = new Map<number, number>()
  const times: number[] = []
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, async (_, n) => {
      const origin = servers[n % PROCESSES]!.origin
      return { visitor: await newcomer(origin, `person-${n}@qismah.example`), wrote: 0 }
    }),
  )
  let unseen = 0
  const until = Date.now() + SECONDS * 1000
  await Promise.all(
    people.map(async (person) => {
      while (Date.now() < until) {
        person.visitor.origin = servers[Math.floor(Math.random() * PROCESSES)]!.origin
        const began = performance.now()
        const title = `Story ${randomUUID()}`
        const status = await person.visitor.status('/api/user-stories', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ title, storyContent: STORY }),
        })
        times.push(performance.now() - began)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status !== 201) continue
        person.wrote += 1
        // The person's own write, read from another process.
        person.visitor.origin = servers[Math.floor(Math.random() * PROCESSES)]!.origin
        const mine = await person.visitor.send('/api/user-stories/my-stories')
        if (!(await mine.text()).includes(title)) unseen += 1
      }
    }),
  )
  const signedIn = new Visitor(servers[1]!.origin)
  const { status } = await signedIn.call('POST', '/api/auth/login', {
    email: 'person-0@qismah.example',
    password: PASSWORD,
  })
  await Promise.all(servers.map((server) => server.end()))
  const acknowledged = people.reduce((sum, { wrote }) => sum + wrote, 0)
  return [
    reported('processes, people, seconds', `${PROCESSES}, ${PEOPLE}, ${SECONDS}`),
    reported(
      'writes',
      `${acknowledged} (${Math.round(acknowledged / SECONDS)} a second, each with a read of it elsewhere)`,
    ),
    reported(
      'a write took',
      `median ${Math.round(percentile(times, 0.5))} ms, 99 % ${Math.round(percentile(times, 0.99))} ms`,
    ),
    exactly(
      'answers that were no 201',
      [...statuses].reduce((sum, [code, n]) => sum + (code === 201 ? 0 : n), 0),
      0,
    ),
    exactly(
      'acknowledged writes lost',
      acknowledged - count(dataDir, 'select count(*) from user_stories'),
      0,
    ),
    exactly('own writes not seen in another process', unseen, 0),
    isTrue('an account made at one signs in at another', status === 200),
    isTrue('integrity_check ok', integrity(dataDir) === 'ok'),
  ]
}
