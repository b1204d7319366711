import { signUpAdministrator } from '../support/administrator.ts'
import { BIRTH } from '../support/member.ts'
import { fitsItsWidth } from '../support/sound.ts'
import { expect, newEmail, test } from './fixtures.ts'

/** The layout is the same without JavaScript, and the test is faster. */
test('a name without spaces fits into every list, choice and dialog', async ({ page, server, browser }) => {
  const email = `${'a'.repeat(40)}.${newEmail()}`
  const headers = { Origin: server.origin }
  const person = await browser.newContext({ baseURL: server.origin })
  const sent = [
    ['/api/auth/register', { name: 'ن'.repeat(200), email, password: 'one secret word' }],
    ['/api/birth-data', BIRTH],
    [
      '/api/user-stories',
      { title: 'W'.repeat(100), storyContent: 'W'.repeat(300), isAnonymous: true, pseudonym: 'W'.repeat(50) },
    ],
  ] as const
  for (const [path, data] of sent)
    expect((await person.request.post(path, { data, headers })).status(), path).toBe(201)
  await person.close()

  await signUpAdministrator(page, server.dataDir, newEmail())
  const q = encodeURIComponent(email)
  const linked = new Set<string>()
  for (const path of [
    `/admin/users?q=${q}`,
    `/admin/birth-details?q=${q}`,
    `/admin/birth-details/new?find=${q}`,
    `/admin/natal-charts?q=${q}`,
    `/admin/enhanced-natal-charts?q=${q}`,
    `/admin/enhanced-natal-charts/new?birth=${q}`,
    `/admin/add-event?birth=${q}`,
    '/admin/user-stories',
    `/admin/security-events?q=${q}`,
  ]) {
    await page.goto(path)
    for (const width of [320, 1024, 1280]) await fitsItsWidth(page, width)
    const row = page
      .getByRole('main')
      .locator('tbody tr, article')
      .filter({ hasText: /ننن|WWW/ })
      .first()
    const links = await row.locator('a').all()
    for (const link of links) linked.add((await link.getAttribute('href')) ?? '')
  }
  expect(linked.size).toBeGreaterThan(10)
  for (const path of linked) {
    await page.goto(path)
    await fitsItsWidth(page, 320)
  }
})
