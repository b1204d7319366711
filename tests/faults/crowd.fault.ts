import { connect, type Socket } from 'node:net'
import { dataFolder, newcomer, pause, STORY, Visitor } from './kit.ts'
import { atMost, exactly, isTrue, type Measurement, notTaken, percentile, reported } from './measurements.ts'
import { memoryLimit } from './memory-limit.ts'
import { startWatched } from './watched.ts'

const SOCKETS = 1000
const CLIENTS = 200
const SECONDS = Number(process.env.FAULT_SECONDS ?? 60)
/** The memory of the smallest machine that fly.toml requests. */
const MEMORY_MB = 512

const PAGES = [
  '/',
  '/faq',
  '/login',
  '/dashboard',
  '/my-stories',
  '/analysis',
  '/reports',
  '/api/auth/me',
  '/api/countries',
]

/**
 * A thousand sockets send a byte from time to time, and two hundred people never stop, while a visitor reads pages. The
 * server has no more memory than the smallest machine: with more, V8 collects later, and the figure says nothing.
 */
export default async function run(): Promise<Measurement[]> {
  const limit = memoryLimit(MEMORY_MB)
  const server = await startWatched({ DATA_DIR: dataFolder() }, limit?.procs)
  const sockets: Socket[] = []
  try {
    const people: Visitor[] = []
    for (let n = 0; n < 20; n += 1) people.push(await newcomer(server.origin))
    await people[0]!.call('POST', '/api/user-stories', { title: 'The door', storyContent: STORY })
    const quiet = await rounds(new Visitor(server.origin), Date.now() + 3000)
    await server.measurements()

    const until = Date.now() + SECONDS * 1000
    let opened = 0
    let closed = 0
    const slow = Array.from({ length: SOCKETS }, (_, n) =>
      hold(server.port, n, until, sockets, (event) => {
        if (event === 'open') opened += 1
        else closed += 1
      }),
    )
    const answers = new Map<string, number>()
    const note = (what: string) => answers.set(what, (answers.get(what) ?? 0) + 1)
    const clients = Array.from({ length: CLIENTS }, async (_, n) => {
      const client = new Visitor(server.origin)
      for (const [name, value] of people[n % people.length]!.cookies) client.cookies.set(name, value)
      while (Date.now() < until) {
        try {
          note(String(await client.status(PAGES[Math.floor(Math.random() * PAGES.length)]!)))
        } catch (error) {
          note(error instanceof Error ? error.message : 'error')
        }
      }
    })
    const times = await rounds(new Visitor(server.origin), until)
    await Promise.all([...clients, ...slow])
    const { stallMs, stallWithWaitingMs, rssMb } = await server.measurements()
    const total = [...answers.values()].reduce((sum, n) => sum + n, 0)
    const good = (answers.get('200') ?? 0) + (answers.get('302') ?? 0)
    return [
      reported(
        'slow sockets, clients, seconds',
        `${SOCKETS} (${opened} opened, ${closed} let go), ${CLIENTS}, ${SECONDS}`,
      ),
      reported('answers to the clients', `${total} (${Math.round(total / SECONDS)} a second)`),
      exactly('answers that were errors', total - good, 0),
      reported("a visitor's page, before", `median ${Math.round(percentile(quiet, 0.5))} ms`),
      reported(
        "a visitor's page, meanwhile",
        `median ${Math.round(percentile(times, 0.5))} ms, longest ${Math.round(Math.max(...times))} ms, ${times.length} of them`,
      ),
      atMost('the longest of them', Math.max(...times) / 1000, 10, 's'),
      atMost('event loop stood still for at most', stallMs, 200, 'ms'),
      reported('  with the time it waited for a processor', `${Math.round(stallWithWaitingMs)} ms`),
      ...(limit
        ? [
            isTrue(`lives with ${MEMORY_MB} MB of memory`, server.process.exitCode === null),
            reported(
              '  at most',
              `${Math.round(rssMb)} MB, ${Math.round(limit.mostMb())} MB with the cache of files`,
            ),
          ]
        : [notTaken('memory', `this machine permits no limit; ${Math.round(rssMb)} MB at most`)]),
    ]
  } finally {
    for (const socket of sockets) socket.destroy()
    await server.end()
  }
}

/** The time of each page. */
async function rounds(visitor: Visitor, until: number): Promise<number[]> {
  const times: number[] = []
  while (Date.now() < until) {
    const began = performance.now()
    const status = await visitor.status('/faq')
    if (status !== 200) throw new Error(`/faq answered ${status}`)
    times.push(performance.now() - began)
    await pause(100)
  }
  return times
}

/** Keeps a connection open as long as the server allows, with a byte each second, and then connects again. */
async function hold(
  port: number,
  n: number,
  until: number,
  sockets: Socket[],
  onEvent: (event: 'open' | 'close') => void,
): Promise<void> {
  // Half of them never end their headers, and half never end their form.
  const begun = `POST /login HTTP/1.1\r\nHost: localhost\r\nX-Slow: ${n}\r\n${n % 2 ? 'Content-Length: 100000\r\n\r\n' : 'X-More: '}`
  while (Date.now() < until) {
    const socket = connect(port, '127.0.0.1')
    sockets.push(socket)
    let open = true
    socket.on('connect', () => {
      onEvent('open')
      socket.write(begun)
    })
    socket.on('error', () => {})
    socket.once('close', () => {
      open = false
      onEvent('close')
    })
    socket.resume()
    while (open && Date.now() < until) {
      await pause(1000)
      if (open && socket.writable) socket.write('x')
    }
    socket.destroy()
    await pause(200)
  }
}
