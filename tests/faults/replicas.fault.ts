import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openReadOnly } from '#db/client.server.ts'
import { freePort } from '../support/server.ts'
import { newcomer, pause, reviewAtOnce, STORY, type Visitor } from './kit.ts'
import { canMount, Node, program, release } from './litefs.ts'
import { atLeast, exactly, isTrue, type Measurement, notTaken, percentile, reported } from './measurements.ts'

const READS = Number(process.env.FAULT_READS ?? 1000)

/** Two nodes on loopback, and a proxy that follows `fly-replay`; without gocryptfs below LiteFS, and with it. */
export default async function run(): Promise<Measurement[]> {
  if (!program('litefs') || !canMount())
    return [notTaken('LiteFS', 'the program or FUSE is missing; docs/scaling.md says how both are installed')]
  const plain = await inFolder((folder) => withLiteFS(folder, false))
  if (!program('gocryptfs'))
    return [
      ...plain,
      notTaken('LiteFS over gocryptfs', 'gocryptfs is missing; docs/scaling.md says how it is installed'),
    ]
  return [...plain, ...(await inFolder((folder) => withLiteFS(folder, true)))]
}

async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'qismah-nodes-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Story {
  title: string
  acknowledged: boolean
}

async function withLiteFS(folder: string, encrypted: boolean): Promise<Measurement[]> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const settings = { REPLICATION: 'litefs', DATABASE_KEY: '', ORIGIN: origin }
  const primary = new Node('node-a', join(folder, 'a'), settings, { encrypted })
  const replica = new Node('node-b', join(folder, 'b'), settings, { encrypted, primary })
  const nodes = [primary, replica]
  const proxy = await openProxy(port, nodes)
  const measurements: Measurement[] = [
    reported(
      `LiteFS ${release(program('litefs')!)}${encrypted ? ' over gocryptfs' : ''}`,
      'two nodes on loopback, FUSE mounted',
    ),
  ]
  try {
    await primary.start()
    reviewAtOnce({ path: primary.database })
    await replica.start()
    proxy.first = replica
    const visitor = await newcomer(origin)
    measurements.push(...(await ownWrites(visitor, proxy)))
    measurements.push(...(await replicaKilled(visitor, replica, primary)))
    measurements.push(...(await primaryKilled(visitor, replica, primary)))
    if (encrypted) measurements.push(exactly('files of the disk with plain text', plainFiles(primary), 0))
  } finally {
    for (const node of [replica, primary]) await node.stop()
    proxy.server.close()
    proxy.server.closeAllConnections()
  }
  return measurements
}

async function write(visitor: Visitor, title = `Story ${randomUUID()}`): Promise<Story> {
  const key = randomUUID()
  try {
    const answer = await visitor.call('POST', '/api/user-stories', { title, storyContent: STORY }, key)
    await answer.arrayBuffer()
    return { title, acknowledged: answer.status === 201 }
  } catch {
    return { title, acknowledged: false }
  }
}

async function ownWrites(visitor: Visitor, proxy: Proxy): Promise<Measurement[]> {
  let stale = 0
  let refused = 0
  const times: number[] = []
  proxy.answered.clear()
  for (let n = 0; n < READS; n += 1) {
    const before = (await (await visitor.send('/api/user-stories/my-stories')).text()).length
    const { acknowledged, title } = await write(visitor)
    if (!acknowledged) refused += 1
    const began = performance.now()
    const mine = await (await visitor.send('/api/user-stories/my-stories')).text()
    times.push(performance.now() - began)
    if (!mine.includes(title) || mine.length <= before) stale += 1
    const { id } =
      (JSON.parse(mine) as { id: string; title: string }[]).find((it) => it.title === title) ?? {}
    // Keeps the list short. A second read shows that the record is gone.
    if (id) {
      await (await visitor.call('DELETE', `/api/user-stories/${id}`)).arrayBuffer()
      if ((await (await visitor.send('/api/user-stories/my-stories')).text()).includes(title)) stale += 1
    }
  }
  const pages = ['/', '/faq', '/dashboard', '/my-stories', '/birth-info', '/settings', '/send-story']
  const handed: string[] = []
  for (const path of pages) {
    const before = proxy.replays
    const status = await visitor.status(path)
    if (status !== 200 || proxy.replays > before) handed.push(`${path} ${status}`)
  }
  const byReplica = proxy.answered.get('node-b') ?? 0
  return [
    exactly(`stale reads of one's own writes and deletions in ${READS * 2}`, stale, 0),
    exactly('writes refused', refused, 0),
    reported('answers by the replica, by the primary', `${byReplica}, ${proxy.answered.get('node-a') ?? 0}`),
    reported(
      'a read after a write took',
      `median ${percentile(times, 0.5).toFixed(1)} ms, 99 % ${percentile(times, 0.99).toFixed(1)} ms`,
    ),
    reported('pages handed to the primary', handed.join(', ') || `none of ${pages.length}`),
  ]
}

