import { isSound } from '../support/sound.ts'
import { expect, test } from './fixtures.ts'

const PAGES = [
  '/privacy',
  '/terms',
  '/faq',
  '/adab',
  '/contact',
  '/birth-time-help',
  '/delete-my-data',
  '/books',
  '/masters',
  '/glossary',
  '/lot/sagittarius/9',
]
for (const path of PAGES) {
  test(`${path} sends no JavaScript, fits and is accessible, narrow and wide, light and dark`, async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await isSound(page)
    expect(scripts).toEqual([])
    await expect(page.locator('script')).toHaveCount(0)
  })
}

test('the landing page is at most 6,500 px high on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6500)
})
