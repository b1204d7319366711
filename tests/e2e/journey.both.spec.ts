import { typeAccount } from '../support/member.ts'
import { expect, newEmail, test, WHOLE } from './fixtures.ts'

test('the birth form shows errors, moves focus there, and keeps what was typed', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto('/register')
  await typeAccount(page, newEmail(), 'Amina', 'another word')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('alert')).toContainText("Passwords don't match")
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByLabel('Full name')).toHaveValue('Amina')
  await page.getByLabel('Password', { exact: true }).fill('one secret word')
  await page.getByLabel('Confirm password').fill('one secret word')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto('/birth-data')
  await page.getByLabel('Birth time').fill('03:20')
  await page.getByRole('button', { name: 'Check your answers' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toContainText('Date of birth is required')
  await expect(summary).toContainText('Country is required')
  await expect(summary).toContainText('City is required')
  await expect(summary).toBeFocused()
  await expect(page.getByLabel('Birth time')).toHaveValue('03:20')
  await summary.getByRole('link', { name: /Date of birth is required/ }).click()
  await expect(page.getByLabel('Date of birth')).toBeFocused()
  if (!javaScriptEnabled) return
  // A changed field has no error until it is sent again; the others stay marked.
  const marked = page.locator('.field-errors p')
  await expect(marked).toHaveCount(3)
  await page.getByLabel('Date of birth').fill('1978-07-15')
  await expect(marked).toHaveCount(2)
  await page.locator('input[role=combobox]').first().fill('Almanya')
  await page.getByRole('option', { name: 'Germany' }).click()
  await expect(marked).toHaveCount(1)
  const city = page.getByRole('combobox', { name: 'City' })
  await city.fill('frankfrut')
  await expect(page.locator('.combobox-heading')).toHaveText('Did you mean …')
  await expect(page.getByRole('status').filter({ hasText: 'Did you mean …' })).toHaveCount(1)
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Frankfurt am Main')
  await city.fill('qqqqqq')
  await expect(page.getByText('No cities found in Germany')).toBeVisible()
  await page.getByRole('button', { name: 'My place is not listed' }).click()
  await expect(page.getByLabel('Name of the place (optional)')).toBeFocused()
  await expect(page.getByLabel('Use these coordinates instead')).toBeChecked()
})

test('on a phone the first field of registering is visible at once, its errors directly below the title', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/register')
  await expect(page.getByLabel('Full name')).toBeInViewport(WHOLE)
  await page.getByRole('button', { name: 'Create account' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Please check what you entered' })
  await expect(summary).toBeVisible()
  const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!
  expect((await summary.boundingBox())!.y - (title.y + title.height)).toBeLessThan(40)
})
