import fc from 'fast-check'
import { z } from 'zod'
import type * as Server from '#app/main.server.ts'
import { calls } from '#app/routes/api/table.server.ts'
import { openDatabase, openReadOnly } from '#db/client.server.ts'
import { policyOf, routesOf } from '../support/access.ts'
import { ISTANBUL_BIRTH } from '../support/app.ts'
import { FORM_ATTACKS } from '../support/form-attacks.ts'
import { TEST_KEYS } from '../support/server.ts'
import { contents, dataFolder, newcomer, pause, STORY, Visitor } from './kit.ts'
import { atLeast, atMost, exactly, type Measurement, reported } from './measurements.ts'
import { startWatched } from './watched.ts'

const INPUTS = Number(process.env.FAULT_INPUTS ?? 10_000)
const SEED = Number(process.env.FAULT_SEED ?? 20_261)

/** What the hourly work counts, for the first time two minutes after the start. */
const COUNTS = ['received_texts', 'scene_counts']

/**
 * What may be written although a request is refused or only reads: visits, attempts, exports and reads of people's
 * records by an administrator, and the progress of a reindex that began before.
 */
const NOTED = ['sessions', 'security_events', 'audit_log', 'record_reads', 'reindex_runs', ...COUNTS]

const FRAGMENTS = [
  "'; drop table users; --",
  "' or '1'='1",
  '1 union select password_hash from users',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}<%= 7*7 %>',
  '../../../../etc/passwd',
  'a\r\nSet-Cookie: x=y',
  '\u0000',
  'a\u0000b\u0007\u001b[31m',
  '\u202Egnp.exe',
  '\u200b\u200b\ufeff',
  'Z\u0351\u0342\u0343'.repeat(200),
  '\ud800',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '%00%ff%E0%A4%A',
  '"*" OR NEAR(a b) AND (',
  '*:*^"',
  '9'.repeat(400),
  '-0',
  '1e309',
  'NaN',
  'x'.repeat(5_000),
  'ش'.repeat(20_000),
  'x'.repeat(250_000),
]
/** Values that pass more checks of an operation than random ones. */
const PLAUSIBLE = [
  '1978-07-15',
  '14:30',
  '745044',
  'Türkiye',
  'TR',
  'Europe/Istanbul',
  '41.0',
  'amina@qismah.example',
  'one secret word',
  'on',
  'light',
  'approved',
  'Aries',
  '5',
  '1',
  STORY,
]

const oddText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...FRAGMENTS) },
  { weight: 3, arbitrary: fc.constantFrom(...PLAUSIBLE) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 300 }) },
  { weight: 1, arbitrary: fc.double().map(String) },
)
const oddValue = fc.oneof(
  { weight: 3, arbitrary: oddText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false, 0, -1, 1.5, 1e308, 2 ** 53, [], {}, [[[[]]]]) },
  { weight: 1, arbitrary: fc.array(oddText, { maxLength: 30 }) },
)
const extraNames = [
  '__proto__',
  'constructor',
  'id',
  'userId',
  'isAdmin',
  'user[isAdmin]',
  'a.b[0].c',
  '',
  'length',
]

/** Node refuses more than 16 kB of headers, including the address, before the application sees them. */
const LONGEST_ADDRESS = 12_000

type Who = 'anonymous' | 'member' | 'administrator'

interface Input {
  who: Who
  method: string
  path: string
  type?: string
  body?: string | FormData
}

interface Target {
  name: string
  /** Generated, or a list of which each is sent. */
  inputs: fc.Arbitrary<Input> | readonly Input[]
}

const who = fc.constantFrom<Who>('anonymous', 'member', 'member', 'administrator', 'administrator')

/** Some of the fields, and sometimes one that is unknown. */
function fieldsOf<T>(names: readonly string[], value: fc.Arbitrary<T>): fc.Arbitrary<[string, T][]> {
  const name = fc.constantFrom(...names, ...names, ...names, ...extraNames)
  return fc.array(fc.tuple(name, value), { maxLength: names.length + 3 })
}

function pathOf(pattern: string, keys: readonly string[]): fc.Arbitrary<string> {
  const parts = pattern
    .split('/')
    .map((part) =>
      part.startsWith(':') || part === '*'
        ? fc.oneof(
            { weight: 3, arbitrary: fc.constantFrom(...keys) },
            { weight: 1, arbitrary: oddText.map((text) => encoded(text.slice(0, 2000))) },
          )
        : fc.constant(part),
    )
  return fc.tuple(...parts).map((all) => all.join('/') || '/')
}

