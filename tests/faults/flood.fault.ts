import { Agent, request } from 'node:http'
import { ISTANBUL_BIRTH } from '../support/app.ts'
import { dataFolder, newcomer, pause, Visitor } from './kit.ts'
import { atMost, exactly, type Measurement, percentile, reported } from './measurements.ts'
import { startWatched } from './watched.ts'

const SECONDS = Number(process.env.FAULT_SECONDS ?? 60) / 2
const ADDRESSES = ['127.0.0.2', '127.0.0.3', '127.0.0.4']
/** The limit of an address is 3,000 requests a minute. */
const EACH_SECOND = 48

interface Asked {
  path: string
  cookie?: string
}

/** What costs a visitor most, by the number of the request. */
const strangers = (n: number): Asked =>
  [
    { path: '/api', cookie: 'qismah_session=x' },
    { path: '/API' },
    { path: `/api/?${n}` },
    { path: '/books', cookie: 'qismah_reading=x' },
    { path: `/no-such-page-${n}` },
  ][n % 5]!

/** Three addresses use all that their limits allow, while others read pages. */
export default async function run(): Promise<Measurement[]> {
  const server = await startWatched({ DATA_DIR: dataFolder(), RATE_LIMITS: 'on' })
  try {
    const reader = cookieOf(await newcomer(server.origin))
    const members = await Promise.all(ADDRESSES.map(() => withChart(server.origin)))
    const chooser = new Visitor(server.origin)
    await chooser.form('/reading-preferences', { size: 'larger', theme: 'night' })
    const preferences = cookieOf(chooser)
    const owners = (n: number, flood: number): Asked =>
      [
        { path: `/analysis?${n}`, cookie: members[flood]! },
        { path: `/my-path?${n}`, cookie: members[flood]! },
        { path: '/books', cookie: preferences },
      ][n % 3]!
    // Public pages are made once, some seconds after the start.
    await pause(8000)
    const quiet = await rounds(server.origin, reader, Date.now() + 3000)
    const during = async (what: string, asked: (n: number, flood: number) => Asked) => {
      const until = Date.now() + SECONDS * 1000
      const floods = ADDRESSES.map((address, index) =>
        flood(server.port, address, (n) => asked(n, index), until),
      )
      const { times, refused } = await rounds(server.origin, reader, until)
      const answers = (await Promise.all(floods)).flat()
      const limited = answers.filter((status) => status === 429).length
      return [
        reported(`${what}: answers, of them 429`, `${answers.length}, ${limited}`),
        exactly('  everybody else: answers of 429', refused, 0),
        reported(
          '  everybody else: pages, median, longest',
          `${times.length}, ${Math.round(percentile(times, 0.5))} ms, ${Math.round(Math.max(...times))} ms`,
        ),
        atMost('  everybody else: p90', percentile(times, 0.9), 200, 'ms'),
      ]
    }
    return [
      reported('everybody else, before: p90', `${Math.round(percentile(quiet.times, 0.9))} ms`),
      ...(await during('three strangers', strangers)),
      ...(await during('three members', owners)),
    ]
  } finally {
    await server.end()
  }
}

const cookieOf = ({ cookies }: Visitor) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** The cookies of a new member with a chart. */
async function withChart(origin: string): Promise<string> {
  const member = await newcomer(origin)
  await member.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
  return cookieOf(member)
}

/** Sends at a steady rate, however long the answers take. @returns the statuses */
async function flood(
  port: number,
  localAddress: string,
  asked: (n: number) => Asked,
  until: number,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  const answers: Promise<number>[] = []
  const began = Date.now()
  while (Date.now() < until) {
    const due = ((Date.now() - began) / 1000) * EACH_SECOND
    while (answers.length < due) {
      const { path, cookie } = asked(answers.length)
      const headers = { 'Accept-Encoding': 'gzip, br', ...(cookie ? { Cookie: cookie } : {}) }
      answers.push(
        new Promise((done, fail) => {
          request({ agent, port, host: '127.0.0.1', localAddress, path, headers }, (response) => {
            response.resume().on('end', () => done(response.statusCode ?? 0))
          })
            .on('error', fail)
            .end()
        }),
      )
    }
    await pause(5)
  }
  const statuses = await Promise.all(answers)
  agent.destroy()
  return statuses
}

/** Pages of visitors and of a member, one after the other. */
async function rounds(origin: string, session: string, until: number) {
  const times: number[] = []
  let refused = 0
  for (let n = 0; Date.now() < until; n += 1) {
    const path = ['/login', '/faq', '/dashboard', `/contact?${n}`][n % 4]!
    const began = performance.now()
    const answer = await fetch(origin + path, { redirect: 'manual', headers: { Cookie: session } })
    await answer.arrayBuffer()
    times.push(performance.now() - began)
    if (answer.status === 429) refused += 1
    await pause(50)
  }
  return { times, refused }
}
