import type { Page } from '@playwright/test'
import { signUp } from '../support/member.ts'
import { isSound } from '../support/sound.ts'
import { addPasskey, virtualAuthenticator } from '../support/virtual-authenticator.ts'
import { expect, newEmail, test } from './fixtures.ts'

const button = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' })
const alert = (page: Page) => page.locator('[data-passkey-message]')

test('a person adds a passkey, signs out, signs in with it, renames and removes it', async ({
  page,
  server,
}) => {
  const device = await virtualAuthenticator(page)
  await signUp(page, newEmail())
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Add a passkey' }).click()
  await page.waitForURL(`${server.origin}/settings/passkeys`)
  await addPasskey(page, 'My laptop')
  await isSound(page, true)

  await page.context().clearCookies()
  await page.goto('/login?redirectTo=/settings/passkeys')
  await isSound(page, true)
  // With the keyboard only.
  await button(page).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`${server.origin}/settings/passkeys`)
  await expect(page.getByText('last used')).toBeVisible()

  // The same device cannot have two.
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(alert(page)).toHaveText('This device has a passkey of your account already.')

  await page.getByText('Rename').click()
  await page.getByRole('textbox', { name: 'Name' }).first().fill('The grey laptop')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('The passkey has its new name.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Remove The grey laptop' }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove this passkey?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('The grey laptop').first()).toBeVisible()
  await page.getByRole('button', { name: 'Remove The grey laptop' }).click()
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('You have no passkey yet.')).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/login')
  await button(page).click()
  await expect(alert(page)).toContainText('No account here has this passkey.')
  await expect(alert(page)).toHaveAttribute('data-code', 'passkey.unknown')
  await isSound(page, true)
  expect((await device.credential()).signCount).toBeGreaterThan(0)
})

test('an unverified user, an old copy, a replay and another site do not sign in', async ({ page }) => {
  const device = await virtualAuthenticator(page)
  await signUp(page, newEmail())
  await addPasskey(page, 'My phone')
  await page.context().clearCookies()

  await page.goto('/login')
  await device.verifies(false)
  await button(page).click()
  await expect(alert(page)).toHaveAttribute('data-code', 'passkey.cancelled')
  await device.verifies(true)

  let sent = ''
  await page.route('**/api/auth/passkey', async (route) => {
    sent = route.request().postData() ?? ''
    await route.continue()
  })
  await button(page).click()
  await page.waitForURL('**/dashboard')
  await page.request.post('/api/auth/logout')
  const post = (body: string) =>
    page.request.post('/api/auth/passkey', {
      data: body,
      headers: { 'Content-Type': 'application/json', Origin: new URL(page.url()).origin },
    })
  expect(((await (await post(sent)).json()) as { code: string }).code).toBe('passkey.challenge-spent')

  await device.setCounter(0)
  await page.goto('/login')
  await button(page).click()
  await expect(alert(page)).toHaveAttribute('data-code', 'passkey.cloned')

  // Simulates an answer from another site: the origin in it is changed on the way.
  await device.setCounter(1000)
  await page.unroute('**/api/auth/passkey')
  await page.route('**/api/auth/passkey', async (route) => {
    const body = JSON.parse(route.request().postData() ?? '') as {
      credential: { response: { clientDataJSON: string } }
    }
    const { response } = body.credential
    const client = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()) as object
    const elsewhere = JSON.stringify({ ...client, origin: 'https://qismah.example.net' })
    response.clientDataJSON = Buffer.from(elsewhere).toString('base64url')
    await route.continue({ postData: JSON.stringify(body) })
  })
  await button(page).click()
  await expect(alert(page)).toHaveAttribute('data-code', 'passkey.wrong-origin')
})
