import { routesOf } from '../support/access.ts'
import { makeAdministrator } from '../support/administrator.ts'
import { signUp } from '../support/member.ts'
import { expect, newEmail, test } from './fixtures.ts'

/**
 * Opens every page of the site map, as a visitor or, if needed, as an administrator. Checks every request of the
 * browser, and every host that a page names. The other journeys check requests in the same way (fixtures.ts).
 */
test('no page contacts another host', async ({ page, server }) => {
  const asked = new Set<string>()
  const note = (url: string) => {
    if (!/^(data|blob|about):/.test(url)) asked.add(new URL(url).origin.replace(/^ws/, 'http'))
  }
  page.context().on('request', (request) => note(request.url()))
  page.on('websocket', (socket) => note(socket.url()))

  const paths = new Set((await routesOf()).map(({ path }) => path).filter((path) => !/[:*]/.test(path)))
  async function openAll() {
    let opened = 0
    for (const path of paths) {
      const answer = await page.request.get(path, { maxRedirects: 0 })
      if (answer.status() !== 200 || !answer.headers()['content-type']?.startsWith('text/html')) continue
      const html = await answer.text()
      const named = [...html.matchAll(/<(?!a\s)[a-z]+\b[^>]*? (?:href|src|action)="([^"]*)"/g)].map(
        ([, address]) => new URL(address!, server.origin),
      )
      const foreign = named.filter(({ protocol, origin }) => protocol !== 'data:' && origin !== server.origin)
      expect(foreign, path).toEqual([])
      await page.goto(path)
      const goesOn = html.includes('http-equiv="refresh" content="0;')
      if (goesOn) await page.waitForURL(({ pathname }) => pathname !== path)
      opened += 1
      paths.delete(path)
    }
    return opened
  }

  expect(await openAll()).toBeGreaterThan(12)
  const email = newEmail()
  await signUp(page, email)
  makeAdministrator(server.dataDir, email)
  expect(await openAll()).toBeGreaterThan(20)
  expect([...asked]).toEqual([server.origin])
})
