import type { Page } from '@playwright/test'
import { linkIn } from '../support/mailbox.ts'
import { isSound } from '../support/sound.ts'
import { expect, newcomer, newEmail, test } from './fixtures.ts'

test.use({ otherOrigins: ({ provider }, use) => use([provider.issuer]) })

async function register(page: Page, email: string): Promise<void> {
  const account = { name: 'Amina', email, password: 'one secret word' }
  expect((await page.request.post('/api/auth/register', { data: account })).status()).toBe(201)
}

for (const [path, button] of [
  ['/login', 'Sign in'],
  ['/register', 'Create account'],
  ['/forgot-password', 'Send Reset Link'],
  ['/contact', 'Send message'],
] as const) {
  test(`${path} has no layout or accessibility fault, before and with errors`, async ({ page }) => {
    await page.goto(path)
    await isSound(page)
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect(page).toHaveTitle(/^Error: /)
    await isSound(page)
  })
}

test('the screens of a mailed link have no fault, with a valid link and a used one', async ({
  page,
  context,
  mailbox,
}) => {
  const email = newEmail()
  await register(page, email)
  await page.goto('/verify-email?token=spent')
  await expect(page.getByText('This link is not valid any more', { exact: false })).toBeVisible()
  await isSound(page)
  await context.clearCookies()
  await page.request.post('/api/auth/forgot-password', { data: { email } })
  await page.goto(linkIn(await mailbox.next(email)))
  await isSound(page)
  await page.goto('/reset-password?token=spent')
  await isSound(page)
})

test('the screens after Google have no fault', async ({ page, context, provider }) => {
  const email = newEmail()
  await register(page, email)
  await page.goto('/auth/callback?popup=done')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed in')
  await isSound(page)
  await context.clearCookies()
  await page.goto('/auth/callback?popup=failed')
  await expect(page.getByText('Authentication failed', { exact: true })).toBeVisible()
  await isSound(page)

  provider.reset({ ...newcomer(), email })
  await page.goto('/auth/google')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connect Google to your account')
  await isSound(page)
})
