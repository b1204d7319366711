import type { Page } from '@playwright/test'
import { signUpAdministrator } from '../support/administrator.ts'
import { isSound } from '../support/sound.ts'
import { expect, newEmail, test } from './fixtures.ts'

const LIST = '/admin/keyword-categories'

/** The menu of the first category. */
const menu = (page: Page) => page.getByRole('button', { name: /^Actions for/ }).first()

test('the menu of a row is used by the keyboard, and focus returns to its button', async ({
  page,
  server,
}) => {
  await signUpAdministrator(page, server.dataDir, newEmail())
  await page.goto(LIST)
  const opener = menu(page)
  const entries = page.getByRole('menuitem')
  await opener.press('ArrowDown')
  await expect(entries.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(entries.nth(1)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(entries.first()).toBeFocused()
  await page.keyboard.press('d')
  await expect(entries.filter({ hasText: 'Delete category' })).toBeFocused()
  await isSound(page)
  await page.keyboard.press('Escape')
  await expect(entries).toHaveCount(0)
  await expect(opener).toBeFocused()

  await opener.press('Enter')
  await expect(entries.first()).toBeFocused()
  await page.keyboard.press('d')
  await expect(entries.filter({ hasText: 'Delete category' })).toBeFocused()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Delete this category?' })
  await expect(question.getByRole('link', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(opener).toBeFocused()

  // A list that the browser shows again after Back has its menus too.
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await menu(page).press('Enter')
  await expect(entries.first()).toBeFocused()
})

test('a menu that was opened before its code was loaded stays open', async ({ page, server }) => {
  await signUpAdministrator(page, server.dataDir, newEmail())
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/drop-menu-*.js', async (route) => {
    await gate
    await route.continue()
  })
  await page.goto(LIST)
  await page.locator('.row-menu summary').first().press('Enter')
  await expect(page.getByRole('link', { name: 'Edit category' }).first()).toBeVisible()
  letGo()
  await expect(page.getByRole('menuitem')).toHaveText(['Edit category', 'Delete category'])
  await expect(page.getByRole('menu')).toBeVisible()
})

test('focus stays in a dialog, and the page behind it cannot be used', async ({ page, server }) => {
  await signUpAdministrator(page, server.dataDir, newEmail())
  await page.goto(`${LIST}/new`)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeFocused()
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
})

test('a search in the menu of a phone shows its results, and log out is in view', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await signUpAdministrator(page, server.dataDir, newEmail())
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeInViewport({ ratio: 1 })
  const field = page.getByLabel('Find a person')
  await field.fill('nobody of this name')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/admin\/people\?q=/)
  await expect(field).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