const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
const query = (entries: readonly [string, string][]) =>
  entries.map(([name, value]) => `${encoded(name)}=${encoded(value.slice(0, 3000))}`).join('&')

function jsonBody(names: readonly string[]): fc.Arbitrary<Pick<Input, 'type' | 'body'>> {
  const type = fc.constantFrom(
    'application/json',
    'application/json',
    'application/json',
    'text/plain',
    'application/xml',
  )
  const nested = fc.constantFrom('[', '{"a":').map((open) => open.repeat(20_000))
  return fc.oneof(
    {
      weight: 8,
      arbitrary: fieldsOf(names, oddValue).map((entries) => ({
        type: 'application/json',
        // Written by hand, because a key may occur twice or be __proto__.
        body: `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`,
      })),
    },
    { weight: 1, arbitrary: fc.record({ type, body: fc.oneof(oddText, nested) }) },
  )
}

function formBody(names: readonly string[]): fc.Arbitrary<Pick<Input, 'type' | 'body'>> {
  const entries = fieldsOf(names, oddText)
  return fc.oneof(
    {
      weight: 6,
      arbitrary: entries.map((all) => ({ type: 'application/x-www-form-urlencoded', body: query(all) })),
    },
    {
      weight: 2,
      arbitrary: entries.map((all) => {
        const form = new FormData()
        for (const [index, [name, value]] of all.entries()) {
          if (index % 3 === 2) form.append(name, new Blob([value]), value.slice(0, 50))
          else form.append(name, value)
        }
        return { body: form }
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constantFrom(
          'multipart/form-data',
          'multipart/form-data; boundary=x',
          'application/x-www-form-urlencoded',
          'application/json',
          'text/plain',
        ),
        body: oddText,
      }),
    },
  )
}

const asJson = (value: unknown) => ({ type: 'application/json', body: JSON.stringify(value) })
const asForm = (body: string) => ({ type: 'application/x-www-form-urlencoded', body })

/** Inputs that a server answered with 500 once, or that cost it seconds. */
function inputsOfKnownFaults(keys: readonly string[]): Input[] {
  const birth = { ...ISTANBUL_BIRTH, dateOfBirth: '2101-01-01' }
  const everywhere: Omit<Input, 'who'>[] = [
    { method: 'POST', path: '/api/birth-data', ...asJson(birth) },
    { method: 'POST', path: '/api/admin/birth-details', ...asJson({ ...birth, userId: keys[0] }) },
    ...keys.map((key) => ({
      method: 'PATCH',
      path: `/api/admin/birth-details/${key}`,
      ...asJson({ zone: 'UTC' }),
    })),
    ...['/faq', '/sign-out', '/dashboard', '/nothing'].map((path) => ({
      method: 'GET',
      path: `${path}?_data=routes%2Fauth%2Fsign-out`,
    })),
    ...['/login', '/login.data', '/contact', '/birth-info'].flatMap((path) =>
      Object.values(FORM_ATTACKS).map((body) => ({ method: 'POST', path, ...asForm(body) })),
    ),
  ]
  return everywhere.flatMap((input) =>
    (['anonymous', 'member', 'administrator'] as const).map((who) => ({ ...input, who })),
  )
}

/** Every call, every form and every page with a query, from the table of calls and the site map. */
async function targets(admin: Visitor, keys: readonly string[]): Promise<Target[]> {
  const build = (await import('#build/server/index.js' as string)) as typeof Server
  const { routes } = await build.remixBuild()
  const found: Target[] = calls.map(({ method, path, accepts }) => {
    const schema = z.toJSONSchema(accepts, { io: 'input', unrepresentable: 'any' })
    const names = Object.keys(schema.properties ?? {})
    const fields = names.length > 0 ? names : ['id']
    const inputs =
      method === 'GET'
        ? fc
            .tuple(who, pathOf(path, keys), fieldsOf(fields, oddText))
            .map(([who, at, entries]) => ({ who, method, path: `${at}?${query(entries)}` }))
        : fc
            .tuple(who, pathOf(path, keys), jsonBody(fields))
            .map(([who, at, body]) => ({ who, method, path: at, ...body }))
    return { name: `${method} ${path}`, inputs }
  })
  found.push({ name: 'known faults', inputs: inputsOfKnownFaults(keys) })
  for (const route of await routesOf()) {
    const module = routes[route.id]?.module
    const names = await namesOn(admin, route.path.replace('*', 'nothing'), keys)
    const at = pathOf(route.path, keys)
    const policy = policyOf(route)
    if (module?.loader) {
      const queryNames = [
        ...names,
        'q',
        'page',
        'pageSize',
        'sort',
        'order',
        'status',
        'redirectTo',
        '_routes',
      ]
      const inputs = fc
        .tuple(who, at, fieldsOf(queryNames, oddText), fc.constantFrom('', '', '', '.data'))
        .map(([who, path, entries, data]) => ({
          who,
          method: 'GET',
          path: `${path === '/' && data ? '/_root' : path}${data}?${query(entries)}`,
        }))
      found.push({ name: `page ${route.path} (${policy})`, inputs })
    }
    if (module?.action) {
      const inputs = fc
        .tuple(who, at, formBody([...names, 'idempotencyKey']), fc.constantFrom('', '', '.data'))
        .map(([who, path, body, data]) => ({ who, method: 'POST', path: path + data, ...body }))
      found.push({ name: `form ${route.path} (${policy})`, inputs })
    }
  }
  return found
}

