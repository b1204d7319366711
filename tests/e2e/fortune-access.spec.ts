import { isSound } from '../support/sound'
import { newEmail, test } from './fixtures'

/** A chart whose two lots both count, so that every part of the page is there. */
const TWILIGHT_BIRTH = {
  dateOfBirth: '1985-03-21',
  birthTime: '06:08',
  country: 'Türkiye',
  cityId: '745044',
}

test('nothing on it is out of reach', async ({ page, server }) => {
  const headers = { Origin: server.origin }
  const person = { name: 'Layla Noor', email: newEmail(), password: 'secret word' }
  await page.request.post('/api/auth/register', { data: person, headers })
  await page.request.post('/api/birth-data', { data: TWILIGHT_BIRTH, headers })
  for (const path of ['/part-of-fortune?tolerance=30', '/my-path']) {
    await page.goto(path)
    for (const summary of await page.locator('main summary').all()) await summary.click()
    await isSound(page)
  }
})
