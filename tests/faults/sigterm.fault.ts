import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, createServer, request, type Server } from 'node:http'
import { connect } from 'node:net'
import { freePort, type RunningServer, startServer } from '../support/server.ts'
import { count, databaseOf, dataFolder, integrity, newcomer, pause, reviewAtOnce, STORY } from './kit.ts'
import { exactly, isTrue, type Measurement, reported } from './measurements.ts'

const CLIENTS = 24
const DEPLOYMENTS = 3
const SLOW = 10

const isAnswer = (line: string) => line.startsWith('HTTP/1.1 401')

/**
 * A new version starts beside the old one, on the same file. The proxy in front of both sends new requests to the one that
 * is ready. The old one gets SIGTERM while requests are under way.
 */
export default async function run(): Promise<Measurement[]> {
  const dataDir = dataFolder()
  reviewAtOnce(databaseOf(dataDir))
  const start = () => startServer({ DATA_DIR: dataDir, BACKUPS: 'off', ORIGIN: origin }, { keep: true })
  const port = await freePort()
  const origin = `http://localhost:${port}`
  let current = await start()
  const proxy = await openProxy(port, () => current)
  const visitors = await Promise.all(Array.from({ length: CLIENTS }, () => newcomer(origin)))
  const statuses = new Map<string, number>()
  const note = (status: number | string) =>
    statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1)
  let writing = true
  let acknowledged = 0
  const load = visitors.map(async (visitor, n) => {
    for (let turn = 0; writing; turn += 1) {
      try {
        if ((turn + n) % 3 === 0) {
          const answer = await visitor.call('POST', '/api/user-stories', {
            title: `Story ${randomUUID()}`,
            storyContent: STORY,
          })
          await answer.arrayBuffer()
          if (answer.status === 201) acknowledged += 1
          note(answer.status)
        } else note(await visitor.status(['/', '/my-stories', '/dashboard'][turn % 3]!))
      } catch (error) {
        note(
          error instanceof Error
            ? `${error.message} ${(error.cause as Error | undefined)?.message ?? ''}`
            : 'error',
        )
      }
    }
  })
  const codes: (number | null)[] = []
  const drains: number[] = []
  let slow: string[] = []
  for (let n = 0; n < DEPLOYMENTS; n += 1) {
    await pause(500)
    const next = await start()
    const old = current
    // These begin before SIGTERM and end after it.
    const underWay = await Promise.all(Array.from({ length: SLOW }, () => slowRequest(old.port, origin)))
    current = next
    const began = performance.now()
    codes.push(await old.end('SIGTERM'))
    drains.push(performance.now() - began)
    slow = slow.concat(await Promise.all(underWay.map(({ answer }) => answer)))
  }
  writing = false
  await Promise.all(load)
  const code = await current.end()
  proxy.close()
  proxy.closeAllConnections()
  const dropped = [...statuses].filter(([status]) => status !== '200' && status !== '201')
  return [
    reported(
      'clients, versions, answers',
      `${CLIENTS}, ${DEPLOYMENTS + 1}, ${[...statuses.values()].reduce((a, b) => a + b, 0)}`,
    ),
    exactly(
      'requests dropped or refused',
      dropped.reduce((sum, [, n]) => sum + n, 0),
      0,
    ),
    ...dropped.map(([status, n]) => reported(`  ${status}`, String(n))),
    exactly('slow requests under way at the end, answered', slow.filter(isAnswer).length, DEPLOYMENTS * SLOW),
    ...slow.filter((line) => !isAnswer(line)).map((line) => reported('  otherwise', line)),
    reported('the old one drained in', `${drains.map((ms) => Math.round(ms)).join(', ')} ms`),
    isTrue(
      'each ended with 0',
      [...codes, code].every((it) => it === 0),
    ),
    exactly(
      'acknowledged writes lost',
      acknowledged - count(dataDir, 'select count(*) from user_stories'),
      0,
    ),
    isTrue('integrity_check ok', integrity(dataDir) === 'ok'),
  ]
}

/** A form whose last bytes are sent one second after the server reported that it has read its head. */
async function slowRequest(port: number, origin: string): Promise<{ answer: Promise<string> }> {
  const body = 'email=nobody%40qismah.example&password=secret+word'
  const head = [
    'POST /login HTTP/1.1',
    `Host: ${new URL(origin).host}`,
    `Origin: ${origin}`,
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
    '',
    '',
  ].join('\r\n')
  const socket = connect(port, '127.0.0.1', () => socket.write(head + body.slice(0, 10)))
  let received = ''
  const answer = new Promise<string>((done) => {
    socket.setEncoding('latin1').on('data', (text: string) => {
      received += text
    })
    const lastLine = () => received.match(/^HTTP\/1\.1 \d.*$/gm)?.at(-1) ?? ''
    socket.on('error', (error) => done(`${error.message} after ${lastLine()}`))
    socket.once('close', () => done(lastLine()))
  })
  await once(socket, 'data')
  setTimeout(() => socket.write(body.slice(10)), 1000)
  return { answer }
}

/** Works like any proxy: it keeps connections, and sends a request again if a closing connection did not accept it. */
function openProxy(port: number, target: () => RunningServer): Promise<Server> {
  const agents = new WeakMap<RunningServer, Agent>()
  const proxy = createServer((incoming, outgoing) => {
    const pieces: Buffer[] = []
    incoming.on('data', (piece: Buffer) => pieces.push(piece))
    incoming.on('end', () => forward(Buffer.concat(pieces), 2))
    function forward(body: Buffer, tries: number): void {
      const to = target()
      let agent = agents.get(to)
      if (!agent) {
        agent = new Agent({ keepAlive: true })
        agents.set(to, agent)
      }
      const onward = request(
        {
          agent,
          host: '127.0.0.1',
          port: to.port,
          method: incoming.method,
          path: incoming.url,
          headers: incoming.headers,
        },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(outgoing)
        },
      )
      onward.on('error', (error: NodeJS.ErrnoException) => {
        // Only on a kept connection that the server closed at that moment: it has not accepted the request.
        if (tries > 0 && onward.reusedSocket && error.code === 'ECONNRESET') return forward(body, tries - 1)
        outgoing.writeHead(502).end(error.message)
      })
      onward.end(body)
    }
  })
  return new Promise((done) => proxy.listen(port, '127.0.0.1', () => done(proxy)))
}
