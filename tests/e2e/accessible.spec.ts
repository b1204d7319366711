import type { Page } from '@playwright/test'
import { saveBirth, signUp } from '../support/member.ts'
import { isSound } from '../support/sound.ts'
import { expect, newEmail, test } from './fixtures.ts'

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

test('the check itself finds pale text among much that is not, in one theme alone', async ({ page }) => {
  const paragraphs = '<p>One of many paragraphs that can be read.</p>'.repeat(60)
  await page.setContent(`<!doctype html><html lang="en"><head><title>Paragraphs</title><style>
    body { color: #111; background: #fff } .late { color: #333 }
    @media (prefers-color-scheme: dark) { body { color: #eee; background: #111 } }
    </style></head><body><main><h1>Paragraphs</h1>${paragraphs}<p class="late">Pale by night</p></main></body></html>`)
  await expect(isSound(page)).rejects.toThrow(/at 320 px, dark[\s\S]*color-contrast: .*Pale by night/)
})
