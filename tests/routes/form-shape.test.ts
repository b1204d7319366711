import { describe, expect, it } from 'vitest'
import { routesOf } from '../support/access.ts'
import { ORIGIN, testApp } from '../support/app.ts'
import { FORM_ATTACKS } from '../support/form-attacks.ts'

const app = await testApp()

/** The address of every page with a form, and the one that scripts send it to. */
async function formAddresses(): Promise<string[]> {
  const routes = await routesOf()
  return routes
    .filter(({ id, path }) => app.build.routes[id]?.module.action && !path.startsWith('/api/'))
    .flatMap(({ path }) => {
      const at = path.replace(/:\w+/g, '1').replace('*', 'nothing')
      return [at, `${at === '/' ? '/_root' : at}.data`]
    })
}

const asForm = (body: string): RequestInit => ({
  method: 'POST',
  headers: { Origin: ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded' },
  body,
})

describe('a form that no page of ours could have sent', () => {
  it('is refused at every address', async () => {
    const addresses = await formAddresses()
    expect(addresses.length).toBeGreaterThan(60)
    for (const address of addresses)
      expect((await app.browser().send(address, asForm('x[100000000]=1'))).status, address).toBe(400)
  })

  it.each(Object.entries(FORM_ATTACKS))('is refused with a short answer: %s', async (_, body) => {
    const answer = await app.browser().send('/login', asForm(body))
    expect(answer.status).toBe(400)
    expect((await answer.text()).length).toBeLessThan(2_000)
  })

  it('is refused as multipart too', async () => {
    const many = new FormData()
    for (let i = 0; i < 201; i++) many.append('a', '')
    const named = new FormData()
    named.append('x[100000000]', '1')
    for (const body of [many, named]) {
      const answer = await app.browser().send('/login', { method: 'POST', headers: { Origin: ORIGIN }, body })
      expect(answer.status).toBe(400)
    }
  })

  it('gets a text for people, and JSON for scripts', async () => {
    const page = await app.browser().send('/login', asForm('x[100000000]=1'))
    const html = await page.text()
    expect(html).toContain('This form could not be read.')
    expect(html).toContain('What you typed is still there when you go back.')
    expect(html).toContain('<title>The request could not be read · Qismah</title>')
    expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/[^"]+\.css"\/>/)
    const script = await app.browser().send('/login.data', asForm('x[100000000]=1'))
    expect(await script.json()).toEqual({
      code: 'request.form-malformed',
      message: 'This form could not be read.',
    })
  })

  it('counts against the limit of requests before it is read', async () => {
    const limited = await testApp({ RATE_LIMITS: 'on' })
    const browser = limited.browser('192.0.2.7')
    const statuses = new Set<number>()
    for (let i = 0; i < 3_001; i++)
      statuses.add((await browser.send('/login', asForm('__intent__=x'))).status)
    expect([...statuses]).toEqual([400, 429])
  }, 60_000)

  it('loses fields that the form does not have', async () => {
    const answer = await app
      .browser()
      .send('/login', asForm('email=nobody@qismah.example&password=&other=planted-word&isAdmin=planted-word'))
    expect(answer.status).toBe(422)
    expect(await answer.text()).not.toContain('planted-word')
  })
})

describe('the data transport that this version of the pages does not use', () => {
  it('is refused, with and without a loader behind it', async () => {
    for (const route of ['routes/public/faq', 'routes/auth/sign-out', 'routes/member/dashboard', 'root', 'x'])
      for (const path of ['/faq', '/login', '/dashboard', '/nothing']) {
        const address = `${path}?_data=${encodeURIComponent(route)}`
        expect((await app.browser().get(address)).status, address).toBe(400)
        expect((await app.browser().send(address, asForm('a=1'))).status, address).toBe(400)
      }
  })
})
