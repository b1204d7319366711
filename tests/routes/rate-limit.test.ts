import { describe, expect, it } from 'vitest'
import type * as Server from '#app/main.server.ts'
import { HOUR, MINUTE } from '#app/operations/clock.ts'
import { Browser, ORIGIN, registered, testApp } from '../support/app.ts'
import { readOutbox } from '../support/mailbox.ts'

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

  it('answer 429 with Retry-After after too many sign-in attempts from one address, for calls and pages', async () => {
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

  it('count a network of IPv6 as one address', async () => {
    const tries = await triesUntilRefused(60, () =>
      tryCall(app.browser(`2001:db8:1:2::${another().toString(16)}`)),
    )
    expect(tries).toBe(60)
    expect((await tryCall(app.browser('2001:db8:1:2:ffff:ffff:ffff:ffff'))).status).toBe(429)
    expect((await tryCall(app.browser('2001:db8:1:3::1'))).status).toBe(401)
  })

  it('count the networks of one site, an IPv6 /48, as four addresses', async () => {
    const ask = (from: string) => app.browser(from).form('/forgot-password', { email: wrong().email })
    const tries = await triesUntilRefused(100, () => ask(`2001:db8:7:${another().toString(16)}::1`))
    expect(tries).toBe(80)
    expect((await ask('2001:db8:8::1')).status).toBe(303)
  })

  it('show a message with the waiting time on a page that is read too often', async () => {
    const browser = app.browser(anotherAddress())
    expect(await triesUntilRefused(1200, () => browser.get('/api/auth/me'))).toBe(1200)
    const page = await browser.get('/reset-password?token=none')
    expect(page.status).toBe(429)
    expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await page.text()).toContain('Too many requests. Please wait one minute and try again.')
  })
})

describe('many attempts at one account, from many addresses', async () => {
  const app = await testApp(LIMITED)
  const anywhere = () => app.browser(anotherAddress())

  async function owner() {
    const browser = anywhere()
    const email = `owner-${another()}@qismah.example`
    const person = { name: 'Known', email, password: 'one secret word' }
    expect((await browser.call('POST', '/api/auth/register', person)).status).toBe(201)
    await browser.call('POST', '/api/auth/logout')
    return { browser, email, right: { email, password: person.password } }
  }

  async function attack(email: string, tries = 31): Promise<number[]> {
    const answers = await Promise.all(Array.from({ length: tries }, () => tryCall(anywhere(), wrong(email))))
    return answers.map(({ status }) => status)
  }

  async function timed(again: () => Promise<Response>): Promise<{ status: number; ms: number }> {
    const began = performance.now()
    const { status } = await again()
    return { status, ms: performance.now() - began }
  }

  it('never cause the right password from a new browser to be refused, but delay it', async () => {
    const { email, right } = await owner()
    expect(new Set(await attack(email))).toEqual(new Set([401]))
    const { status, ms } = await timed(() => tryCall(anywhere(), right))
    expect(status).toBe(200)
    expect(ms).toBeGreaterThan(400)
    expect(ms).toBeLessThan(6000)
    const page = await anywhere().form('/login', right)
    expect(page.headers.get('Location')).toBe('/dashboard')
  })

  it('have the same effect for an address without an account', async () => {
    const nobody = `unknown-${another()}@qismah.example`
    expect(new Set(await attack(nobody))).toEqual(new Set([401]))
    const { status, ms } = await timed(() => tryCall(anywhere(), wrong(nobody)))
    expect(status).toBe(401)
    expect(ms).toBeGreaterThan(400)
  })

  it('do not affect a browser that has signed in before, which has a separate counter', async () => {
    const { browser, email, right } = await owner()
    await attack(email, 45)
    const { status, ms } = await timed(() => tryCall(browser, right))
    expect(status).toBe(200)
    expect(ms).toBeLessThan((await timed(() => tryCall(anywhere(), wrong(email)))).ms)
    await browser.call('POST', '/api/auth/logout')
    expect(await triesUntilRefused(40, () => tryCall(browser, wrong(email)))).toBe(29)
    expect((await tryCall(anywhere(), right)).status).toBe(200)
  })

  it('have one counter for all browsers that have signed in before', async () => {
    const { browser, email, right } = await owner()
    const known = [browser, anywhere(), anywhere(), anywhere()]
    for (const one of known.slice(1)) {
      expect((await tryCall(one, right)).status).toBe(200)
      await one.call('POST', '/api/auth/logout')
    }
    let turn = 0
    const tries = await triesUntilRefused(100, () => tryCall(known[turn++ % known.length]!, wrong(email)))
    expect(tries).toBe(30)
    expect((await tryCall(anywhere(), right)).status).toBe(200)
  })

  it('are also counted by the address, from a browser that has signed in before', async () => {
    const { right } = await owner()
    const address = anotherAddress()
    const accounts = [right, (await owner()).right, (await owner()).right]
    const known = app.browser(address)
    for (const one of accounts) {
      await tryCall(known, one)
      await known.call('POST', '/api/auth/logout')
    }
    let turn = 0
    const next = () => tryCall(known, wrong(accounts[turn++ % accounts.length]!.email))
    expect(await triesUntilRefused(100, next)).toBe(57)
  })

  it('do not give a browser that knows one account a separate counter at another', async () => {
    const { browser } = await owner()
    const { email, right } = await owner()
    await attack(email)
    const { status, ms } = await timed(() => tryCall(browser, right))
    expect(status).toBe(200)
    expect(ms).toBeGreaterThan(400)
  })

  it('count together with attempts by registering with an existing address', async () => {
    const { email } = await owner()
    const register = (browser: Browser) =>
      browser.send('/api/auth/register', {
        method: 'POST',
        headers: { Origin: ORIGIN, 'Content-Type': 'application/json' },
        body: JSON.stringify({ name: 'Another', ...wrong(email) }),
      })
    const tried = await Promise.all(Array.from({ length: 31 }, () => register(anywhere())))
    expect(new Set(tried.map(({ status }) => status))).toEqual(new Set([409]))
    expect((await timed(() => tryCall(anywhere(), wrong(email)))).ms).toBeGreaterThan(400)
    const one = app.browser(anotherAddress())
    await triesUntilRefused(60, () => tryCall(one))
    expect((await register(one)).status).toBe(429)
  })

  it('do not keep a new person from registering', async () => {
    const email = `newcomer-${another()}@qismah.example`
    await attack(email, 40)
    const person = { name: 'Newcomer', email, password: 'one secret word' }
    expect((await anywhere().call('POST', '/api/auth/register', person)).status).toBe(201)
  })
})

