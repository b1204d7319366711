import { saveBirth, signUp } from '../support/member.ts'
import { isSound } from '../support/sound.ts'
import { expect, newEmail, test } from './fixtures.ts'

test('text size, spacing, typeface and theme are chosen in the footer of a page', async ({
  page,
  javaScriptEnabled,
}) => {
  const look = () =>
    page.evaluate(() => {
      const paragraph = document.querySelector('main p')!
      const { fontSize, lineHeight, fontFamily } = getComputedStyle(paragraph)
      return {
        fontSize: Number.parseFloat(fontSize),
        lines: Number.parseFloat(lineHeight) / Number.parseFloat(fontSize),
        fontFamily,
        ground: getComputedStyle(document.documentElement).backgroundColor,
      }
    })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/faq')
  const usual = await look()
  await page.getByText('Text and theme', { exact: true }).click()
  await isSound(page, javaScriptEnabled)
  await page.emulateMedia({ colorScheme: 'light' })
  for (const name of ['Very large', 'Wide', 'Sans serif', 'Dark'])
    await page.getByLabel(name, { exact: true }).check()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL('/faq')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
  const chosen = await look()
  expect(chosen.fontSize / usual.fontSize).toBeCloseTo(1.3, 1)
  expect(chosen.lines).toBeGreaterThan(usual.lines * 1.15)
  expect(chosen.fontFamily).toContain('sans-serif')
  expect(chosen.ground).toBe('rgb(12, 20, 40)')

  // The same in the members' area by keyboard, and reset in Settings.
  await signUp(page, newEmail())
  await saveBirth(page)
  for (const path of ['/analysis', '/my-book']) {
    await page.goto(path)
    await isSound(page, javaScriptEnabled)
  }
  await page.goto('/settings')
  await expect(page.getByLabel('Dark', { exact: true })).toBeChecked()
  await page.getByLabel('Dark', { exact: true }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByLabel('Light', { exact: true })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day')
  await expect(page).toHaveURL('/settings')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect((await look()).ground).toBe('rgb(246, 240, 225)')
})
