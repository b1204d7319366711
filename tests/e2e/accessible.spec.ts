import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, newEmail, test } from './fixtures'

const PUBLIC = ['/', '/login', '/register', '/forgot-password', '/data-sources', '/privacy', '/terms', '/faq']
const MORE_PUBLIC = ['/contact', '/birth-time-help', '/delete-my-data', '/no-such-page']
const BEFORE_BIRTH_DATA = [
  '/dashboard',
  '/birth-info',
  '/analysis',
  '/reports',
  '/reports/basic',
  '/part-of-fortune',
]
const WITH_CHART = [
  '/dashboard',
  '/birth-info',
  '/birth-info/correction',
  '/analysis',
  '/reports',
  '/reports/basic',
  '/reports/detailed',
  '/part-of-fortune',
  '/my-path',
  '/send-story',
  '/my-stories',
  '/settings',
  '/settings/delete',
]

async function register(page: Page): Promise<void> {
  const origin = new URL(page.url()).origin
  await page.request.post('/api/auth/register', {
    data: { name: 'عبد الرحمن بن عبد العزيز', email: newEmail(), password: 'secret word' },
    headers: { Origin: origin },
  })
}

async function check(page: Page, path: string): Promise<void> {
  await page.goto(path)
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const { violations } = await new AxeBuilder({ page }).analyze()
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
      )
      expect(found, `${path} at ${width} px, ${colorScheme}`).toEqual([])
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `${path} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0)
  }
}

for (const path of [...PUBLIC, ...MORE_PUBLIC]) {
  test(`${path} has no accessibility violation`, async ({ page }) => {
    await check(page, path)
  })
}

test('screens before birth data have no accessibility violation', async ({ page }) => {
  test.slow()
  await page.goto('/login')
  await register(page)
  for (const path of BEFORE_BIRTH_DATA) await check(page, path)
})

test('screens with a chart have no accessibility violation', async ({ page }) => {
  test.slow()
  await page.goto('/login')
  await register(page)
  await page.request.post('/api/birth-data', {
    data: { dateOfBirth: '1978-07-15', birthTime: '14:30', cityId: '745044' },
    headers: { Origin: new URL(page.url()).origin },
  })
  for (const path of WITH_CHART) await check(page, path)
})

test('forms with errors have no accessibility violation', async ({ page }) => {
  for (const path of ['/login', '/register']) {
    await page.goto(path)
    await page.locator('main form button[type=submit]').last().click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
  }
})
