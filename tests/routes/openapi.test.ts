import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { errorAnswer } from '../../app/http/error-answer'
import { operationId } from '../../app/http/openapi.server'
import type { ApiDocument, JsonSchema } from '../../app/http/openapi-types'
import { calls } from '../../app/routes/api/table.server'
import { ORIGIN, testApp } from '../support/app'
import { callExamples, type Example } from '../support/call-examples'
import { breachesOf } from '../support/openapi-check'
import { openProvider } from '../support/openid'

const provider = await openProvider()
afterAll(() => provider.stop())

const app = await testApp()
const withGoogle = await testApp(provider.environment)
// Nothing listens on that port.
const withoutMail = await testApp({ SMTP_URL: 'smtp://127.0.0.1:1' })
const examples = callExamples(app, withGoogle, withoutMail)

const api = (await (await app.browser().get('/api/openapi.json')).json()) as ApiDocument
const rows = calls.map((row) => ({ ...row, name: `${row.method} ${row.path}`, described: describedAs(row) }))

function describedAs({ path, method }: { path: string; method: string }) {
  return api.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
}

/** A schema of the document with all that it refers to, as a check of values. */
function checkOf(schema: JsonSchema): z.ZodType {
  const alone = JSON.stringify({ ...schema, $defs: api.components.schemas })
  return z.fromJSONSchema(JSON.parse(alone.replaceAll('#/components/schemas/', '#/$defs/')))
}

const describedError = checkOf({ $ref: '#/components/schemas/Error' })

async function send(method: string, { browser, path, body }: Example, raw?: { type: string; body: string }) {
  const sent = raw ?? (body === undefined ? null : { type: 'application/json', body: JSON.stringify(body) })
  return browser.send(path, {
    method,
    headers: { Origin: ORIGIN, ...(sent ? { 'Content-Type': sent.type } : {}) },
    ...(sent ? { body: sent.body } : {}),
  })
}

async function expectRefusal(response: Response, status: number, name: string): Promise<void> {
  expect(response.status, name).toBe(status)
  const answer: unknown = await response.json()
  errorAnswer.parse(answer)
  describedError.parse(answer)
}

describe('the document', () => {
  it('is OpenAPI 3.1, and every reference in it leads somewhere', () => {
    expect(breachesOf(api)).toEqual([])
  })

  it('describes every row of the table and nothing else', () => {
    const described = Object.values(api.paths).flatMap((methods) =>
      Object.values(methods).map((operation) => operation.operationId),
    )
    expect(described.toSorted()).toEqual(calls.map(operationId).toSorted())
    for (const { name, described: operation, op } of rows) {
      expect(operation?.security, name).toEqual(
        op.who === 'anyone' ? [{}, { session: [] }] : [{ session: [] }],
      )
    }
  })

  it('names the cookie that a session is kept in', async () => {
    const { browser } = await examples['GET /api/auth/me']!.good()
    expect([...browser.cookies.keys()]).toContain(api.components.securitySchemes.session!.name)
  })

  it('may be kept by caches, and answers to GET only', async () => {
    expect((await app.browser().get('/api/openapi.json')).headers.get('Cache-Control')).toMatch(/^public/)
    const response = await app
      .browser()
      .send('/api/openapi.json', { method: 'POST', headers: { Origin: ORIGIN } })
    await expectRefusal(response, 405, 'POST')
  })
})

describe('/api', () => {
  it('shows every call and every shape, each with its anchor', async () => {
    const html = await (await app.browser().get('/api')).text()
    for (const { name, method, path, described } of rows) {
      expect(html, name).toContain(`id="${described!.operationId}"`)
      expect(html.replaceAll('<!-- -->', ''), name).toContain(
        `${method} <code>${path.replace(/:(\w+)/g, '{$1}')}</code>`,
      )
    }
    for (const name of Object.keys(api.components.schemas)) expect(html).toContain(`id="shape-${name}"`)
  })
})

describe.each(rows)('$name', ({ name, method, output, status, refuses = [], op, described }) => {
  it('has a described answer and examples for all that it may answer', () => {
    expect(output, 'no schema of its answer').toBeDefined()
    expect(examples[name], 'no examples').toBeDefined()
    const driven = Object.keys(examples[name]?.refused ?? {}).map(Number)
    const own = [...refuses, ...(described!.responses[422] ? [422] : [])]
    expect(driven.toSorted()).toEqual(own.toSorted())
  })

  it('answers as described', async () => {
    const response = await send(method, await examples[name]!.good())
    expect(response.status).toBe(status)
    const answer = described!.responses[status]!
    if (!output || '$ref' in answer) return expect(response.headers.get('Location')).toMatch(/^http/)
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
    const value: unknown = await response.json()
    expect(value).not.toEqual([])
    output.parse(value)
    checkOf(answer.content!['application/json'].schema).parse(value)
  })

  it('refuses as described', async () => {
    for (const [expected, example] of Object.entries(examples[name]?.refused ?? {})) {
      expect(described!.responses).toHaveProperty(expected)
      await expectRefusal(await send(method, await example()), Number(expected), expected)
    }
    if (op.who === 'anyone')
      return expect(described!.responses[401] !== undefined).toBe(refuses.includes(401))
    expect(described!.responses).toHaveProperty('401')
    const signedOut = { ...(await examples[name]!.good()), browser: app.browser() }
    await expectRefusal(await send(method, signedOut), 401, 'signed out')
  })

  it.runIf(method !== 'GET')('refuses what is not a request of ours', async () => {
    const example = await examples[name]!.good()
    const json = 'application/json'
    const tooLarge = JSON.stringify({ text: 'x'.repeat(300_000) })
    await expectRefusal(await send(method, example, { type: json, body: '{oops' }), 400, 'no JSON')
    await expectRefusal(await send(method, example, { type: json, body: tooLarge }), 413, 'too large')
    await expectRefusal(await send(method, example, { type: 'text/plain', body: '{}' }), 415, 'no JSON type')
    const foreign = await example.browser.send(example.path, {
      method,
      headers: { Origin: 'https://evil.example' },
    })
    await expectRefusal(foreign, 403, 'from another site')
    for (const expected of [400, 403, 413, 415]) expect(described!.responses).toHaveProperty(`${expected}`)
  })
})

it('says 429 where there were too many, with the seconds to wait', async () => {
  const limited = await testApp({ RATE_LIMITS: 'on' })
  const browser = limited.browser()
  const wrong = { email: 'nobody@qismah.example', password: 'not the password' }
  let response = await send('POST', { browser, path: '/api/auth/login', body: wrong })
  for (let tries = 0; tries < 60; tries += 1) {
    response = await send('POST', { browser, path: '/api/auth/login', body: wrong })
  }
  await expectRefusal(response, 429, 'too many')
  for (const { described } of rows) expect(described!.responses).toHaveProperty('429')
})