/** The names of the fields of a page: with an id in its address, of the first record that has it. */
async function namesOn(visitor: Visitor, pattern: string, keys: readonly string[]): Promise<string[]> {
  let page = ''
  for (const key of pattern.includes(':') ? keys : keys.slice(0, 1)) {
    const answer = await visitor.send(pattern.replace(/:\w+/g, key))
    page = await answer.text()
    if (answer.ok) break
  }
  return [
    ...new Set(
      [...page.matchAll(/<(?:input|select|textarea|button)[^>]* name="([^"]+)"/g)].map(([, name]) => name!),
    ),
  ]
}

/** A digest of what is stored, computed again only after another connection has written. */
function watchStored(dataDir: string) {
  const sqlite = openReadOnly({ path: `${dataDir}/qismah.sqlite`, key: TEST_KEYS.DATABASE_KEY })
  const version = () => sqlite.pragma('data_version', { simple: true }) as number
  let seen = version()
  let digest = contents(sqlite, NOTED)
  return {
    sqlite,
    hasChanged(): boolean {
      const now = version()
      if (now === seen) return false
      seen = now
      const before = digest
      digest = contents(sqlite, NOTED)
      return digest !== before
    },
  }
}

export default async function run(): Promise<Measurement[]> {
  const dataDir = dataFolder()
  const server = await startWatched({ DATA_DIR: dataDir, BACKUPS: 'off' })
  let died = 0
  server.process.once('exit', () => {
    died += 1
  })
  const stored = watchStored(dataDir)
  const ids = () =>
    [
      'users',
      'birth_details',
      'astrological_readings',
      'user_stories',
      'keywords',
      'keyword_categories',
      'story_questions',
      'episodes',
    ].flatMap((table) => stored.sqlite.prepare(`select id from "${table}" limit 3`).pluck().all().map(String))
  const made = { members: 0 }

  /** A signed-in person with a birth record, an analysis and a story. Created again when an input has deleted one of these. */
  async function person(isAdmin: boolean): Promise<Visitor> {
    made.members += 1
    const email = `person-${made.members}@qismah.example`
    const visitor = await newcomer(server.origin, email)
    await visitor.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
    await visitor.call('POST', '/api/analysis', {})
    await visitor.call('POST', '/api/user-stories', { title: 'The door', storyContent: STORY })
    if (isAdmin) makeAdministrator(dataDir, email)
    return visitor
  }
  const people: Record<Who, Visitor> = {
    anonymous: new Visitor(server.origin),
    member: await person(false),
    administrator: await person(true),
  }
  askQuestion(dataDir)
  await makeEpisode(people.administrator, dataDir)
  const isIn = async (visitor: Visitor) => (await withRetry(visitor, '/api/auth/me', {})).text !== 'null'

  const all = await targets(people.administrator, ids())
  const each = Math.ceil(INPUTS / all.length)
  const statuses = new Map<number, number>()
  const failed: string[] = []
  const changedBy: string[] = []
  let sent = 0
  let longest = { stallMs: 0, about: '' }
  for (const [index, { name, inputs }] of all.entries()) {
    if (!(await isIn(people.member))) people.member = await person(false)
    if (!(await isIn(people.administrator))) people.administrator = await person(true)
    people.anonymous.cookies.clear()
    stored.hasChanged()
    const chosen =
      inputs instanceof fc.Arbitrary ? fc.sample(inputs, { numRuns: each, seed: SEED + index }) : inputs
    for (const input of chosen) {
      const visitor = people[input.who]
      const about = `${name}: ${input.who} ${input.method} ${input.path.slice(0, 300)} ${String(input.body).slice(0, 300)}`
      const { method, type, body } = input
      const headers: Record<string, string> = type ? { 'Content-Type': type } : {}
      const cookies = [...visitor.cookies]
      // Work that began with an earlier request does not count.
      if (input.who === 'anonymous') await server.measurements()
      try {
        const response = await withRetry(visitor, input.path.slice(0, LONGEST_ADDRESS), {
          method,
          headers,
          ...(body === undefined ? {} : { body }),
        })
        sent += 1
        if (input.who === 'anonymous') {
          const { stallMs } = await server.measurements()
          if (stallMs > longest.stallMs) longest = { stallMs, about }
        }
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
        const changed = stored.hasChanged()
        if (response.status >= 500) failed.push(`${response.status} ${about} ${response.text.slice(0, 200)}`)
        if (changed && (response.status >= 400 || method === 'GET'))
          changedBy.push(`${response.status} ${about}`)
      } catch (error) {
        failed.push(`${error} ${about}`)
        if (died > 0) throw error
      }
      // The input signed the person out or in as another person, so they sign in again for the next input.
      visitor.cookies.clear()
      for (const [cookie, value] of cookies) visitor.cookies.set(cookie, value)
    }
  }
  stored.sqlite.close()
  const alive = died === 0
  await server.end()
  process.stderr.write(
    `  longest for a stranger: ${Math.round(longest.stallMs)} ms, ${longest.about.slice(0, 300)}\n`,
  )
  for (const line of [...failed, ...changedBy].slice(0, 20)) process.stderr.write(`  ${line}\n`)
  const classes = [200, 300, 400].map((from) => {
    const n = [...statuses].reduce(
      (sum, [status, times]) => sum + (status >= from && status < from + 100 ? times : 0),
      0,
    )
    return `${n} × ${String(from)[0]}xx`
  })
  return [
    reported('forms, pages and calls', `${all.length}, seed ${SEED}`),
    atLeast('inputs', sent, INPUTS),
    reported('answers', classes.join(', ')),
    exactly('answers of 500 and more, or none', failed.length, 0),
    exactly('refusals and readings that changed something', changedBy.length, 0),
    atMost('event loop stood still for a stranger’s input for at most', longest.stallMs, 50, 'ms'),
    exactly('crashes', alive ? 0 : died, 0),
  ]
}

