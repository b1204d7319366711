import { expect, newcomer, newEmail, test } from '../support/openid-fixture.ts'

test('Google signs in by an ordinary redirect', async ({ page, provider }) => {
  const person = newcomer()
  provider.reset(person)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Sign in with Google' }).click()
  await expect(page).toHaveURL(/^[^?]*\/dashboard$/)
  await expect(page.getByText(person.name).first()).toBeVisible()
})

test('a refusal leads back to the sign-in page with its message', async ({ page, provider }) => {
  provider.reset(newcomer())
  provider.person = 'ponders'
  await page.goto('/register')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Sign-in Error', { exact: true })).toBeVisible()
  await expect(page.getByText('Authentication failed or was cancelled')).toBeVisible()
})

test('an account with the same address is connected by its password', async ({ page, context, provider }) => {
  const email = newEmail()
  await page.goto('/register')
  await page.getByLabel('Full name').fill('Amina')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('one secret word')
  await page.getByLabel('Confirm password').fill('one secret word')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/^[^?]*\/dashboard$/)
  await context.clearCookies()

  provider.reset({ ...newcomer(), email })
  await page.goto('/login?redirectTo=/dashboard')
  await page.getByRole('link', { name: 'Sign in with Google' }).click()
  await expect(page.getByText(email)).toBeVisible()
  await page.getByLabel('Password').fill('not the word')
  await page.getByRole('button', { name: 'Connect and sign in' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Please check your credentials and try again.')
  await page.getByLabel('Password').fill('one secret word')
  await page.getByRole('button', { name: 'Connect and sign in' }).click()
  await expect(page).toHaveURL(/^[^?]*\/dashboard$/)
})
