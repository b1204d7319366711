import { expect, test } from './fixtures.ts'

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
