import type { Page } from '@playwright/test'
import { proves } from '../specification/proves.ts'
import { expect, newEmail, test } from './fixtures.ts'

/** Tabs until the focused element is the wanted one. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let presses = 0; presses < 250; presses += 1) {
    await page.keyboard.press('Tab')
    const reached = await page.evaluate(
      (selector) => document.activeElement?.matches(selector) ?? false,
      wanted,
    )
    if (reached) return
  }
  throw new Error(`The keyboard never reached ${wanted}`)
}

test('the whole journey with the keyboard only', async ({ page }) => {
  proves('screen: /birth-data empty lists')
  await page.goto('/')
  await tabTo(page, 'a[href="/login"]')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/login')
  await tabTo(page, 'a[href="/register"]')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/register')

  for (const [field, text] of [
    ['name', 'Amina'],
    ['email', newEmail()],
    ['password', 'one secret word'],
    ['confirmPassword', 'one secret word'],
  ] as const) {
    await tabTo(page, `input[name=${field}]`)
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')

  await tabTo(page, 'main a[href="/birth-info"]')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/birth-info')
  await page.locator('input[role=combobox]').first().waitFor()

  await tabTo(page, 'input[name=dateOfBirth]')
  await page.keyboard.type('07151978')
  await tabTo(page, 'input[name=birthTime]')
  await page.keyboard.type('0230PM')
  const country = page.locator('input[role=combobox]').first()
  await expect(page.getByPlaceholder('Select a country first')).toBeDisabled()
  await tabTo(page, 'input[role=combobox]')
  await expect(country).toBeFocused()
  await page.keyboard.type('turk')
  await expect(page.getByRole('option', { name: 'Türkiye' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0)
  await page.keyboard.type('x')
  await expect(page.getByText('No countries found')).toBeVisible()
  await page.keyboard.press('Backspace')
  await expect(page.getByRole('option', { name: 'Türkiye' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(country).toHaveValue(/^Türki|^Turk/)

  const city = page.getByRole('combobox', { name: 'City' })
  await expect(city).toBeEnabled()
  await page.keyboard.press('Tab')
  await expect(city).toBeFocused()
  await page.keyboard.type('qqqqqq')
  await expect(page.getByText(/^No cities found in Tür?k/)).toBeVisible()
  await city.selectText()
  await page.keyboard.type('ankara')
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Ankara')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(city).toHaveValue(/Ankara/)

  await tabTo(page, 'main button[value=check]')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/birth-info/check')
  await tabTo(page, 'main button[value=save]')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
  await tabTo(page, 'main a[href="/analysis"]')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/analysis')

  await tabTo(page, '.reading-block a[href^="#why-"]')
  await page.keyboard.press('Enter')
  await expect(page.getByText('In your chart', { exact: true }).filter({ visible: true })).not.toHaveCount(0)
  await tabTo(page, 'input[name=rating]')
  await page.keyboard.press('ArrowRight')
  await tabTo(page, 'button[type=submit]')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your rating has been recorded.', { exact: true })).toBeVisible()
})
