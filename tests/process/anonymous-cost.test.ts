import { afterAll, describe, expect, it, vi } from 'vitest'
import { callGroups } from '#app/http/calls/openapi.server.ts'
import { groupPath } from '#app/http/pages/public-page.server.ts'
import * as cookies from '#app/http/sessions/cookies.server.ts'
import { api } from '#app/routes/api/api.server.ts'
import { connection, measuredServer } from '../bench/measured-server.ts'
import { policyOf, routesOf } from '../support/access.ts'

/** Milliseconds of processor time. A stranger may send fifty requests a second. */
const MOST_MS = 25
/** The other processes of the machine make some answers slower than they are, so the fastest is compared. */
const ROUNDS = 6

const server = await measuredServer()
const client = connection(server.port)
afterAll(async () => {
  client.close()
  await server.stop()
})

const settings = { origin: server.origin, sessionSecret: 'any' } as Parameters<
  typeof cookies.sessionCookie
>[0]
const COOKIES = [
  cookies.sessionCookie,
  cookies.toastCookie,
  cookies.readingCookie,
  cookies.deviceCookie,
  cookies.formerSessionsCookie,
  cookies.receiptCookie,
  cookies.googleFlowCookie,
  cookies.googleLinkCookie,
].map((cookie) => cookie(settings).name)

const pages = (await routesOf())
  .filter((route) => policyOf(route) === 'anyone' && !route.path.includes(':'))
  .map(({ path }) => path.replace('*', 'no-such-page'))
const groups = callGroups(api.openAPIRegistry).map(groupPath)
const addresses = [...new Set([...pages, ...groups, '/api/openapi.json'])]

const asBrowsers = { 'Accept-Encoding': 'gzip, deflate, br' }

async function cost(path: string, headers: Record<string, string>): Promise<number> {
  const before = await server.used()
  await client.get(path, { ...asBrowsers, ...headers })
  return ((await server.used()).cpu - before.cpu) / 1000
}

/** Of the fastest of some rounds. The first makes what later ones find in memory. */
async function leastCost(path: string, headers: Record<string, string> = {}): Promise<number> {
  await client.get(path, { ...asBrowsers, ...headers })
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round += 1) least = Math.min(least, await cost(path, headers))
  return least
}

describe('an anonymous GET', { timeout: 300_000 }, async () => {
  // Public pages are made once, some seconds after the start.
  await vi.waitFor(
    async () => {
      const { headers } = await fetch(server.origin + groups.at(-1), { method: 'HEAD' })
      expect(headers.get('ETag')).not.toBeNull()
    },
    { timeout: 40_000, interval: 200 },
  )

  it.each(
    addresses,
  )('of %s costs at most 25 ms, however it is spelt and whatever cookie comes with it', async (path) => {
    const asked: [string, Record<string, string>?][] = [
      [path],
      [`${path}?x`],
      [`${path}/`.replace('//', '/?1')],
      [path.toUpperCase()],
      [`${path.toUpperCase()}/?1`],
      ...COOKIES.map((name): [string, Record<string, string>] => [path, { Cookie: `${name}=x` }]),
    ]
    const costs: Record<string, number> = {}
    for (const [address, headers] of asked)
      costs[`${address} ${headers?.Cookie ?? ''}`] = await leastCost(address, headers)
    expect(Object.entries(costs).filter(([, ms]) => ms > MOST_MS)).toEqual([])
  })
})
