import { describe, expect, it } from 'vitest'
import type * as Server from '../../app/http/server.server'
import { Browser, ORIGIN, testApp } from '../support/app'

const LIMITED = { RATE_LIMITS: 'on' }
const HOME = '198.51.100.7'
let numbers = 0
function another(): number {
  numbers += 1
  return numbers
}
const anotherAddress = () => [203, 0, another() >> 8, numbers & 255].join('.')

const wrong = (email = `nobody-${another()}@qismah.example`) => ({ email, password: 'not the word' })

const tryCall = (browser: Browser, body = wrong()) =>
  browser.send('/api/auth/login', {
    method: 'POST',
    headers: { Origin: ORIGIN, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

async function triesUntilRefused(most: number, again: () => Promise<Response>): Promise<number> {
  for (let tries = 0; tries <= most; tries += 1) if ((await again()).status === 429) return tries
  return Number.POSITIVE_INFINITY
}

describe('rate limits', async () => {
  const app = await testApp(LIMITED)

  it('answer 429 with Retry-After once one address tried to sign in too often, as a call and as a page', async () => {
    const browser = app.browser(HOME)
    expect(await triesUntilRefused(60, () => tryCall(browser))).toBe(60)
    const call = await tryCall(browser)
    expect(call.status).toBe(429)
    expect(Number(call.headers.get('Retry-After'))).toBeGreaterThan(0)

    const page = await browser.form('/login', wrong())
    expect(page.status).toBe(429)
    expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(200)
    expect(await page.text()).toMatch(/Too many requests\. Please wait \d minutes and try again\./)
    expect((await browser.call('GET', '/api/countries')).status).toBe(200)
    expect((await tryCall(app.browser(anotherAddress()))).status).toBe(401)
  })

  it('count the tries at one account from wherever they come, whether it is there or not', async () => {
    const email = 'known@qismah.example'
    await app
      .browser(anotherAddress())
      .call('POST', '/api/auth/register', { name: 'Known', email, password: 'secret word' })
    for (const target of [email, 'unknown@qismah.example']) {
      const tries = await triesUntilRefused(40, () => tryCall(app.browser(anotherAddress()), wrong(target)))
      expect(tries, target).toBe(30)
    }
    expect((await tryCall(app.browser(anotherAddress()))).status).toBe(401)
  })

  it('count a network of IPv6 as one address', async () => {
    const tries = await triesUntilRefused(60, () =>
      tryCall(app.browser(`2001:db8:1:2::${another().toString(16)}`)),
    )
    expect(tries).toBe(60)
    expect((await tryCall(app.browser('2001:db8:1:2:ffff:ffff:ffff:ffff'))).status).toBe(429)
    expect((await tryCall(app.browser('2001:db8:1:3::1'))).status).toBe(401)
  })

  it('say so on a page that is read too often, and when to come again', async () => {
    const browser = app.browser(anotherAddress())
    expect(await triesUntilRefused(1200, () => browser.get('/api/auth/me'))).toBe(1200)
    const page = await browser.get('/reset-password?token=none')
    expect(page.status).toBe(429)
    expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await page.text()).toContain('Too many requests. Please wait a moment and try again.')
  })
})

describe('where a request comes from', () => {
  const forwarded = (browser: Browser, way: string) =>
    browser.send('/api/auth/login', {
      method: 'POST',
      headers: { Origin: ORIGIN, 'Content-Type': 'application/json', 'X-Forwarded-For': way },
      body: JSON.stringify(wrong()),
    })

  it('is not what the client says of itself', async () => {
    const app = await testApp(LIMITED)
    const browser = app.browser(HOME)
    expect(await triesUntilRefused(60, () => forwarded(browser, anotherAddress()))).toBe(60)
  })

  it('is what a trusted proxy says, followed back through those that are trusted', async () => {
    const app = await testApp({ ...LIMITED, TRUSTED_PROXIES: '10.0.0.0/8,fd00::/8' })
    const proxy = app.browser('::ffff:10.1.2.3')
    expect(
      await triesUntilRefused(60, () => forwarded(proxy, `${anotherAddress()}, ${HOME}, 10.9.9.9`)),
    ).toBe(60)
    expect((await forwarded(app.browser('fd00::1'), HOME)).status).toBe(429)
    expect((await forwarded(proxy, `${HOME}, ${anotherAddress()}`)).status).toBe(401)
  })
})

describe('the time that the requests of one address take', () => {
  it('is limited, and the answer says when to come again; others are served', async () => {
    const app = await testApp()
    const server = (await import('../../build/server/index.js' as string)) as typeof Server
    const limits = server.rateLimits(true, { points: 60, duration: 60 })
    const { fetch } = server.createApp({
      services: { ...app.services, limits },
      build: app.build,
      log: server.createLog('silent'),
    })
    const browser = (remoteAddress: string) =>
      new Browser(
        (request) => fetch(request, { incoming: { socket: { remoteAddress } } }) as Promise<Response>,
      )
    const busy = browser('192.0.2.1')
    let answer = await busy.get('/login')
    for (let i = 0; i < 200 && answer.status === 200; i++) answer = await busy.get('/login')
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await browser('192.0.2.2').get('/login')).status).toBe(200)
  })
})
