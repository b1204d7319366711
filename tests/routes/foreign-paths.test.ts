import { expect, it } from 'vitest'
import { routesOf } from '../support/access.ts'
import { ORIGIN, testApp } from '../support/app.ts'

const app = await testApp()
const browser = app.browser()

const ALIASES = ['/evil.example', ...(await routesOf()).map(({ path }) => path)]
  .map((path) => path.replace(/:\w+/g, 'none').replace('*', 'none').replace(/^\/$/, ''))
  .filter((path, index, all) => all.indexOf(path) === index)

/** Beginnings that browsers and parsers of addresses read as another host, or as a root. */
const SLASHES = ['/', '//', '///', '/\\', '\\', '/%5c', '/%5C%5C', '/%2f', '/%2F%5c']
/** What a host is read from does not depend on the page behind it, so a few pages are enough. */
const HOSTS = { '': ALIASES, 'x%2fy': ALIASES.slice(0, 9), 'evil.example': ALIASES.slice(0, 9) }

it.each(SLASHES)('a path that begins with %j is no fault, and leads to no other site', async (slashes) => {
  for (const prefix of ['', '/ar'])
    for (const [host, aliases] of Object.entries(HOSTS))
      for (const alias of aliases) {
        const path = prefix + slashes + host + alias
        const answer = await browser.send(path, {})
        const about = `${path} ${answer.status}`
        expect(answer.status, about).toBeLessThan(500)
        const location = answer.headers.get('Location')
        if (location) expect(new URL(location, ORIGIN).origin, about).toBe(ORIGIN)
        if (!answer.headers.get('Content-Type')?.startsWith('text/html')) continue
        for (const [, href] of (await answer.text()).matchAll(/<(?:a|link)\b[^>]*? href="([^"]*)"/g))
          expect(new URL(href!.replaceAll('&amp;', '&'), ORIGIN).origin, `${about} ${href}`).toBe(ORIGIN)
      }
}, 60_000)

it.each([
  '//x%2fy',
  '/faq//x',
  '/faq%5cx',
  '/ar//evil.example/login',
  '/%5c',
])('%s is refused', async (path) => {
  for (const method of ['GET', 'POST'])
    expect((await browser.send(path, { method, headers: { Origin: ORIGIN } })).status, method).toBe(400)
})

it('a route without a page says why it refuses, and not “Unexpected Server Error”', async () => {
  const person = await app.newcomer()
  for (const path of ['/language', '/settings/receipt.txt']) {
    const answer = await person.send(path, {
      method: 'POST',
      headers: { Origin: ORIGIN, 'Content-Type': 'text/plain' },
      body: 'x',
    })
    const text = await answer.text()
    expect([answer.status, path]).toEqual([415, path])
    expect(text).not.toContain('Unexpected Server Error')
    expect(text).toContain('A form is expected here.')
  }
})
