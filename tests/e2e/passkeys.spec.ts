import type { Page } from '@playwright/test'
import { signUp } from '../support/member.ts'
import { addPasskey, virtualAuthenticator } from '../support/virtual-authenticator.ts'
import { expect, newEmail, test } from './fixtures.ts'

const button = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' })
const alert = (page: Page) => page.locator('[data-passkey-message]')

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
