import { saveBirth, signUp } from '../support/member.ts'
import { expect, newEmail, test } from './fixtures.ts'

test('the lot of another program is compared, and what was typed is kept', async ({ page }) => {
  await signUp(page, newEmail())
  await saveBirth(page)
  await page.goto('/part-of-fortune?tolerance=15')
  const found = page.getByRole('region', { name: 'How the lot is found' })
  await expect(found.getByRole('img', { name: 'How the Part of Fortune is found' })).toBeVisible()
  await expect(found.getByRole('listitem')).toHaveCount(4)

  const compare = page.getByRole('region', { name: 'Why do two programs differ?' })
  const send = () => compare.getByRole('button', { name: 'Find the cause' }).click()
  await compare.getByText('Enter another program’s lot').click()
  await compare.getByLabel('Degree').fill('31')
  await send()
  const summary = compare.getByRole('alert')
  await expect(summary).toContainText('Degree must be a whole number from 0 to 29')
  await expect(compare.getByLabel('Degree')).toHaveValue('31')
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: /Choose the sign/ }).click()
  await expect(compare.getByLabel('Sign')).toBeFocused()

  // The lot by the formula of the night for this birth by day: the Lot of Spirit.
  await compare.getByLabel('Sign').selectOption('Cancer')
  await compare.getByLabel('Degree').fill('9')
  await compare.getByLabel('Minute').fill('33')
  await send()
  await expect(page).toHaveURL(/\?tolerance=15&sign=Cancer&degree=9&minute=33$/)
  await expect(compare.getByRole('status')).toContainText('By day that point is the Lot of Spirit.')
  await expect(compare.getByRole('status')).toBeInViewport()
  await expect(compare.getByLabel('Minute')).toHaveValue('33')
  await expect(page.locator('caption', { hasText: 'From 14:15 to 14:45' })).toHaveCount(1)
})

test('the picture is animated once, and not with reduced motion', async ({ page }) => {
  const animations = () =>
    page
      .locator('svg.lot-found')
      .evaluate((svg) =>
        svg.getAnimations({ subtree: true }).map((each) => each.effect?.getTiming().iterations),
      )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  expect(await animations()).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.reload()
  const playing = await animations()
  expect(playing.length).toBeGreaterThan(0)
  expect(new Set(playing)).toEqual(new Set([1]))
})
