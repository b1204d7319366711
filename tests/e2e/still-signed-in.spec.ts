import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openDatabase } from '#db/client.server.ts'
import { proves } from '../specification/proves.ts'
import { pagePaths } from '../support/access.ts'
import { makeAdministrator, sendStories } from '../support/administrator.ts'
import { saveBirth, signUp } from '../support/member.ts'
import { TEST_KEYS } from '../support/server.ts'
import { expect, isAlive, newEmail, test } from './fixtures.ts'

/** Dispatched on the body, from where it bubbles to the window. Unlike a script sent to the page, this may happen while
 * the page is being left. */
const look = (page: Page) => page.locator('body').dispatchEvent('focus')

test('returning to a page after signing out elsewhere shows nothing private', async ({ page, context }) => {
  proves('limit: window focus')
  await signUp(page, newEmail())
  await page.goto('/send-story')
  await page.getByLabel('Story title').fill('Typed')
  const asked = page.waitForResponse('**/api/auth/me')
  await context.request.post('/api/auth/logout')
  await look(page)
  await asked
  await expect(page.getByLabel('Story title')).toHaveValue('Typed')
  await page.getByLabel('Story title').fill('')
  await look(page)
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Fsend-story$/)
})

/** Shows the page, and expects it to ask on focus who is signed in. */
async function asksOnFocus(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await isAlive(page)
  const asked = page.waitForRequest('**/api/auth/me', { timeout: 5_000 })
  await look(page)
  await expect(asked, path).resolves.toBeTruthy()
}

for (const language of ['en', 'ar']) {
  test(`every page of a member asks on window focus (${language})`, async ({ page }) => {
    const headers = { 'Accept-Language': language }
    const account = { name: 'Layla Noor', email: newEmail(), password: 'one secret word' }
    await page.request.post('/api/auth/register', { data: account, headers })
    const [withId, paths] = split(await pagePaths('member'))
    for (const path of ['/analysis', '/reports', '/my-path']) await asksOnFocus(page, path)
    await saveBirth(page)
    const story = { title: 'The letter', storyContent: 'I found patience. '.repeat(9), isAnonymous: true }
    const { id: storyId } = await (await page.request.post('/api/user-stories', { data: story })).json()
    await page.goto('/my-book/write')
    await page.locator('textarea').fill('Kept')
    await page.locator('form:has(textarea)').evaluate((form: HTMLFormElement) => form.requestSubmit())
    await page.waitForURL('**/my-book')
    const noteId = await page
      .locator('a[href*="/edit"]')
      .first()
      .getAttribute('href')
      .then((href) => /my-book\/([^/]+)/.exec(href ?? '')?.[1])
    for (const path of paths) await asksOnFocus(page, path)
    for (const path of withId)
      await asksOnFocus(page, path.replace(':id', path.startsWith('/my-book') ? noteId! : storyId))
  })
}

test('every page of the back-office asks on window focus', async ({ page, server }) => {
  const email = newEmail()
  await signUp(page, email)
  await saveBirth(page)
  await page.request.post('/api/analysis')
  makeAdministrator(server.dataDir, email)
  await sendStories(page, server.origin, ['The letter'])
  const [withId, paths] = split(await pagePaths('admin'))
  for (const path of [...paths, '/dashboard']) await asksOnFocus(page, path)
  const db = openDatabase({ path: join(server.dataDir, 'qismah.sqlite'), key: TEST_KEYS.DATABASE_KEY })
  const ids = Object.fromEntries(
    Object.entries(ROWS).map(([list, sql]) => [
      list,
      (db.sqlite.prepare(sql).get() as { id: string } | undefined)?.id,
    ]),
  )
  db.close()
  for (const path of withId) {
    const [, list] = /^\/admin\/(.+?)\/:id/.exec(path)!
    await asksOnFocus(page, path.replace(':id', String(ids[list!])).replace(':tab', 'aspects'))
  }
})

/** A row for each list of the back-office whose pages have an id. Some lists are empty: then the page says so. */
const ROWS: Readonly<Record<string, string>> = {
  users: 'select id from users limit 1',
  'birth-details': 'select id from birth_details limit 1',
  'birth-details/corrections': 'select id from correction_requests limit 1',
  'planetary-rulers': 'select id from planetary_rulers limit 1',
  'natal-charts': 'select id from astrological_readings limit 1',
  'enhanced-natal-charts': 'select id from astrological_readings limit 1',
  'user-stories': 'select id from user_stories limit 1',
  'user-stories/questions': 'select id from story_questions limit 1',
  events: 'select id from events limit 1',
  'enhanced-events': 'select id from events_enhanced limit 1',
  keywords: 'select id from keywords limit 1',
  'keyword-categories': 'select id from keyword_categories limit 1',
  'audit-log': 'select id from audit_log limit 1',
}

function split(paths: readonly string[]): [withId: string[], without: string[]] {
  return [paths.filter((path) => path.includes(':')), paths.filter((path) => !path.includes(':'))]
}
