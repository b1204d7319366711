import { makeAdministrator } from '../support/administrator.ts'
import { signUp } from '../support/member.ts'
import { isSound } from '../support/sound.ts'
import { addPasskey, virtualAuthenticator } from '../support/virtual-authenticator.ts'
import { newEmail, test } from './fixtures.ts'

test.use({ environment: { REQUIRE_ADMIN_2FA: 'true' } })

test('if the back-office needs two steps, a passkey is the second one', async ({ page, server }) => {
  await virtualAuthenticator(page)
  const email = newEmail()
  await signUp(page, email)
  makeAdministrator(server.dataDir, email)
  await addPasskey(page, 'My key')
  await page.goto('/admin')
  await page.waitForURL('**/settings/two-step')
  await page.goto('/settings/prove?redirectTo=/admin')
  await isSound(page, true)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  // Not a pattern: the address before ends in “/admin” too.
  await page.waitForURL(`${server.origin}/admin`)
  await page.context().clearCookies()
  await page.goto('/login?redirectTo=/admin')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL(`${server.origin}/admin`)
})
