import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { calls } from '#app/routes/api/table.server.ts'
import { ORIGIN, testApp } from '../support/app.ts'
import { examplesOf, nameOf } from '../support/calls/index.ts'
import { type Example, kitOf } from '../support/calls/kit.ts'
import { openProvider } from '../support/openid.ts'

/**
 * Records what every call answers to a visitor, a member and an administrator, to valid and to invalid input:
 * status, headers, and body. A snapshot holds the refusals as they are, and of good answers the names and types of
 * their fields. With `CALL_ANSWERS=<folder>` more cases are tried, and the whole answers are written to that folder, to
 * compare two versions of the code.
 */

const provider = await openProvider()
afterAll(() => provider.stop())

const app = await testApp()
const kit = kitOf({
  app,
  withGoogle: await testApp(provider.environment),
  withoutMail: await testApp({ SMTP_URL: 'smtp://127.0.0.1:1' }),
})

const folder = process.env.CALL_ANSWERS
const JSON_TYPE = 'application/json'
const NOT_COMPARED = new Set(['x-request-id', 'date', 'etag', 'content-security-policy', 'content-length'])
/** The same for every answer; tests/routes/headers.test.ts holds them. */
const OF_ALL =
  /^(x-(content|dns|download|frame|permitted|xss)|cross-origin|origin-agent|referrer|permissions-policy|strict)/

/** Of nearly every answer: only what differs is worth a line. */
const USUAL: Record<string, string> = {
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
  vary: 'Accept-Encoding',
}

interface Answer {
  status: number
  headers: Record<string, string>
  body: unknown
}

/** What differs from run to run, and from person to person. */
function plain(text: string): string {
  return text
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '<id>')
    .replace(/localhost:\d{4,}\/authorize/g, 'provider/authorize')
    .replace(/person-\d+@/g, 'person-N@')
    .replace(/Person \d+/g, 'Person N')
    .replace(/\bcourage \d+/gi, 'courage N')
}

async function answerOf(response: Response): Promise<Answer> {
  const headers = Object.fromEntries(
    [...response.headers]
      .filter(([name]) => name !== 'set-cookie' && !NOT_COMPARED.has(name))
      .map(([name, value]) => [name, name === 'location' ? plain(value.split('?')[0]!) : value]),
  )
  const cookies = response.headers
    .getSetCookie()
    .map((cookie) => cookie.replace(/=[^;]*/, (value) => (value === '=' ? '=' : '=…')))
    .map((cookie) => cookie.replace(/Expires=[^;]*/i, 'Expires=…'))
  if (cookies.length > 0) headers['set-cookie'] = cookies.join(' | ')
  const text = plain(await response.text())
  const isJson = response.headers.get('Content-Type')?.startsWith(JSON_TYPE) ?? false
  return { status: response.status, headers, body: isJson && text ? JSON.parse(text) : text.slice(0, 200) }
}

