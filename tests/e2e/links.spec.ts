import type { Page } from '@playwright/test'
import { saveBirth, signUp } from '../support/member.ts'
import { expect, newEmail, test } from './fixtures.ts'

const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isSame: true }))
const isSame = (page: Page) => page.evaluate(() => 'isSame' in window)
const entry = (page: Page, name: string) => page.locator('#side-nav').getByRole('link', { name })

test.beforeEach(async ({ page }) => {
  await signUp(page, newEmail())
  await saveBirth(page)
  await page.goto('/dashboard')
  await mark(page)
})

test('a link between pages of a person loads data only, and its page is announced', async ({ page }) => {
  await entry(page, 'My Path').press('Enter')
  await expect(page).toHaveTitle(/^My Path/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await entry(page, 'Settings').first().click()
  await expect(page).toHaveTitle(/^Settings/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await isSame(page)).toBe(true)
  await page.goBack()
  await expect(page).toHaveTitle(/^My Path/)
  expect(await isSame(page)).toBe(true)
})

test('on a phone the menu is closed after that', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await entry(page, 'My Path').click()
  await expect(page).toHaveTitle(/^My Path/)
  await expect(page.locator('#side-nav')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await isSame(page)).toBe(true)
})

test('a link to a public page, or to a part of a page, is a new document', async ({ page }) => {
  await page.locator('#side-nav').getByRole('link', { name: 'Qismah, home' }).click()
  await expect(page).toHaveURL('/')
  expect(await isSame(page)).toBe(false)
  await page.goto('/reports/detailed')
  await mark(page)
  await page.locator('a[href="/settings#houses-card"]').click()
  await expect(page).toHaveTitle(/^Settings/)
  expect(await isSame(page)).toBe(false)
})

test('a page in a language that was chosen elsewhere is a new document', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/settings')
  await other.locator('#side-nav').getByRole('button', { name: 'العربية' }).click()
  await expect(other.locator('html')).toHaveAttribute('lang', 'ar')
  await entry(page, 'My Path').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('#side-nav')).toContainText('تسجيل الخروج')
  expect(await isSame(page)).toBe(false)
})

test('a link that is not answered with data is followed by the browser', async ({ page }) => {
  await page.route('**/*.data*', (route) => route.fulfill({ contentType: 'text/html', body: 'of a proxy' }))
  await entry(page, 'My Path').click()
  await expect(page).toHaveTitle(/^My Path/)
  expect(await isSame(page)).toBe(false)
})