function makeAdministrator(dataDir: string, email: string): void {
  const db = openDatabase({ path: `${dataDir}/qismah.sqlite`, key: TEST_KEYS.DATABASE_KEY })
  db.sqlite.prepare('update users set is_admin = 1, admin_level = 1 where email = ?').run(email)
  db.sqlite.close()
}

/** A question for stories, which is open however the clock stands. */
function askQuestion(dataDir: string): void {
  const db = openDatabase({ path: `${dataDir}/qismah.sqlite`, key: TEST_KEYS.DATABASE_KEY })
  db.sqlite.exec(
    "insert into story_questions (id, text_en, alignment, closes_on) values ('door', 'Which door?', 'light', '2999-12-31')",
  )
  db.close()
}

/** An episode of a featured story, whose pages and forms are attacked too. */
async function makeEpisode(admin: Visitor, dataDir: string): Promise<void> {
  const db = openDatabase({ path: `${dataDir}/qismah.sqlite`, key: TEST_KEYS.DATABASE_KEY })
  // Not beside analyses: a reindex that an input starts would write while others are sent.
  db.sqlite.exec("update user_stories set status = 'approved', is_featured = 1, for_analyses = 0")
  const [story] = db.sqlite.prepare('select id from user_stories limit 1').pluck().all()
  db.sqlite.close()
  const path = '/admin/user-stories/film/new'
  const answer = await admin.form(path, { name: 'An episode', story1: String(story) })
  if (answer.status !== 303) throw new Error(`An episode was answered with ${answer.status}`)
}

/** Tries again if the server closed a kept connection at that moment, as it does after a body that was too large. */
async function withRetry(visitor: Visitor, path: string, init: RequestInit) {
  const once = async () => {
    const answer = await visitor.send(path, init)
    return { status: answer.status, text: await answer.text() }
  }
  for (let tries = 1; tries < 4; tries++) {
    try {
      return await once()
    } catch {
      await pause(50)
    }
  }
  return once()
}
