import { openDatabase } from '#db/client.server.ts'
import { signUp } from '../support/member.ts'
import { TEST_KEYS } from '../support/server.ts'
import { isSound } from '../support/sound.ts'
import { expect, newEmail, test } from './fixtures.ts'

/** As if the person had signed in an hour ago. */
function signedInLongAgo(dataDir: string, email: string): void {
  const db = openDatabase({ path: `${dataDir}/qismah.sqlite`, key: TEST_KEYS.DATABASE_KEY })
  db.sqlite
    .prepare('update sessions set proved_at = ? where user_id = (select id from users where email = ?)')
    .run(Date.now() - 3_600_000, email)
  db.close()
}

test('deleting everything asks for a proof, and keeps what was typed', async ({
  page,
  server,
  javaScriptEnabled,
}) => {
  const email = newEmail()
  await signUp(page, email)
  signedInLongAgo(server.dataDir, email)
  await page.goto('/settings/delete')
  await page.getByLabel('Type DELETE to confirm').fill('DELETE')
  await page.getByRole('button', { name: 'Delete All My Data' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible()
  await isSound(page, javaScriptEnabled)
  await page.getByLabel('Password').fill('a wrong word')
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('link', { name: 'This is not your current password' })).toBeVisible()
  await isSound(page, javaScriptEnabled)
  await page.getByLabel('Password').fill('one secret word')
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByLabel('Type DELETE to confirm')).toHaveValue('DELETE')
  await page.getByRole('button', { name: 'Delete All My Data' }).click()
  await expect(page).toHaveURL(/\/data-deleted$/)
})
