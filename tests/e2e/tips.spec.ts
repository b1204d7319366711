import type { Locator } from '@playwright/test'
import { proves } from '../specification/proves.ts'
import { signUpAdministrator } from '../support/administrator.ts'
import { expect, newEmail, test } from './fixtures.ts'

test('a button with only an icon shows its name after 700 ms, and another within 300 ms at once', async ({
  page,
  server,
}) => {
  proves('limit: tooltips')
  await signUpAdministrator(page, server.dataDir, newEmail())
  await page.clock.install({ time: new Date('2026-01-01T12:00:00Z') })
  await page.goto('/admin/keyword-categories')
  await page.clock.pauseAt(new Date('2026-01-01T13:00:00Z'))
  const [first, second] = [0, 1].map((n) => page.getByRole('button', { name: /^Actions for/ }).nth(n)) as [
    Locator,
    Locator,
  ]
  const tip = page.getByRole('tooltip')

  await first.hover()
  await page.clock.runFor(690)
  await expect(tip).toHaveCount(0)
  await page.clock.runFor(20)
  await expect(tip).toHaveText((await first.getAttribute('aria-label'))!)

  await page.mouse.move(0, 0, { steps: 5 })
  await page.clock.runFor(250)
  await expect(tip).toHaveCount(0)
  await second.hover()
  await page.clock.runFor(20)
  await expect(tip).toHaveText((await second.getAttribute('aria-label'))!)

  await page.mouse.move(0, 0, { steps: 5 })
  await page.clock.runFor(350)
  await first.hover()
  await page.clock.runFor(690)
  await expect(tip).toHaveCount(0)
})

test('a tooltip does not keep a dialog open', async ({ page, server }) => {
  await signUpAdministrator(page, server.dataDir, newEmail())
  await page.goto('/admin/keyword-categories/new')
  const closer = page.getByRole('link', { name: 'Close' })
  await closer.focus()
  await expect(page.getByRole('tooltip')).toHaveText('Close')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/admin\/keyword-categories$/)
})
