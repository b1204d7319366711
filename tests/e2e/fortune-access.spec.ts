import AxeBuilder from '@axe-core/playwright'
import { expect, newEmail, test } from './fixtures'

/** A chart whose two lots both count, so that every part of the page is there. */
const TWILIGHT_BIRTH = {
  dateOfBirth: '1985-03-21',
  birthTime: '06:08',
  country: 'Türkiye',
  cityId: '745044',
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1280]) {
    test(`nothing on it is out of reach, ${width} wide, ${colorScheme}`, async ({ page, server }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      const headers = { Origin: server.origin }
      const person = { name: 'Layla Noor', email: newEmail(), password: 'secret word' }
      await page.request.post('/api/auth/register', { data: person, headers })
      await page.request.post('/api/birth-data', { data: TWILIGHT_BIRTH, headers })
      for (const path of ['/part-of-fortune?tolerance=30', '/my-path']) {
        await page.goto(path)
        for (const summary of await page.locator('main summary').all()) await summary.click()
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow).toBe(0)
      }
    })
  }
}
