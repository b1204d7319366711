import type { Page } from '@playwright/test'
import { BIRTH, saveBirth, signUp } from '../support/member.ts'
import { fitsItsWidth, isSound } from '../support/sound.ts'
import { expect, newEmail, test } from './fixtures.ts'

/** A chart for which both lots are shown, so that the page has all its parts. */
const TWILIGHT = { ...BIRTH, dateOfBirth: '1985-03-21', birthTime: '06:08' }

/** The longest possible chains of rulers: how many planets are nested, by modern or traditional rulers. */
const LONGEST_CHAINS = [
  { dateOfBirth: '1934-10-14', planets: 9 },
  { dateOfBirth: '1930-12-11', planets: 7 },
]

async function openEverything(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) details.open = true
  })
}

test('everything on it can be reached', async ({ page }) => {
  await signUp(page, newEmail())
  await saveBirth(page, TWILIGHT)
  for (const path of ['/part-of-fortune?tolerance=30', '/part-of-fortune/lots', '/my-path']) {
    await page.goto(path)
    await openEverything(page)
    await isSound(page)
  }
})

test('the comparison with another program is accessible, with its errors and its answer', async ({
  page,
}) => {
  await signUp(page, newEmail())
  await saveBirth(page)
  for (const search of [
    'sign=&degree=x&minute=',
    'sign=Leo&degree=10&minute=5',
    'sign=Cancer&degree=9&minute=33',
  ]) {
    await page.goto(`/part-of-fortune?${search}`)
    await isSound(page)
  }
})

for (const { dateOfBirth, planets } of LONGEST_CHAINS) {
  test(`${planets} nested planets fit every screen`, async ({ page }) => {
    await signUp(page, newEmail())
    await saveBirth(page, { ...BIRTH, dateOfBirth, birthTime: '14:00' })
    for (const path of ['/part-of-fortune', '/part-of-fortune/lots', '/my-path', '/analysis']) {
      await page.goto(path)
      await openEverything(page)
      for (const width of [320, 1024]) await fitsItsWidth(page, width)
    }
    await page.goto('/part-of-fortune')
    await openEverything(page)
    await expect(page.locator('[id^=tree-]').locator('li '.repeat(planets))).not.toHaveCount(0)
  })
}
