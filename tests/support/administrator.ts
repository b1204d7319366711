import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { openDatabase } from '#db/client.server.ts'
import { signUp } from './member.ts'
import { TEST_KEYS } from './server.ts'

/** Registers by the call, and signs the browser in as an administrator of the server with this data folder. */
export async function signUpAdministrator(page: Page, dataDir: string, email: string): Promise<void> {
  await signUp(page, email, 'أمينة بنت عبد الرحمن')
  const db = openDatabase({ path: join(dataDir, 'qismah.sqlite'), key: TEST_KEYS.DATABASE_KEY })
  db.sqlite.prepare('update users set is_admin = 1, admin_level = 1 where email = ?').run(email)
  db.close()
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
