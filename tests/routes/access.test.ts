import type { ServerBuild } from '@remix-run/server-runtime'
import { describe, expect, it } from 'vitest'
import type { CallDefinition } from '#app/http/calls/json-call.server.ts'
import { calls } from '#app/routes/api/table.server.ts'
import { type Policy, policyOf, routesOf } from '../support/access.ts'
import { type Browser, ISTANBUL_BIRTH, ORIGIN, registered, testApp } from '../support/app.ts'
import { MARK, markedPerson } from '../support/marked.ts'

/**
 * Checks access for the whole site map and the table of calls: sends every request that a browser or a program can send
 * to every loader, action and call, as everyone except the marked person. New routes and calls are included
 * automatically.
 */

const app = await testApp()
const { sql } = app
const { db } = app.services
const manifest = (app.build as ServerBuild).routes

const owner = app.browser()
const marked = await markedPerson(db, owner)

const KINDS = ['anonymous', 'other person', 'suspended', 'administrator'] as const
type Kind = (typeof KINDS)[number]

/** The rest of the body of a call with somebody else's key, so that only the key can be the reason for a refusal. */
const BODIES: Record<string, Record<string, unknown>> = {
  'analysis.rate': { rating: 5 },
  'evenings.answer': { text: 'An answer to an evening of somebody else.' },
  'stories.permit': { forAnalyses: true, onChannel: true, withLot: true },
  'stories.edit': {
    title: 'Taken over',
    storyContent: 'A text that somebody else would like to see in the place of the story there.',
    isAnonymous: true,
  },
}

/** Every field name that a body may use for a key. */
const KEY_NAMES = [
  'id',
  'userId',
  'analysisId',
  'storyId',
  'birthDetailId',
  'birthDetailsId',
  'readingId',
  'chartId',
  'eventId',
]

interface Actor {
  kind: Kind
  send(path: string, init?: RequestInit): Promise<Response>
}

/** A client that sends the same cookies with each request. */
function actor(kind: Kind, browser: Browser): Actor {
  const cookies = [...browser.cookies]
  return {
    kind,
    send(path, init) {
      const fresh = app.browser()
      for (const [name, value] of cookies) fresh.cookies.set(name, value)
      return fresh.send(path, init)
    },
  }
}

async function signedIn(kind: Kind): Promise<Actor> {
  const browser = app.browser()
  const { email } = await registered(browser)
  await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
  await browser.call('POST', '/api/analysis', {})
  if (kind === 'administrator') {
    sql.run('update users set is_admin = 1, admin_level = 1 where email = ?', email)
  }
  if (kind === 'suspended') {
    sql.run("update users set account_status = 'suspended' where email = ?", email)
  }
  return actor(kind, browser)
}

const actors: Actor[] = [
  actor('anonymous', app.browser()),
  await signedIn('other person'),
  await signedIn('suspended'),
  await signedIn('administrator'),
]
const isIn = (kind: Kind) => kind === 'other person' || kind === 'administrator'
const isAllowed = (policy: Policy, kind: Kind) =>
  policy === 'anyone' || kind === 'administrator' || (policy === 'member' && isIn(kind))

/** The addresses with each of the marked person's keys as a parameter. */
function addresses(path: string): string[] {
  if (path.endsWith('*')) return [path.replace('*', 'no-such-thing')]
  return /:\w+/.test(path) ? marked.keys.map((key) => path.replace(/:\w+/g, encodeURIComponent(key))) : [path]
}

/**
 * Every way is tried with every key by a person who may see the page but not the marked person's. Everybody else tries
 * every key in the first way, and one key in the others: whether they are turned away does not depend on both.
 */
function tries<Way>(who: Actor, policy: Policy, path: string, waysTo: (address: string) => Way[]): Way[] {
  const mayTryAll = who.kind === 'other person' && policy !== 'admin'
  return addresses(path).flatMap((address, at) =>
    waysTo(address).slice(0, mayTryAll || at === 0 ? undefined : 1),
  )
}

const dataOf = (path: string) => `${path === '/' ? '/_root' : path}.data`

const eventsOfMarked = db.sqlite.prepare('select * from security_events where user_id = ?').raw()
const tableNames = (
  sql.values("select name from pragma_table_list where schema = 'main' and type = 'table'") as string[]
).filter((name) => !/^(sessions|security_events|sqlite_.*)$/.test(name))
const tables = tableNames.map((name) => db.sqlite.prepare(`select * from "${name}"`).raw())

