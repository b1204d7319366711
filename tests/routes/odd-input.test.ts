import { describe, expect, it } from 'vitest'
import { calls } from '#app/routes/api/table.server.ts'
import { ISTANBUL_BIRTH, ORIGIN, registered } from '../support/app.ts'
import { examplesOf, nameOf } from '../support/calls/index.ts'
import { type Example, openKit } from '../support/calls/kit.ts'

/** Sends every call with values that no form here sends: each field is replaced by something else. */

const kit = await openKit()
const { app } = kit

const ODD: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  '',
  'x',
  'a\u0000b',
  '\ud800',
  '\u202Eevil',
  'constructor',
  '__proto__',
  "'; drop table users; --",
  'x'.repeat(30_000),
  [],
  ['x', 1, null],
  [[[[]]]],
  { toString: 1 },
  { length: 5 },
]

/** Words of the validator and of JavaScript that people do not understand. */
const NOT_FOR_PEOPLE =
  /invalid|expected|received|too (big|small)|undefined|\bnull\b|\bNaN\b|\[object|<=|>=|\bstring\b/i

interface Refused {
  message: string
  fieldErrors?: Record<string, string[]>
}

async function expectPlain(response: Response, about: string): Promise<void> {
  expect(response.status, about).toBeLessThan(500)
  if (response.status < 400) return
  const { message, fieldErrors = {} } = (await response.json()) as Refused
  for (const said of [message, ...Object.values(fieldErrors).flat()]) {
    expect(said, about).toMatch(/^[A-Z].{5}/)
    expect(said, about).not.toMatch(NOT_FOR_PEOPLE)
  }
  for (const messages of Object.values(fieldErrors)) {
    expect(new Set(messages).size, `${about} says ${messages[0]} twice`).toBe(messages.length)
  }
}

function send(method: string, { browser, path, body }: Example): Promise<Response> {
  const headers = { Origin: ORIGIN }
  if (body === undefined) return browser.send(path, { method, headers })
  const json = { ...headers, 'Content-Type': 'application/json' }
  return browser.send(path, { method, headers: json, body: JSON.stringify(body) })
}

/** Undoes what a request stored, so that the next one finds the same. A deletion cannot empty the log within it. */
async function rolledBack(send: () => Promise<Response>): Promise<Response> {
  app.sql.exec('savepoint one_request')
  try {
    return await send()
  } finally {
    app.sql.exec('rollback to one_request; release one_request')
  }
}

describe.each(calls.map((call) => ({ ...call, name: nameOf(call) })))('$name', (call) => {
  const { method } = call
  const { good } = examplesOf(call)!

  it('answers odd fields in plain words', async () => {
    const example = await good(kit)
    const fields = Object.keys((example.body ?? {}) as object)
    for (const field of fields) {
      for (const value of ODD) {
        const body = { ...(example.body as object), [field]: value }
        await expectPlain(
          await rolledBack(() => send(method, { ...example, body })),
          `${field}: ${JSON.stringify(value).slice(0, 40)}`,
        )
      }
    }
  })

  it('answers odd addresses in plain words', async () => {
    const example = await good(kit)
    const [path] = example.path.split('?')
    const asked = ['q', 'page', 'country', 'search', 'status', 'sort', 'order', 'pageSize', 'from', 'chartId']
    const queries = asked.flatMap((name) =>
      ['', '-1', '1e9', 'x', '%00', 'abc%00def', '%22*%22', '__proto__', 'x'.repeat(3000)].map(
        (value) => `${path}?${name}=${value}`,
      ),
    )
    const odd = ['x', '0', '__proto__', '%00', '%F0%9F%98%80', 'x'.repeat(3000)]
    const parameters = call.path.match(/:\w+/g) ?? []
    const paths = odd.map((value) => call.path.replace(/:\w+/g, value)).filter(() => parameters.length > 0)
    for (const address of method === 'GET' ? [...queries, ...paths] : paths) {
      await expectPlain(await send(method, { ...example, path: address }), address.slice(0, 80))
    }
  })
})

describe('input that looks valid and is not', () => {
  it.each([
    ['France', 'cityId', /not in France/],
    ['Atlantis', 'country', /no such country/],
  ])('a city of Türkiye in %s', async (country, field, message) => {
    const { browser } = await kit.member('')
    const { status, body } = await browser.call('POST', '/api/birth-data', { ...ISTANBUL_BIRTH, country })
    expect(status).toBe(422)
    expect((body as Refused).fieldErrors?.[field]?.[0]).toMatch(message)
    expect((await browser.call('GET', '/api/birth-data')).body).toBeNull()
  })

  it('fields of a POST in its query', async () => {
    const browser = app.browser()
    const { email, password } = await registered(app.browser())
    const asked = new URLSearchParams({ email, password })
    const { status } = await browser.call('POST', `/api/auth/login?${asked}`, {})
    expect(status).toBe(422)
  })

  it('names that nobody can see', async () => {
    for (const name of ['\u200b\u200b', '\u0000\u0001\u0002', '\u202e\u202c', '\u3164\u3164']) {
      const account = { name, email: 'unseen@qismah.example', password: 'one secret word' }
      const { status, body } = await app.browser().call('POST', '/api/auth/register', account)
      expect([status, (body as Refused).fieldErrors?.name], JSON.stringify(name)).toEqual([
        422,
        ['Name must be at least 2 characters'],
      ])
    }
  })

  it('names and titles with characters that turn or hide text', async () => {
    const browser = app.browser()
    const name = ' Ab\u0000u \u202eBakr\u2028 \r\nBcc: x \ud800'
    const account = { name, email: 'turned@qismah.example', password: 'one secret word' }
    const registered = await browser.call('POST', '/api/auth/register', account)
    expect(registered).toMatchObject({ status: 201, body: { name: 'Abu Bakr Bcc: x \ufffd' } })
    const story = await browser.call('POST', '/api/user-stories', {
      title: 'A\u202e title\u0007',
      storyContent: `Two\u0000 lines\r\nand a tab\t, ${'long enough '.repeat(5)}`,
      pseudonym: 'می\u200cخواهم',
      alignment: 'light',
    })
    expect(story).toMatchObject({
      status: 201,
      body: {
        title: 'A title',
        storyContent: `Two lines\nand a tab\t, ${'long enough '.repeat(5)}`.trim(),
        // Joiners that scripts and emoji need stay.
        pseudonym: 'می\u200cخواهم',
      },
    })
  })
})
