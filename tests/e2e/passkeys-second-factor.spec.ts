import { openDatabase } from '#db/client.server.ts'
import { signUp } from '../support/member.ts'
import { TEST_KEYS } from '../support/server.ts'
import { isSound } from '../support/sound.ts'
import { addPasskey, virtualAuthenticator } from '../support/virtual-authenticator.ts'
import { newEmail, test } from './fixtures.ts'

test.use({ environment: { REQUIRE_ADMIN_2FA: 'true' } })

test('if the back-office needs two steps, a passkey is the second one', async ({ page, server }) => {
  await virtualAuthenticator(page)
  const email = newEmail()
  await signUp(page, email)
  const db = openDatabase({ path: `${server.dataDir}/qismah.sqlite`, key: TEST_KEYS.DATABASE_KEY })
  db.sqlite.prepare('update users set is_admin = 1, admin_level = 1 where email = ?').run(email)
  db.close()
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
