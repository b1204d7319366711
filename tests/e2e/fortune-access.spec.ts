import type { Page } from '@playwright/test'
import { fitsItsWidth, isSound } from '../support/sound'
import { newEmail, test } from './fixtures'

/** A chart whose two lots both count, so that every part of the page is there. */
const TWILIGHT_BIRTH = {
  dateOfBirth: '1985-03-21',
  birthTime: '06:08',
  country: 'Türkiye',
  cityId: '745044',
}

/** Chains of rulers as long as they come: nine planets one under another by modern rulers, seven by traditional ones. */
const LONGEST_CHAINS = [
  { ...TWILIGHT_BIRTH, dateOfBirth: '1934-10-14', birthTime: '14:00' },
  { ...TWILIGHT_BIRTH, dateOfBirth: '1930-12-11', birthTime: '14:00' },
]

async function signUpWith(birth: typeof TWILIGHT_BIRTH, page: Page, origin: string): Promise<void> {
  const headers = { Origin: origin }
  const person = { name: 'Layla Noor', email: newEmail(), password: 'secret word' }
  await page.request.post('/api/auth/register', { data: person, headers })
  await page.request.post('/api/birth-data', { data: birth, headers })
}

async function openEverything(page: Page): Promise<void> {
  for (const summary of await page.locator('main summary').all()) await summary.click()
}

test('nothing on it is out of reach', async ({ page, server }) => {
  await signUpWith(TWILIGHT_BIRTH, page, server.origin)
  for (const path of ['/part-of-fortune?tolerance=30', '/my-path']) {
    await page.goto(path)
    await openEverything(page)
    await isSound(page)
  }
})

for (const birth of LONGEST_CHAINS) {
  test(`the chains of one born on ${birth.dateOfBirth} fit every screen`, async ({ page, server }) => {
    await signUpWith(birth, page, server.origin)
    for (const path of ['/part-of-fortune', '/my-path', '/reports', '/analysis']) {
      await page.goto(path)
      await openEverything(page)
      for (const width of [320, 1024]) await fitsItsWidth(page, width)
    }
  })
}
