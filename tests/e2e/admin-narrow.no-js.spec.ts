import { join } from 'node:path'
import { openDatabase } from '#db/client.server.ts'
import { signUpAdministrator } from '../support/administrator.ts'
import { BIRTH, saveBirth } from '../support/member.ts'
import { TEST_KEYS } from '../support/server.ts'
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

test('a long city and a long country are seen whole in the list of charts', async ({ page, server }) => {
  const city = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch by the Sea'
  const country = 'South Georgia and the South Sandwich Islands'
  const email = newEmail()
  await signUpAdministrator(page, server.dataDir, email)
  await saveBirth(page)
  const db = openDatabase({ path: join(server.dataDir, 'qismah.sqlite'), key: TEST_KEYS.DATABASE_KEY })
  db.sqlite
    .prepare(
      'update birth_details set city_name = ?, country = ? where user_id = (select id from users where email = ?)',
    )
    .run(city, country, email)
  db.close()
  await page.goto(`/admin/natal-charts?q=${encodeURIComponent(email)}`)
  for (const width of [320, 768, 1024, 1280, 1600]) {
    await page.setViewportSize({ width, height: 900 })
    for (const text of [city, country])
      expect(
        await page.getByText(text, { exact: true }).evaluate(hiddenPart),
        `${text}, ${width} px`,
      ).toEqual([])
  }
})

/** The parts of a text, in pixels, that it or an element around it cuts off. */
function hiddenPart(element: Element): number[] {
  const words = document.createRange()
  words.selectNodeContents(element)
  const hidden: number[] = []
  for (let around: Element | null = element; around; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around)
    if (overflowX === 'visible' && overflowY === 'visible' && around !== document.documentElement) continue
    const edge = around.getBoundingClientRect()
    for (const box of words.getClientRects())
      hidden.push(edge.left - box.left, box.right - edge.right, edge.top - box.top, box.bottom - edge.bottom)
  }
  return hidden.filter((pixels) => pixels > 1)
}
