import type { Page } from '@playwright/test'
import { saveBirth, signUp } from '../support/member.ts'
import { isSound } from '../support/sound.ts'
import { newEmail, test } from './fixtures.ts'

// Other screens are looked at where their journeys are: accounts, reports, stories, settings, fortune, public pages.
const PUBLIC = ['/', '/data-sources', '/api', '/no-such-page']
const BEFORE_BIRTH_DATA = [
  '/dashboard',
  '/birth-info',
  '/analysis',
  '/reports',
  '/part-of-fortune',
  '/my-path',
]
const WITH_CHART = ['/dashboard', '/birth-info', '/birth-info/correction', '/analysis']

const ARABIC_NAME = 'عبد الرحمن بن عبد العزيز'

async function check(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await isSound(page)
}

for (const path of PUBLIC) {
  test(`${path} has no accessibility violation`, async ({ page }) => {
    // The longest page by far: on a busy machine axe reads it for most of a minute.
    test.slow(path === '/api')
    await check(page, path)
  })
}

test('screens before birth data have no accessibility violation', async ({ page }) => {
  await page.goto('/login')
  await signUp(page, newEmail(), ARABIC_NAME)
  for (const path of BEFORE_BIRTH_DATA) await check(page, path)
})

test('screens with a chart have no accessibility violation', async ({ page }) => {
  await page.goto('/login')
  await signUp(page, newEmail(), ARABIC_NAME)
  await saveBirth(page)
  for (const path of WITH_CHART) await check(page, path)
})
