import type { Page } from '@playwright/test'
import { signUpAdministrator } from '../support/administrator.ts'
import { saveBirth, signUp } from '../support/member.ts'
import { isSound } from '../support/sound.ts'
import { expect, isAlive, newEmail, test } from './fixtures.ts'

// Other screens are checked with their journeys: accounts, reports, stories, settings, fortune, public pages.
const PUBLIC = [
  '/',
  '/login?redirectTo=/dashboard',
  '/data-sources',
  '/evidence',
  '/lot/sagittarius/9',
  '/api',
  '/letter/stop?token=a.b',
  '/no-such-page',
]
const BEFORE_BIRTH_DATA = [
  '/dashboard',
  '/birth-info',
  '/analysis',
  '/reports',
  '/part-of-fortune',
  '/part-of-fortune/lots',
  '/my-path',
]
const WITH_CHART = [
  ...['/dashboard', '/birth-info', '/birth-info/correction', '/analysis', '/my-path', '/my-book'],
  ...['/send-story', '/my-stories', '/settings/receipt'],
]

const ARABIC_NAME = 'عبد الرحمن بن عبد العزيز'

async function check(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await isSound(page)
}

for (const path of PUBLIC) {
  test(`${path} has no accessibility violation`, async ({ page }) => {
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

const ARABIC = [
  ...[
    '/ar',
    '/ar/books',
    '/ar/books/qabisi',
    '/ar/glossary',
    '/ar/contact',
    '/ar/find-your-lot',
    '/ar/lot/leo/3',
  ],
  ...['/dashboard', '/analysis', '/part-of-fortune', '/my-path', '/settings', '/reports/detailed'],
]

test('pages in Arabic have no accessibility violation', async ({ page }) => {
  const account = { name: ARABIC_NAME, email: newEmail(), password: 'one secret word' }
  const headers = { 'Accept-Language': 'ar' }
  expect((await page.request.post('/api/auth/register', { data: account, headers })).status()).toBe(201)
  await saveBirth(page)
  for (const path of ARABIC) {
    await check(page, path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  }
})

test('the birth form has no accessibility violation after a refusal, and if nothing was found', async ({
  page,
}) => {
  await page.goto('/login')
  await signUp(page, newEmail(), 'W'.repeat(60))
  await page.goto('/birth-info')
  await isAlive(page)
  await expect(page.locator('label.required')).toHaveText(['Date of birth', 'Birth time', 'Country', 'City'])
  await page.getByRole('button', { name: 'Check your answers' }).click()
  await expect(page.getByRole('link', { name: 'City is required' })).toBeVisible()
  await isSound(page)
  await page.locator('input[role=combobox]').first().fill('qqqq')
  await expect(page.getByRole('button', { name: 'My place is not listed' })).toBeVisible()
  await isSound(page)
})

test('an administrator’s pages on people have no accessibility violation', async ({
  page,
  server,
  browser,
}) => {
  const email = newEmail()
  await page.goto('/login')
  await signUp(page, email, 'W'.repeat(60))
  await saveBirth(page)
  const story = { title: 'W'.repeat(60), storyContent: 'Aword'.repeat(80), isAnonymous: false }
  expect((await page.request.post('/api/user-stories', { data: story })).status()).toBe(201)
  const office = await (await browser.newContext({ baseURL: server.origin })).newPage()
  await signUpAdministrator(office, server.dataDir, newEmail())
  await check(office, `/admin/people?q=${email}`)
  await office.getByRole('main').getByRole('link', { name: /^W+$/ }).first().click()
  await expect(office).toHaveURL(/\/admin\/users\/[^/]+$/)
  await isSound(office)
  await check(office, '/admin/all-events')
  await check(office, '/admin/people?q=nobody-has-this-name')
  await office.context().close()
})

test('the check itself finds one low-contrast text, in one theme only', async ({ page }) => {
  const paragraphs = '<p>One of many paragraphs that can be read.</p>'.repeat(60)
  await page.setContent(`<!doctype html><html lang="en"><head><title>Paragraphs</title><style>
    body { color: #111; background: #fff } .late { color: #333 }
    @media (prefers-color-scheme: dark) { body { color: #eee; background: #111 } }
    </style></head><body><main><h1>Paragraphs</h1>${paragraphs}<p class="late">Pale by night</p></main></body></html>`)
  await expect(isSound(page)).rejects.toThrow(/at 320 px, dark[\s\S]*color-contrast: .*Pale by night/)
})
