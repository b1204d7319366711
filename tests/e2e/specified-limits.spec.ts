import type { Page } from '@playwright/test'
import { proves } from '../specification/proves.ts'
import { saveBirth, signUp } from '../support/member.ts'
import { expect, newEmail, test } from './fixtures.ts'

async function birthForm(page: Page) {
  await signUp(page, newEmail())
  await page.goto('/birth-info')
  return {
    country: page.locator('input[role=combobox]').first(),
    city: page.getByRole('combobox', { name: 'City' }),
    options: page.getByRole('listbox').getByRole('option'),
  }
}

test('a country has ten suggestions and a city fifteen, and both lists close when their field loses focus', async ({
  page,
}) => {
  proves('limit: country suggestions', 'limit: city suggestions')
  const { country, city, options } = await birthForm(page)
  await country.fill('a')
  await expect(options).toHaveCount(10)
  await country.blur()
  await expect(options).toHaveCount(0)
  await country.fill('Mexico')
  await page.getByRole('option', { name: 'Mexico', exact: true }).click()
  await city.fill('san')
  await expect(options).toHaveCount(15)
})

test('a city is found by its state', async ({ page }) => {
  proves('limit: city match')
  const { country, city, options } = await birthForm(page)
  await country.fill('Pakistan')
  await page.getByRole('option', { name: 'Pakistan', exact: true }).click()
  await city.fill('punjab')
  await expect(options.first()).toContainText('Lahore')
})

test('a request for cities that fails is tried three more times', async ({ page }) => {
  proves('limit: city retries')
  let tries = 0
  await page.route('**/api/places?*', (route) => {
    tries += 1
    return tries < 4 ? route.fulfill({ status: 503, body: '' }) : route.continue()
  })
  const { country, city, options } = await birthForm(page)
  await country.fill('Türkiye')
  await page.getByRole('option', { name: 'Türkiye' }).click()
  await city.fill('Ankara')
  await expect(options.first()).toContainText('Ankara')
  expect(tries).toBe(4)
})

test('a story from the analysis is counted up to 1000 characters', async ({ page }) => {
  proves('limit: story lengths')
  await signUp(page, newEmail())
  await saveBirth(page)
  await page.goto('/analysis')
  await page.getByText('Share Story').first().click()
  const story = page.locator('textarea[name=story]')
  await story.fill('x'.repeat(10))
  await expect(page.getByText('10/1000 characters')).toBeVisible()
  await story.fill('x'.repeat(1000))
  await expect(page.getByText('1000/1000 characters')).toBeVisible()
})

test('one toast is visible: a newer one replaces it, at most 420 px wide from medium screens on', async ({
  page,
}) => {
  proves('limit: one toast', 'limit: toast width')
  await signUp(page, newEmail())
  await page.goto('/settings')
  const name = page.getByLabel('Change your name')
  const toast = page.locator('.toast')
  const rename = async (to: string) => {
    await name.fill(to)
    await name.press('Enter')
  }
  await rename('Amina')
  await expect(toast).toHaveText(/Your name has been changed/)
  await rename('')
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.locator('#houses-card summary').click()
  await page.getByRole('button', { name: 'Save house system' }).click()
  await expect(toast).toHaveText(/Your reports now show these houses/)
  // It stays while the pointer is over it.
  await toast.hover()
  for (const width of [768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    expect((await toast.boundingBox())!.width, `${width} px`).toBeLessThan(420.5)
  }
})

test('the menu slides over the page below 1024 px, and stands beside it from there on', async ({ page }) => {
  proves('limit: side menu')
  await signUp(page, newEmail())
  const menu = page.getByRole('navigation', { name: 'Main' })
  await page.setViewportSize({ width: 1023, height: 800 })
  await page.goto('/dashboard')
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(menu).toBeVisible()
  expect((await menu.boundingBox())!.width).toBeCloseTo(320, 0)
  expect((await page.getByRole('main').boundingBox())!.x).toBeCloseTo(0, 0)
  await page.getByRole('button', { name: 'Close menu' }).click()
  await page.setViewportSize({ width: 1024, height: 800 })
  await expect(menu).toBeVisible()
  expect((await page.getByRole('main').boundingBox())!.x).toBeCloseTo(320, 0)
})
