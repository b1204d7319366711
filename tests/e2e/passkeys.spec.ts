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

test('an unverified user and an old copy do not sign in', async ({ page }) => {
  const device = await virtualAuthenticator(page)
  await signUp(page, newEmail())
  await addPasskey(page, 'My phone')
  await page.context().clearCookies()

  await page.goto('/login')
  await device.verifies(false)
  await button(page).click()
  await expect(alert(page)).toHaveAttribute('data-code', 'passkey.cancelled')
  await device.verifies(true)

  await button(page).click()
  await page.waitForURL('**/dashboard')

  await page.context().clearCookies()
  await device.setCounter(0)
  await page.goto('/login')
  await button(page).click()
  await expect(alert(page)).toHaveAttribute('data-code', 'passkey.cloned')
})