/** The names and types of the fields of an answer. A list shows those of all its entries. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value.map((one) => JSON.stringify(shapeOf(one))))].toSorted()
  if (value === null) return 'null'
  if (typeof value !== 'object') return typeof value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, shapeOf(inner)]),
  )
}

interface Sent {
  method: string
  body?: string | undefined
  type?: string | undefined
  headers?: Record<string, string>
}

const send = ({ browser, path }: Example, { method, body, type = JSON_TYPE, headers = {} }: Sent) =>
  browser.send(path, {
    method,
    headers: { Origin: ORIGIN, ...(body === undefined ? {} : { 'Content-Type': type }), ...headers },
    ...(body === undefined ? {} : { body }),
  })

const textOf = ({ body }: Example) => (body === undefined ? undefined : JSON.stringify(body))
const TOO_LARGE = JSON.stringify({ text: 'x'.repeat(300_000) })

/** Every case of one call, in order. */
async function casesOf(call: (typeof calls)[number]): Promise<Record<string, Answer>> {
  const { method } = call
  const examples = examplesOf(call)!
  const found: Record<string, Answer> = {}
  const note = async (name: string, example: Example, sent: Partial<Sent> = {}) => {
    const whole = { method, body: textOf(example), ...sent }
    found[name] = await answerOf(await send(example, whole))
  }
  const visitor = () => app.browser()

  await note('good', await examples.good(kit))
  if (examples.empty) await note('empty', await examples.empty(kit))
  for (const [status, make] of Object.entries(examples.refused ?? {}))
    await note(`refused ${status}`, await make!(kit))

  const good = await examples.good(kit)
  await note('of a visitor', { ...good, browser: visitor() })
  await note('of a member', { ...good, browser: (await kit.member('')).browser })
  await note('of an administrator', { ...good, browser: (await kit.administrator('')).browser })

  const wrong = method === 'GET' ? 'PATCH' : 'GET'
  const isOfAnother = (one: string) => calls.some((row) => row.method === one && matches(row.path, good.path))
  if (!isOfAnother(wrong)) await note('by another method', good, { method: wrong, body: undefined })
  if (method !== 'GET') {
    const body = '{oops'
    await note('no body', await examples.good(kit), { body: undefined })
    await note('broken JSON', await examples.good(kit), { body })
    await note('broken JSON of a visitor', { ...good, browser: visitor() }, { body })
  }
  if (!folder) return found

  const other = await examples.good(kit)
  await note('unknown fields', { ...other, path: `${other.path}${other.path.includes('?') ? '&' : '?'}no=1` })
  if (method === 'GET') {
    await note('HEAD', await examples.good(kit), { method: 'HEAD' })
    await note('HEAD of a visitor', { ...(await examples.good(kit)), browser: visitor() }, { method: 'HEAD' })
  } else {
    await note('an empty body', await examples.good(kit), { body: '' })
    await note('a list', await examples.good(kit), { body: '[]' })
    await note('null', await examples.good(kit), { body: 'null' })
    await note('an empty object', await examples.good(kit), { body: '{}' })
    await note('text', await examples.good(kit), { body: '{}', type: 'text/plain' })
    await note('a form', await examples.good(kit), {
      body: 'a=1',
      type: 'application/x-www-form-urlencoded',
    })
    await note('a form that hangs parsers', await examples.good(kit), {
      body: 'x[100000000]=1',
      type: 'application/x-www-form-urlencoded',
    })
    await note('too large', await examples.good(kit), { body: TOO_LARGE })
    await note('of another site', await examples.good(kit), { headers: { Origin: 'https://evil.example' } })
    const twice = await examples.good(kit)
    const headers = { 'Idempotency-Key': `key of ${nameOf(call)}` }
    await note('with a key', twice, { headers })
    await note('with a key, again', twice, { headers })
  }
  for (const one of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']) {
    if (isOfAnother(one === 'HEAD' ? 'GET' : one)) continue
    await note(`by ${one}`, { ...good, browser: visitor() }, { method: one, body: undefined })
  }
  const [path = '', query = ''] = good.path.split('?')
  const spellings = {
    'with a slash at the end': `${path}/`,
    'in capitals': path.toUpperCase(),
    'with two slashes': `/${path}`,
    'with a further part': `${path}/more`,
    'with half a character': `${path}%zz`,
  }
  for (const [name, spelled] of Object.entries(spellings))
    await note(name, { browser: visitor(), path: query ? `${spelled}?${query}` : spelled, body: good.body })
  await note('by the transport of old routers', { ...good, path: `${path}?_data=routes%2Fapi%2Fcalls` })
  return found
}

function matches(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path.split('?')[0]!)
}

function inShort({ status, headers, body }: Answer): unknown {
  const own = Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => !OF_ALL.test(name) && USUAL[name] !== value),
  )
  const refused = status >= 400
  return { status, ...own, [refused ? 'body' : 'shape']: refused ? body : shapeOf(body) }
}

/** A line for each different answer of a call, with the cases that have it. */
function linesOf(found: Record<string, Answer>): string[] {
  const cases = new Map<string, string[]>()
  for (const [name, answer] of Object.entries(found)) {
    const line = JSON.stringify(inShort(answer))
    cases.set(line, [...(cases.get(line) ?? []), name])
  }
  return [...cases].map(([answer, names]) => `  ${names.join(', ')}: ${answer}`)
}

it('every call answers as recorded', async () => {
  const lines: string[] = []
  for (const call of calls) {
    const found = await casesOf(call)
    if (folder) {
      mkdirSync(folder, { recursive: true })
      const file = nameOf(call).replaceAll(/[ /:]+/g, '-')
      writeFileSync(`${folder}/${file}.json`, JSON.stringify(found, null, 1))
    } else lines.push(nameOf(call), ...linesOf(found))
  }
  if (!folder) await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('call-answers.txt')
}, 600_000)
