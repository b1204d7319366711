import type { Page } from '@playwright/test'
import { signUp } from '../support/member'
import { expect, newEmail, test } from './fixtures'

/** Opens a page whose script is still on its way. @returns lets it come */
async function openAsleep(page: Page, path: string): Promise<() => void> {
  let wake = () => {}
  const woken = new Promise<void>((resolve) => {
    wake = resolve
  })
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await woken
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return wake
}

test('a click that comes as soon as React listens is taken, and throws nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const { addEventListener } = document
    document.addEventListener = (...listening: Parameters<typeof addEventListener>) => {
      addEventListener.apply(document, listening)
      if (listening[0] !== 'click') return
      queueMicrotask(() => {
        document.documentElement.dataset.clicked = ''
        document.body.click()
      })
    }
  })
  for (const path of ['/register', '/forgot-password', '/login']) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-clicked')
  }
  // What only a page that lives does: it is told of its errors without another document.
  await page.evaluate(() => Object.assign(window, { same: true }))
  await page.locator('main form button[type=submit]').last().click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
})

test('the place that is typed before the page comes to life is there afterwards', async ({ page }) => {
  await signUp(page, newEmail())
  const wake = await openAsleep(page, '/birth-info')
  await page.getByLabel('Date of birth').fill('1978-07-15')
  await page.getByLabel('Country').selectOption('Türkiye')
  await page.getByLabel('City').fill('Ankara')
  wake()
  const city = page.getByRole('combobox', { name: 'City' })
  await expect(city).toBeFocused()
  await expect(city).toHaveValue('Ankara')
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Türkiye')
  await expect(page.getByLabel('Date of birth')).toHaveValue('1978-07-15')
  await city.press('ArrowDown')
  await page
    .getByRole('option', { name: /^Ankara/ })
    .first()
    .click()
  await expect(page.locator('input[name=cityId]')).not.toHaveValue('')
})

test('a practice that is ticked before the page comes to life is kept', async ({ page }) => {
  await signUp(page, newEmail())
  const birth = { dateOfBirth: '1978-07-15', birthTime: '14:30', country: 'Türkiye', cityId: '745044' }
  await page.request.post('/api/birth-data', { data: birth })
  const wake = await openAsleep(page, '/my-path')
  await page.getByRole('checkbox').first().check()
  wake()
  await expect(page.getByText('1 of 12 practices done').first()).toBeVisible()
})
