import { signUp } from '../support/member.ts'
import { isSound } from '../support/sound.ts'
import { expect, newEmail, test } from './fixtures.ts'

test('without JavaScript no button for passkeys is shown, and everything else works', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeHidden()
  await signUp(page, newEmail())
  await page.goto('/settings/passkeys')
  await expect(page.getByText('To add a passkey, JavaScript must be on')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeHidden()
  await isSound(page, false)
})
