import type { Page } from '@playwright/test'
import disputed from '#app/geo/data/disputed-places.json' with { type: 'json' }
import { signUp } from '../support/member.ts'
import { expect, newEmail, test } from './fixtures.ts'

const ARABIC_LETTERS = /(?:(?=\p{L})\p{Script=Arabic}){3}/u

/** Words that every language has: the name of the language, in the switch, and those of disputed places. */
const OF_ALL = ['العربية', ...disputed.places.flatMap(({ names, countries }) => [...names, ...countries])]
  // The longest first, because some hold others.
  .toSorted((a, b) => b.length - a.length)

/** The files with Arabic words that the page has loaded. */
async function arabicFiles(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
  )
  const hasArabic = async (address: string) => {
    // As a browser does, if the server has just closed the idle connection.
    const text = await (await page.request.get(address, { maxRetries: 2 })).text()
    return ARABIC_LETTERS.test(OF_ALL.reduce((rest, name) => rest.replaceAll(name, ''), text))
  }
  const found = await Promise.all(addresses.map(hasArabic))
  return addresses.filter((_, index) => found[index])
}

test.use({ extraHTTPHeaders: { 'Accept-Language': 'ar' } })

test('a page with React loads the words of its own language only, and hydrates in it', async ({ page }) => {
  await signUp(page, newEmail())
  for (const path of ['/settings', '/birth-info', '/send-story']) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(page.locator('#side-nav')).toContainText('تسجيل الخروج')
    expect(await arabicFiles(page), path).toHaveLength(1)
  }
  await page.locator('#side-nav').getByRole('button', { name: 'English' }).click()
  await expect(page.locator('#side-nav')).toContainText('Log out')
  for (const path of ['/settings', '/send-story']) {
    await page.goto(path)
    expect(await arabicFiles(page), path).toEqual([])
  }
})