/** All stored data, without the times of last visits and without notes of other people's refusals. */
function everything(): string {
  return JSON.stringify([tables.map((rows) => rows.all()), eventsOfMarked.all(marked.id)])
}

/** Has a row if anything was written, except what each visit writes, and notes of other people's refusals. */
sql.exec('create temp table written (at int)')
const notes = 'begin insert into written values (1); end'
for (const name of tableNames)
  for (const change of ['insert', 'update', 'delete'])
    sql.exec(`create temp trigger "${change} in ${name}" after ${change} on main."${name}" ${notes}`)
for (const [change, row] of [
  ['insert', 'new'],
  ['update', 'old'],
  ['delete', 'old'],
])
  sql.exec(
    `create temp trigger "${change} of event" after ${change} on main.security_events when ${row}.user_id = '${marked.id}' ${notes}`,
  )
const isWritten = db.sqlite.prepare('select exists (select 1 from written)').pluck()

/** All stored data before a request. Each is rolled back, so it stays the same until something else writes. */
let untouched: { all: string; own: string } | undefined

interface Tried {
  response: Response
  /** What the request changed before it was rolled back. */
  changed: { own: boolean; all: boolean }
}

/**
 * Sends a request and rolls back what it wrote: the operation's transaction is nested in the open one.
 * @param mayChange true if the sender may change anything, so that nothing is compared
 */
async function tried(
  who: Actor,
  path: string,
  init: RequestInit | undefined,
  mayChange: boolean,
): Promise<Tried> {
  if (!untouched || isWritten.get() === 1) {
    sql.exec('delete from written')
    untouched = { all: everything(), own: marked.rows() }
  }
  const { pragma } = db.sqlite
  // A checkpoint changes no row, and cannot be made while a transaction is open.
  db.sqlite.pragma = (source, ...more) =>
    source.includes('wal_checkpoint') ? [] : pragma.call(db.sqlite, source, ...more)
  sql.exec('begin immediate')
  try {
    const response = await who.send(path, init)
    const all = !mayChange && isWritten.get() === 1 && everything() !== untouched.all
    // The marked person's rows are part of all data.
    return { response, changed: { own: all && marked.rows() !== untouched.own, all } }
  } finally {
    sql.exec('rollback')
    db.sqlite.pragma = pragma
  }
}

interface Asked {
  who: Actor
  policy: Policy
  way: string
  path: string
  init?: RequestInit
  /** True if the address contains a key of the marked person. */
  foreign: boolean
  json?: boolean
}

/** Sends a request and returns what was wrong with the answer. */
async function ask({ who, policy, way, path, init, foreign, json }: Asked): Promise<string[]> {
  // An administrator's dashboard belongs to the back-office.
  const maySee = who.kind === 'administrator' && (policy === 'admin' || /^\/dashboard\b/.test(path))
  const { response, changed } = await tried(who, path, init, maySee)
  const { status } = response
  const location = response.headers.get('Location') ?? ''
  const text = `${[...response.headers].join('\n')}\n${await response.text()}`
  const problems: string[] = []
  if (status >= 500) problems.push('failed')
  if (!isAllowed(policy, who.kind)) {
    const turnedAway = isIn(who.kind)
      ? status === 403
      : json
        ? status === 401
        : [202, 302, 303].includes(status) && location.startsWith('/login')
    // A page without an action has nothing to refuse.
    if (!turnedAway && !(init && status === 405)) problems.push('was not turned away')
    if (changed.all) problems.push('changed something')
  } else if (foreign && policy === 'member' && ![403, 404, 405].includes(status)) {
    problems.push('found something of another person')
  }
  if (!maySee) {
    const sent = typeof init?.body === 'string' ? init.body : ''
    const leaks = marked.leaksIn(
      text,
      marked.keys.filter((key) => path.includes(key) || sent.includes(key)),
    )
    problems.push(...leaks.map((leak) => `revealed “${leak}”`))
    if (changed.own) problems.push("changed the marked person's rows")
  }
  return problems.map((problem) => `${who.kind}, ${way} ${path}: ${status} ${location} ${problem}`)
}

const headers = (type: string) => ({ Origin: ORIGIN, 'Content-Type': type })
const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'

const keyFields = (key: string) => Object.fromEntries(KEY_NAMES.map((name) => [name, key]))
const post = (body: string, type: string, method = 'POST'): RequestInit => ({
  method,
  headers: headers(type),
  body,
})

