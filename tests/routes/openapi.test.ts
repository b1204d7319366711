import { describe, expect, it } from 'vitest'
import type { ApiDocument } from '#app/http/calls/openapi.server.ts'
import { ERROR_CODES, type ErrorCode } from '#app/operations/refusal-codes.ts'
import { calls } from '#app/routes/api/table.server.ts'
import { fieldsOf, specifiedCalls } from '../specification/calls.ts'
import { documentProblems, partsOf } from '../support/api-document.ts'
import { ORIGIN } from '../support/app.ts'
import { examplesOf, nameOf } from '../support/calls/index.ts'
import { type Example, openKit } from '../support/calls/kit.ts'

/** Compares real answers of every call, good and refused, with the OpenAPI document. */

const kit = await openKit()
const { app } = kit

const api = (await (await app.browser().get('/api/openapi.json')).json()) as ApiDocument
const problemsBy = partsOf(api)

const JSON_TYPE = 'application/json'
const rows = calls.map((call) => {
  const way = ['paths', call.path.replace(/:(\w+)/g, '{$1}'), call.method.toLowerCase()]
  const described = api.paths[way[1]!]![way[2]!]!
  return { ...call, name: nameOf(call), way, described, examples: examplesOf(call)! }
})

async function send(method: string, { browser, path, body }: Example, raw?: { type: string; body: string }) {
  const sent = raw ?? (body === undefined ? null : { type: JSON_TYPE, body: JSON.stringify(body) })
  return browser.send(path, {
    method,
    headers: { Origin: ORIGIN, ...(sent ? { 'Content-Type': sent.type } : {}) },
    ...(sent ? { body: sent.body } : {}),
  })
}

async function expectRefusal(
  { described, name }: Pick<(typeof rows)[number], 'described' | 'name'>,
  response: Response,
  status: number,
): Promise<void> {
  expect(response.status, name).toBe(status)
  const documented = described.responses[status]
  expect(documented, `${name} does not document status ${status}`).toEqual({
    $ref: `#/components/responses/E${status}`,
  })
  const schema = ['components', 'responses', `E${status}`, 'content', JSON_TYPE, 'schema']
  const answer = (await response.json()) as { code: ErrorCode }
  expect(await problemsBy(schema, answer), `${name} ${status}`).toEqual([])
  expect(ERROR_CODES[answer.code].status, name).toBe(status)
  expect(response.headers.has('Retry-After')).toBe(status === 429)
}

describe('the document', () => {
  it('is OpenAPI 3.1 by its meta-schema', async () => {
    expect(await documentProblems(api)).toEqual([])
  })

  it('fails that check after a change that breaks it', async () => {
    const { info: _, ...broken } = api
    expect(await documentProblems(broken)).not.toEqual([])
    const misspelt = { ...api, components: { schemas: { Wrong: { type: 'strin' } } } }
    expect(await documentProblems(misspelt)).not.toEqual([])
  })

  it('names the cookie that a session is kept in', async () => {
    const { browser } = await kit.member('')
    expect([...browser.cookies.keys()]).toContain(api.components.securitySchemes.session!.name)
  })

  it('may be cached, and answers to GET only', async () => {
    const { headers } = await app.browser().get('/api/openapi.json')
    expect(headers.get('Cache-Control')).toMatch(/^public/)
    const posted = await app
      .browser()
      .send('/api/openapi.json', { method: 'POST', headers: { Origin: ORIGIN } })
    expect(posted.status).toBe(405)
    expect(posted.headers.get('Allow')).toBe('GET')
  })

  it('detects an answer that differs from its description', async () => {
    const person = ['components', 'schemas', 'Person']
    const me = await (await kit.member('')).browser.call('GET', '/api/auth/me')
    expect(await problemsBy(person, me.body)).toEqual([])
    expect(await problemsBy(person, { ...(me.body as object), passwordHash: '…' })).not.toEqual([])
    expect(await problemsBy(person, { ...(me.body as object), createdAt: 'yesterday' })).not.toEqual([])
  })
})

describe('the page of the calls', () => {
  it('lists every call, who may make it, and every error, in a short page without JavaScript', async () => {
    const html = (await app.browser().page('/api')).replaceAll('<!-- -->', '')
    for (const { name, method, path, described } of rows) {
      const address = `${method} <code>${path.replace(/:(\w+)/g, '{$1}')}</code>`
      expect(html, name).toContainAll(`id="${described.operationId}"`, address)
    }
    for (const status of Object.keys(api.components.responses))
      expect(html).toContain(`>${status.slice(1)}</dt>`)
    expect(html.length).toBeLessThan(80_000)
    expect(html).not.toContain('<script')
  })
})

describe.each(rows)('$name', (row) => {
  const { method, output, status, op, way, examples } = row
  const answer = [...way, 'responses', status, 'content', JSON_TYPE, 'schema']

  it.each([
    examples.good,
    ...(examples.others ?? []),
  ])('takes and answers what is described', async (make) => {
    const example = await make(kit)
    // The description has one of two spellings.
    if (example.body !== undefined && make === examples.good) {
      const schema = [...way, 'requestBody', 'content', JSON_TYPE, 'schema']
      expect(await problemsBy(schema, example.body)).toEqual([])
    }
    const specified = specifiedCalls[row.name as keyof typeof specifiedCalls]
    if (specified) {
      const body = specified[make === examples.good ? 0 : 1]
      expect(example.body && Object.keys(example.body)).toEqual(body && fieldsOf(body))
    }
    const response = await send(method, example)
    expect(response.status).toBe(status)
    if (!output) return expect(response.headers.get('Location')).toMatch(/^http/)
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
    const value: unknown = await response.json()
    expect(value).not.toEqual([])
    expect(value).not.toBeNull()
    expect(await problemsBy(answer, value)).toEqual([])
  })

  if (examples.empty) {
    it('has a described answer if nothing is found', async () => {
      const response = await send(method, await examples.empty!(kit))
      expect(response.status).toBe(status)
      const value: unknown = await response.json()
      expect([null, '[]']).toContain(value && JSON.stringify(value))
      expect(await problemsBy(answer, value)).toEqual([])
    })
  }

  it('refuses as described', async () => {
    for (const [expected, make] of Object.entries(examples.refused ?? {})) {
      await expectRefusal(row, await send(method, await make!(kit)), Number(expected))
    }
    if (op.who === 'anyone') return
    const signedOut = { ...(await examples.good(kit)), browser: app.browser() }
    await expectRefusal(row, await send(method, signedOut), 401)
    if (op.who !== 'admin') return
    const { browser } = await kit.member('')
    await expectRefusal(row, await send(method, { ...(await examples.good(kit)), browser }), 403)
  })

  if (method !== 'GET') {
    it('refuses malformed, too large and foreign requests', async () => {
      const example = await examples.good(kit)
      const tooLarge = JSON.stringify({ text: 'x'.repeat(300_000) })
      await expectRefusal(row, await send(method, example, { type: JSON_TYPE, body: '{oops' }), 400)
      await expectRefusal(row, await send(method, example, { type: JSON_TYPE, body: tooLarge }), 413)
      await expectRefusal(row, await send(method, example, { type: 'text/plain', body: '{}' }), 415)
      const headers = { Origin: 'https://evil.example' }
      await expectRefusal(row, await example.browser.send(example.path, { method, headers }), 403)
    })
  }
})
