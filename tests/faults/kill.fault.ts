import { randomUUID } from 'node:crypto'
import { startServer } from '../support/server.ts'
import {
  count,
  databaseOf,
  dataFolder,
  integrity,
  newcomer,
  pause,
  reading,
  reviewAtOnce,
  STORY,
  type Visitor,
} from './kit.ts'
import { atLeast, exactly, isTrue, type Measurement, reported } from './measurements.ts'

/**
 * The server is killed during writes, 200 times. A client without a response sends the same request with the same key
 * to the next server.
 */
const CYCLES = Number(process.env.FAULT_CYCLES ?? 200)
/** On separate processors: two servers use two. */
const LANES = 2
const WRITERS = 8

interface Sent {
  /** The sender. The same person must send it again. */
  writer: number
  key: string
  how: (typeof WAYS)[number]
  title: string
  acknowledged: boolean
}

/** Calls and forms that create something. The title tells the rows apart. */
const WAYS = ['call', 'form', 'short call'] as const

async function send(visitor: Visitor, { how, title, key }: Sent): Promise<number> {
  const story = `${STORY} ${title}`
  const response =
    how === 'call'
      ? await visitor.call('POST', '/api/user-stories', { title, storyContent: story }, key)
      : how === 'short call'
        ? await visitor.call('POST', '/api/stories', { story: title }, key)
        : await visitor.form(
            '/send-story',
            { title, storyContent: story, isAnonymous: 'on', isMine: 'on', isOfAge: 'on' },
            key,
          )
  await response.arrayBuffer()
  return response.status
}

async function lane(
  cycles: number,
): Promise<{ sent: Sent[]; dataDir: string; midWrite: number; broken: number }> {
  const dataDir = dataFolder()
  reviewAtOnce(databaseOf(dataDir))
  const sent: Sent[] = []
  const unanswered: Sent[] = []
  let visitors: Visitor[] = []
  let midWrite = 0
  let broken = 0
  for (let cycle = 0; cycle <= cycles; cycle += 1) {
    const server = await startServer({ DATA_DIR: dataDir, BACKUPS: 'off' }, { keep: true })
    if (visitors.length === 0) {
      visitors = await Promise.all(Array.from({ length: WRITERS }, () => newcomer(server.origin)))
    }
    for (const visitor of visitors) visitor.origin = server.origin
    let killed = false
    const write = async (visitor: Visitor, of: Sent) => {
      try {
        const status = await send(visitor, of)
        if (status === 201 || status === 303) of.acknowledged = true
        else throw new Error(`${of.how} answered ${status}`)
      } catch (error) {
        if (!(error instanceof TypeError)) broken += 1
        unanswered.push(of)
      }
    }
    // Sends the requests again that the last server did not answer.
    const again = unanswered.splice(0)
    await Promise.all(again.map((of) => write(visitors[of.writer]!, of)))
    if (cycle === cycles) {
      await server.end()
      break
    }
    const writing = visitors.map(async (visitor, writer) => {
      while (!killed) {
        const key = randomUUID()
        const of: Sent = {
          writer,
          key,
          how: WAYS[sent.length % WAYS.length]!,
          title: `Story ${key}`,
          acknowledged: false,
        }
        sent.push(of)
        await write(visitor, of)
      }
    })
    await pause(20 + Math.random() * 180)
    const ended = server.end('SIGKILL')
    killed = true
    await ended
    await Promise.all(writing)
    midWrite += unanswered.length
  }
  return { sent, dataDir, midWrite, broken }
}

export default async function run(): Promise<Measurement[]> {
  const lanes = await Promise.all(Array.from({ length: LANES }, () => lane(CYCLES / LANES)))
  let lost = 0
  let twice = 0
  let unanswered = 0
  let acknowledgedWrites = 0
  for (const { sent, dataDir } of lanes) {
    const rows = new Map<string, number>()
    const bodies = reading(dataDir, (sqlite) =>
      sqlite.prepare('select title, story_content from user_stories').raw().all(),
    ) as [string | null, string][]
    for (const [title, content] of bodies) {
      const name = /Story [0-9a-f-]{36}/.exec(`${title} ${content}`)?.[0] ?? ''
      rows.set(name, (rows.get(name) ?? 0) + 1)
    }
    for (const { title, acknowledged } of sent) {
      const found = rows.get(title) ?? 0
      if (acknowledged && found === 0) lost += 1
      if (acknowledged) acknowledgedWrites += 1
      else unanswered += 1
      if (found > 1) twice += 1
    }
  }
  const total = (name: 'midWrite' | 'broken') => lanes.reduce((sum, one) => sum + one[name], 0)
  return [
    reported('kills', `${CYCLES}, with ${total('midWrite')} writes under way`),
    atLeast('writes acknowledged', acknowledgedWrites, CYCLES),
    exactly('acknowledged writes lost', lost, 0),
    exactly('writes there twice', twice, 0),
    exactly('still unanswered after being sent again', unanswered, 0),
    exactly('answers that were errors', total('broken'), 0),
    isTrue(
      'integrity_check ok',
      lanes.every(({ dataDir }) => integrity(dataDir) === 'ok'),
    ),
    exactly(
      'foreign keys that point at nothing',
      lanes.reduce(
        (sum, { dataDir }) => sum + count(dataDir, 'select count(*) from pragma_foreign_key_check'),
        0,
      ),
      0,
    ),
  ]
}
