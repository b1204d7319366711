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

/** The menu of the row that contains the text. */
export async function chooseInRow(page: Page, text: string, entry: string): Promise<void> {
  const menu = page.getByRole('row').filter({ hasText: text }).locator('.row-menu')
  await menu.locator('summary').click()
  const chosen = menu.getByText(entry, { exact: true })
  await chosen.scrollIntoViewIfNeeded()
  const above = await chosen.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return top?.closest('.row-menu') ? null : top?.outerHTML
  })
  expect(above, 'what lies over the open menu').toBeNull()
  await chosen.click()
}
