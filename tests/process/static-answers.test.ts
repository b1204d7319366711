import { gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { callGroups } from '#app/http/calls/openapi.server.ts'
import { groupPath } from '#app/http/pages/public-page.server.ts'
import { api } from '#app/routes/api/api.server.ts'
import { connection } from '../bench/measured-server.ts'
import { startServer } from '../support/server.ts'

const lines: string[] = []
const server = await startServer(
  { LOG_LEVEL: 'info' },
  { onOutput: (text) => lines.push(...text.split('\n').filter((line) => line.startsWith('{'))) },
)
const client = connection(server.port)
afterAll(async () => {
  client.close()
  await server.stop()
})

const OWN = ['x-request-id', 'content-security-policy', 'date', 'content-length', 'connection', 'keep-alive']
const steady = (headers: NodeJS.Dict<string | string[]>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.includes(name)))
const policyOf = (headers: NodeJS.Dict<string | string[]>) => String(headers['content-security-policy'])
const NONCE = /'nonce-[^']+'/

/** The page that is made last, and that no test requests. */
const LAST = callGroups(api.openAPIRegistry).map(groupPath).at(-1)!

/** Waits until pages are answered from Node's request, some seconds after the start: only then HEAD has an ETag. */
async function whenKept(): Promise<void> {
  await vi.waitFor(
    async () => {
      const { headers } = await fetch(server.origin + LAST, { method: 'HEAD' })
      expect(headers.get('ETag')).not.toBeNull()
    },
    { timeout: 120_000, interval: 200 },
  )
}

describe('an answer from Node’s request', { timeout: 150_000 }, () => {
  it('is not given to the data requests of older pages, which are refused', async () => {
    await whenKept()
    expect((await client.get('/faq?from=mail')).status).toBe(308)
    for (const query of ['_data=routes%2Fpublic%2Ffaq', 'a=1&_data=x'])
      expect((await client.get(`/faq?${query}`)).status, query).toBe(400)
  })

  it.each(['/', '/faq', '/books'])('%s equals the one of the application', async (path) => {
    // A session cookie makes the application answer. It is not signed, so it is nobody's.
    const made = await client.get(path, { Cookie: 'qismah_session=none' })
    await whenKept()
    const kept = await client.get(path)
    expect(kept.status).toBe(200)
    expect(kept.body.toString().replace(/nonce="[^"]*"/g, '')).toBe(
      made.body.toString().replace(/nonce="[^"]*"/g, ''),
    )
    for (const [name, value] of Object.entries(steady(made.headers)))
      if (!['vary', 'etag'].includes(name)) expect(kept.headers[name], name).toEqual(value)
    expect(policyOf(kept.headers).replace(NONCE, '')).toBe(policyOf(made.headers).replace(NONCE, ''))
    expect(kept.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
  })

  it('is not the landing page of those who prefer Arabic, to whom it suggests that', async () => {
    await whenKept()
    for (const [prefers, suggests] of [
      ['ar-EG,ar;q=0.9,en;q=0.8', true],
      ['en-US,en;q=0.9,ar;q=0.8', false],
    ] as const) {
      const { body } = await client.get('/', { 'Accept-Language': prefers })
      expect(body.toString().includes('هذه الصفحة بالعربية أيضا')).toBe(suggests)
    }
  })

  it('has its own nonce and request id', async () => {
    await whenKept()
    const [one, other] = [await client.get('/faq'), await client.get('/faq')]
    expect(NONCE.exec(policyOf(one.headers))![0]).not.toBe(NONCE.exec(policyOf(other.headers))![0])
    expect(one.headers['x-request-id']).not.toBe(other.headers['x-request-id'])
  })

  it('is compressed, validated by its ETag, and logged', async () => {
    await whenKept()
    const plain = await client.get('/faq')
    const gzip = await client.get('/faq', { 'Accept-Encoding': 'gzip' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
    const again = await client.get('/faq', { 'If-None-Match': String(plain.headers.etag) })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
    await vi.waitFor(() => {
      const line = lines.find((text) => text.includes(String(again.headers['x-request-id'])))
      expect(JSON.parse(line ?? '{}')).toMatchObject({ method: 'GET', path: '/faq', status: 304 })
    })
  })

  it('of a health check is not logged, because one comes every few seconds', async () => {
    const checked = String((await client.get('/healthz')).headers['x-request-id'])
    const read = String((await client.get('/faq')).headers['x-request-id'])
    await vi.waitFor(() => expect(lines.some((text) => text.includes(read))).toBe(true))
    expect(lines.filter((text) => text.includes(checked))).toEqual([])
  })

  it('reports that the server is alive, with the headers of every answer', async () => {
    const { status, headers, body } = await client.get('/healthz')
    expect([status, body.toString()]).toEqual([200, 'ok'])
    expect(headers['x-frame-options']).toBe('DENY')
    expect(policyOf(headers)).toMatch(NONCE)
  })
})
