import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Browser, ISTANBUL_BIRTH, registered } from '../support/app.ts'
import { type RunningServer, startServer } from '../support/server.ts'

const ORIGIN = 'http://localhost:3000'
const TELLS = new URL('./tells-coverage.mjs', import.meta.url).href
const AIMS = { http: 12, all: 120 }

type Ran = readonly { url: string; begins: readonly number[] }[]

/**
 * Prints which of our files act in one request: those in which a function runs, as V8 counts them. The build gets source
 * maps for it. Each request is made warm, so that what runs only once is not counted.
 */
export default async function bench(): Promise<void> {
  execFileSync('npx', ['remix', 'vite:build', '--logLevel', 'error', '--sourcemapServer', 'true'], {
    stdio: 'pipe',
  })
  execFileSync('node', ['app/cli/compress.mjs'])
  const server = await startServer({ ORIGIN }, { preload: TELLS })
  try {
    const browser = new Browser((request) => {
      const { pathname, search } = new URL(request.url)
      return fetch(new Request(server.origin + pathname + search, request))
    })
    await registered(browser)
    await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
    const birth = { ...ISTANBUL_BIRTH, name: 'Amina', gender: 'female' }
    const get = await measure(server, () => browser.get('/analysis'))
    const hidden = await browser.hiddenFields()
    const post = await measure(server, () => browser.form('/birth-info', { ...birth, ...hidden }))
    // Counted last: the server closes a connection that is idle meanwhile.
    say('GET /analysis', AIMS, get)
    say('POST /birth-info', null, post)
  } finally {
    await server.stop()
  }
}

interface Measured {
  status: number
  ran: Ran
}

async function measure(server: RunningServer, request: () => Promise<Response>): Promise<Measured> {
  await request()
  await request()
  await ranSince(server)
  const { status } = await request()
  return { status, ran: await ranSince(server) }
}

function say(what: string, aims: typeof AIMS | null, { status, ran }: Measured): void {
  const files = filesOf(ran)
  const http = files.filter((file) => file.startsWith('app/http/'))
  const of = (figure: number, aim: number | undefined) =>
    `${figure}${aim === undefined ? '' : ` (aim ${aim})`}`
  console.log(
    `${what} answered ${status}: files of ours ${of(files.length, aims?.all)}, of app/http ${of(http.length, aims?.http)}`,
  )
  const rooms = files.map((file) => file.split('/').slice(0, -1).slice(0, 2).join('/'))
  const count = (room: string) => rooms.filter((one) => one === room).length
  console.log(`  ${[...new Set(rooms)].map((room) => `${room} ${count(room)}`).join(', ')}`)
  console.log(`  ${http.map((file) => file.replace('app/http/', '')).join(', ')}`)
}

function ranSince(server: RunningServer): Promise<Ran> {
  return new Promise((done) => {
    server.process.once('message', (message) => done((message as { ran: Ran }).ran))
    server.process.send('coverage')
  })
}

/** The source files in which these functions begin. */
function filesOf(ran: Ran): string[] {
  const files = new Set<string>()
  for (const { url, begins } of ran) {
    const path = fileURLToPath(url)
    if (begins.length === 0 || !existsSync(`${path}.map`)) continue
    const code = readFileSync(path, 'utf8')
    const map = new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')))
    const lines = lineStarts(code)
    // The whole script is the first function, and runs once.
    for (const begin of begins.filter((offset) => offset > 0)) {
      const line = lines.findLastIndex((start) => start <= begin)
      const entry = map.findEntry(line, begin - lines[line]!)
      if (!('originalSource' in entry)) continue
      const file = relative('.', resolve(path, '..', entry.originalSource))
      if (/^(app|db)\//.test(file)) files.add(file)
    }
  }
  return [...files].sort()
}

/** The offsets at which the lines of a text begin. */
function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
}
