import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { openDatabase } from '#db/client.server.ts'
import { newEmail } from '../e2e/fixtures.ts'
import { signUp } from './member.ts'
import { TEST_KEYS } from './server.ts'

/** Registers by the call, and signs the browser in as an administrator of the server with this data folder. */
export async function signUpAdministrator(page: Page, dataDir: string, email: string): Promise<void> {
  await signUp(page, email, 'أمينة بنت عبد الرحمن')
  makeAdministrator(dataDir, email)
}

/** Gives an account of the server with this data folder the rights of an administrator. */
export function makeAdministrator(dataDir: string, email: string): void {
  const db = openDatabase({ path: join(dataDir, 'qismah.sqlite'), key: TEST_KEYS.DATABASE_KEY })
  db.sqlite.prepare('update users set is_admin = 1, admin_level = 1 where email = ?').run(email)
  db.close()
}

/** Sends stories as a new person; the last one is first in the list. Resolves to the person's address. */
export async function sendStories(
  page: Page,
  origin: string,
  titles: readonly string[],
  more = {},
): Promise<string> {
  const email = newEmail()
  const context = await page.context().browser()!.newContext()
  const account = { name: 'يوسف الحكيم', email, password: 'one secret word' }
  expect((await context.request.post(`${origin}/api/auth/register`, { data: account })).status()).toBe(201)
  for (const title of titles) {
    const storyContent = `${'وجدت الصبر حيث لم أطلبه. '.repeat(40)} ${title}.`
    const data = { title, storyContent, isAnonymous: false, ...more }
    expect((await context.request.post(`${origin}/api/user-stories`, { data })).status()).toBe(201)
  }
  await context.close()
  return email
}

/** The button that opens the menu of the row with the text. With React it has that role once the menu is loaded. */
export const menuOf = (page: Page, text: string) =>
  page
    .getByRole('row')
    .filter({ hasText: text })
    .getByRole('button', { name: /^Actions for/ })

/** The dialog over a list, also one that asks for confirmation. */
export const dialogOf = (page: Page) => page.locator('[role=dialog], [role=alertdialog]')

/** Chooses from the menu of the row that contains the text. */
export async function chooseInRow(page: Page, text: string, entry: string): Promise<void> {
  const plain = page.getByRole('row').filter({ hasText: text }).locator('.row-menu')
  const hasScript = await page.evaluate(() => '__remixContext' in window).catch(() => false)
  await (hasScript ? menuOf(page, text) : plain.locator('summary')).click()
  const entries = hasScript ? page.getByRole('menuitem') : plain.locator('.row-menu-entry')
  const chosen = entries.filter({ hasText: new RegExp(`^${entry}$`) })
  await chosen.scrollIntoViewIfNeeded()
  const above = await chosen.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return top?.closest('.row-menu-entry') ? null : top?.outerHTML
  })
  expect(above, 'what lies over the open menu').toBeNull()
  await chosen.click()
}