describe('mails with a link for a new password', async () => {
  const app = await testApp(LIMITED)
  const mailsTo = async (email: string) => {
    await app.services.mailer.close()
    return readOutbox(app.services.settings.dataDir).filter(({ to }) => to === email).length
  }
  const ask = (browser: Browser, email: string) =>
    browser.send('/api/auth/forgot-password', {
      method: 'POST',
      headers: { Origin: ORIGIN, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    })

  it('are limited by the requesting address, and the owner still gets one', async () => {
    const home = app.browser(anotherAddress())
    const { email } = await registered(home)
    const stranger = app.browser(anotherAddress())
    expect(await triesUntilRefused(40, () => ask(stranger, email))).toBe(20)
    for (let tries = 0; tries < 20; tries += 1) await ask(app.browser(anotherAddress()), email)
    await mailsTo(email)
    app.clock.advance(HOUR)
    const before = await mailsTo(email)
    expect((await ask(app.browser(anotherAddress()), email)).status).toBe(200)
    expect(await mailsTo(email)).toBe(before + 1)
  })

  it('do not fill a mailbox, and a browser known to the account still gets its own', async () => {
    const home = app.browser(anotherAddress())
    const { email } = await registered(home)
    for (let minute = 0; minute < 60; minute += 1) {
      await ask(app.browser(anotherAddress()), email)
      await app.services.mailer.close()
      app.clock.advance(MINUTE)
    }
    const sent = await mailsTo(email)
    expect(sent).toBeGreaterThanOrEqual(3)
    expect(sent).toBeLessThanOrEqual(10)
    await ask(app.browser(anotherAddress()), email)
    await app.services.mailer.close()
    app.clock.advance(MINUTE)
    const before = await mailsTo(email)
    await ask(home, email)
    expect(await mailsTo(email)).toBe(before + 1)
  })
})

describe('where a request comes from', () => {
  const forwarded = (browser: Browser, way: string) =>
    browser.send('/api/auth/login', {
      method: 'POST',
      headers: { Origin: ORIGIN, 'Content-Type': 'application/json', 'X-Forwarded-For': way },
      body: JSON.stringify(wrong()),
    })

  it('is not taken from what the client claims', async () => {
    const app = await testApp(LIMITED)
    const browser = app.browser(HOME)
    expect(await triesUntilRefused(60, () => forwarded(browser, anotherAddress()))).toBe(60)
  })

  it('is taken from trusted proxies, followed back through all of them', async () => {
    const app = await testApp({ ...LIMITED, TRUSTED_PROXIES: '10.0.0.0/8,fd00::/8' })
    const proxy = app.browser('::ffff:10.1.2.3')
    expect(
      await triesUntilRefused(60, () => forwarded(proxy, `${anotherAddress()}, ${HOME}, 10.9.9.9`)),
    ).toBe(60)
    expect((await forwarded(app.browser('fd00::1'), HOME)).status).toBe(429)
    expect((await forwarded(proxy, `${HOME}, ${anotherAddress()}`)).status).toBe(401)
    expect((await forwarded(proxy, `${HOME}:4711`)).status).toBe(429)
    expect((await forwarded(proxy, `::ffff:${HOME}`)).status).toBe(429)
  })
})

describe('the time that the requests of one address take', () => {
  it('is limited, and the answer says when to come again; others are served', async () => {
    const app = await testApp()
    const server = (await import('#build/server/index.js' as string)) as typeof Server
    const limits = server.rateLimits(true, { points: 15, duration: 600 })
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
    for (let i = 0; i < 1000 && answer.status === 200; i++) answer = await busy.get('/login')
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await browser('192.0.2.2').get('/login')).status).toBe(200)
  })
})