/** Writes continue on the primary while the replica is killed, and reach the replica when it is back. */
async function replicaKilled(visitor: Visitor, replica: Node, primary: Node): Promise<Measurement[]> {
  const sent: Story[] = []
  let writing = true
  const work = (async () => {
    while (writing) sent.push(await write(visitor))
  })()
  await pause(1500)
  await replica.kill()
  const before = sent.length
  await pause(1500)
  writing = false
  await work
  const there = titles(primary)
  const lost = sent.filter(({ title, acknowledged }) => acknowledged && !there.has(title)).length
  const began = performance.now()
  await replica.start()
  const last = sent.filter(({ acknowledged }) => acknowledged).at(-1)!
  while (!titles(replica).has(last.title) && performance.now() - began < 30_000) await pause(20)
  const caughtUp = titles(replica)
  return [
    exactly('replica killed: acknowledged writes lost', lost, 0),
    atLeast('  writes acknowledged before it', kept(sent.slice(0, before)), 1),
    atLeast('  writes acknowledged after it', kept(sent.slice(before)), 1),
    exactly('  writes refused', sent.length - kept(sent), 0),
    exactly(
      '  missing on it after it came back',
      sent.filter(({ title, acknowledged }) => acknowledged && !caughtUp.has(title)).length,
      0,
    ),
    reported(
      '  it had caught up after',
      `${((performance.now() - began) / 1000).toFixed(1)} s, its start included`,
    ),
  ]
}

/** The replica still answers reads. Transactions that it had not received come back with the disk of the primary. */
async function primaryKilled(visitor: Visitor, replica: Node, primary: Node): Promise<Measurement[]> {
  const sent: Story[] = []
  let writing = true
  const writers = Array.from({ length: 4 }, async () => {
    while (writing) sent.push(await write(visitor))
  })
  await pause(1500)
  await primary.kill()
  writing = false
  await Promise.all(writers)
  await pause(500)
  const acknowledged = sent.filter((it) => it.acknowledged)
  const onReplica = titles(replica)
  const behind = acknowledged.filter(({ title }) => !onReplica.has(title)).length
  const read = await visitor.status('/my-stories')
  const refused = await visitor.call('POST', '/api/stories', { story: 'Written without a primary.' })
  const words = await refused.text()
  const began = performance.now()
  await primary.start()
  let again = 0
  while (again !== 201 && performance.now() - began < 30_000) {
    again = await visitor.status('/api/stories', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ story: `Written again ${randomUUID()}` }),
    })
    if (again !== 201) await pause(200)
  }
  const back = titles(primary)
  return [
    atLeast('primary killed: writes acknowledged before it', acknowledged.length, 1),
    exactly(
      '  acknowledged writes lost once it is back',
      acknowledged.filter(({ title }) => !back.has(title)).length,
      0,
    ),
    reported(
      '  of them not yet on the replica at that moment',
      `${behind} of ${acknowledged.length} (LiteFS sends after the commit and promises no more)`,
    ),
    isTrue('  pages are still read', read === 200, String(read)),
    isTrue(
      '  writes are refused with 503',
      refused.status === 503 && words.includes('Nothing'),
      String(refused.status),
    ),
    isTrue(
      '  writes go on by themselves when it is back',
      again === 201,
      `${((performance.now() - began) / 1000).toFixed(1)} s`,
    ),
  ]
}

/** The files of a node's disk that contain a story, or begin as a database does. */
function plainFiles(node: Node): number {
  return readdirSync(node.disk, { recursive: true, encoding: 'utf8' })
    .map((name) => join(node.disk, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path))
    .filter((bytes) => bytes.includes(STORY) || bytes.includes('SQLite format 3')).length
}

const kept = (sent: readonly Story[]) => sent.filter(({ acknowledged }) => acknowledged).length

function titles(node: Node): Set<string> {
  const sqlite = openReadOnly({ path: node.database })
  try {
    return new Set(sqlite.prepare('select title from user_stories').pluck().all() as string[])
  } finally {
    sqlite.close()
  }
}

interface Proxy {
  server: Server
  /** The node that receives the request first. */
  first: Node
  replays: number
  /** The nodes that sent the responses. */
  answered: Map<string, number>
}

async function openProxy(port: number, nodes: readonly Node[]): Promise<Proxy> {
  const server = createServer((incoming, outgoing) => {
    const pieces: Buffer[] = []
    incoming.on('data', (piece: Buffer) => pieces.push(piece))
    incoming.on('end', async () => {
      const asked = {
        method: incoming.method,
        path: incoming.url,
        headers: incoming.headers,
        body: Buffer.concat(pieces),
      }
      const others = nodes.filter((node) => node !== proxy.first)
      for (const node of [proxy.first, ...others]) {
        const answer = await ask(node, asked).catch(() => null)
        if (!answer) continue
        const to = /instance=([\w-]+)/.exec(String(answer.headers['fly-replay'] ?? ''))?.[1]
        if (!to) return reply(node, answer)
        proxy.replays += 1
        const primary = nodes.find(({ name }) => name === to)
        const replayed = primary && (await ask(primary, asked).catch(() => null))
        if (primary && replayed) return reply(primary, replayed)
        break
      }
      outgoing.writeHead(503).end('Nothing answers.')
    })
    function reply(by: Node, { status, headers, body }: Answer): void {
      proxy.answered.set(by.name, (proxy.answered.get(by.name) ?? 0) + 1)
      outgoing.writeHead(status, headers).end(body)
    }
  })
  const proxy: Proxy = { server, first: nodes[0]!, replays: 0, answered: new Map() }
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return proxy
}

interface Asked {
  method: string | undefined
  path: string | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

function ask(node: Node, { body, ...asked }: Asked): Promise<Answer> {
  return new Promise((done, fail) => {
    const port = node.server?.port
    if (!port) return fail(new Error(`${node.name} is not there.`))
    const onward = request({ host: '127.0.0.1', port, ...asked, agent: false }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('error', fail)
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(pieces) }),
      )
    })
    onward.on('error', fail)
    onward.end(body)
  })
}
