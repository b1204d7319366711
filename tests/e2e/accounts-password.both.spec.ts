import { linkIn } from '../support/mailbox.ts'
import { test } from '../support/mailbox-fixture.ts'
import { expect, newEmail } from './fixtures.ts'

type Page = Parameters<Parameters<typeof test>[2]>[0]['page']

async function register(page: Page, email: string) {
  await page.goto('/register')
  await page.getByLabel('Full name').fill('Amina')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('one secret word')
  await page.getByLabel('Confirm password').fill('one secret word')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a forgotten password is replaced by a mailed link, once', async ({ page, context, mailbox }) => {
  const email = newEmail()
  await register(page, email)
  await context.clearCookies()

  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('Reset link sent').first()).toBeVisible()
  await expect(
    page.getByText("If an account with that email exists, we've sent a password reset link.").first(),
  ).toBeVisible()

  const link = linkIn(await mailbox.next(email))
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('a new secret')
  await page.getByLabel('Confirm new password').fill('another secret')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('alert')).toContainText("Passwords don't match")
  await expect(page).toHaveTitle(/^Error: /)
  await page.getByLabel('New password', { exact: true }).fill('a new secret')
  await page.getByLabel('Confirm new password').fill('a new secret')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Please sign in with your new password.').first()).toBeVisible()

  await signIn(page, email, 'one secret word')
  await expect(page.getByText('Login failed').first()).toBeVisible()
  await expect(page.getByText('Please check your credentials and try again.').first()).toBeVisible()
  await signIn(page, email, 'a new secret')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('Login successful').first()).toBeVisible()

  await page.goto(link)
  await expect(page.getByText('This link is not valid any more', { exact: false })).toBeVisible()
  await page.getByRole('link', { name: 'Request a new link' }).click()
  await expect(page).toHaveURL(/\/forgot-password$/)
})