const pages = await routesOf()

describe('pages', () => {
  it('are those of the site map', () => {
    expect(Object.keys(manifest).sort()).toEqual(pages.map(({ id }) => id).sort())
  })

  it.each(pages)('$id ($path) is shown only to people who may see it', async ({ id, path }) => {
    const policy = policyOf({ id, path })
    const foreign = path.includes(':')
    const problems: string[] = []
    // A layout, or a route without a loader, has no answer when it is requested alone.
    const isMute = !manifest[id]?.module.loader
    const waysTo = (address: string) => [
      { way: 'document', path: address },
      { way: 'data', path: dataOf(address) },
      ...(isMute ? [] : [{ way: '_routes', path: `${dataOf(address)}?_routes=${encodeURIComponent(id)}` }]),
    ]
    for (const who of actors)
      for (const one of tries(who, policy, path, waysTo))
        problems.push(...(await ask({ who, policy, foreign, ...one })))
    expect(problems).toEqual([])
  })

  it.each(
    pages.filter(({ id }) => manifest[id]?.module.action),
  )('$id ($path) accepts actions only from people who may act', async ({ id, path }) => {
    const policy = policyOf({ id, path })
    const problems: string[] = []
    const form = new URLSearchParams(keyFields(marked.keys[0]!)).toString()
    const json = JSON.stringify(keyFields(marked.keys[0]!))
    const waysTo = (address: string) => [
      { way: 'form', path: address, init: post(form, FORM) },
      { way: 'form by script', path: dataOf(address), init: post(form, FORM) },
      {
        way: '_routes',
        path: `${dataOf(address)}?_routes=${encodeURIComponent(id)}`,
        init: post(form, FORM),
      },
      { way: 'JSON', path: address, init: post(json, JSON_TYPE) },
      { way: 'DELETE', path: address, init: post(form, FORM, 'DELETE') },
    ]
    for (const who of actors)
      for (const one of tries(who, policy, path, waysTo))
        problems.push(...(await ask({ who, policy, foreign: false, ...one })))
    expect(problems).toEqual([])
  })
})

describe('calls', () => {
  it('have no second address that the page framework answers', async () => {
    for (const { path } of calls.filter(({ method, path }) => method === 'GET' && !path.includes(':'))) {
      for (const query of ['', `?_routes=${encodeURIComponent('routes/api/reference')}`]) {
        const response = await app.browser().get(`${path}.data${query}`)
        // 405 if the name with its ending is the key of another call.
        expect([404, 405], path).toContain(response.status)
        expect(Object.keys((await response.json()) as object)).toEqual(['code', 'message'])
      }
    }
  })

  const named = calls.map((call) => ({ call: call as CallDefinition, name: `${call.method} ${call.path}` }))

  it.each(named)('$name answers only people who may use it', async ({ call: { method, path, op } }) => {
    const problems: string[] = []
    const foreign = path.includes(':') && op.who !== 'anyone'
    const fields = keyFields(marked.keys[0]!)
    const query = new URLSearchParams(fields).toString()
    const body = JSON.stringify({ ...fields, ...BODIES[op.name] })
    const waysTo = (address: string): Pick<Asked, 'way' | 'path' | 'init' | 'foreign'>[] =>
      method === 'GET'
        ? [{ way: 'JSON', path: `${address}?${query}`, foreign }]
        : [
            { way: 'JSON', path: address, init: post(body, JSON_TYPE, method), foreign },
            { way: 'form', path: address, init: post(query, FORM, method), foreign: false },
          ]
    for (const who of actors)
      for (const one of tries(who, op.who, path, waysTo))
        problems.push(...(await ask({ who, policy: op.who, json: true, ...one })))
    expect(problems).toEqual([])
  })
})

describe('the check itself', () => {
  it('would detect a leak: it finds the data in answers to the marked person', async () => {
    const kinds = ['Name', 'Pseudonym', 'Place', 'Title', 'Pen name'].map((kind) => `${kind} ${MARK}`)
    const wanted = [...kinds, `${MARK}-mail`]
    let seen = ''
    for (const address of pages.flatMap(({ path }) => addresses(path))) {
      if (wanted.every((words) => seen.includes(words))) break
      seen += await owner.page(address)
    }
    for (const words of wanted) expect(seen, words).toContain(words)
    expect(marked.leaksIn(seen)).toEqual(expect.arrayContaining(['1961-04-23']))
  })
})
