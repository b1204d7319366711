import { readFileSync } from 'node:fs'
import { makeAdministrator } from '../support/administrator.ts'
import { saveBirth, signUp } from '../support/member.ts'
import { isSound } from '../support/sound.ts'
import { expect, newEmail, test } from './fixtures.ts'

test('a person sees that an administrator opened their records, and keeps the receipt', async ({
  page,
  server,
  browser,
  javaScriptEnabled,
}) => {
  const email = newEmail()
  await signUp(page, email)
  await saveBirth(page)

  const office = await browser.newContext({ baseURL: server.origin })
  const administrator = newEmail()
  const account = { name: 'Amir Hadi', email: administrator, password: 'one secret word' }
  await office.request.post('/api/auth/register', { data: account })
  makeAdministrator(server.dataDir, administrator)
  expect((await office.request.get('/admin/birth-details')).status()).toBe(200)
  await office.close()

  await page.goto('/settings')
  await page.getByRole('link', { name: 'Privacy receipt' }).click()
  await page.waitForURL('**/settings/receipt')
  await expect(page.getByRole('row', { name: 'Birth information 1' })).toBeVisible()
  await expect(page.getByText('Opened: Birth information (in a list)')).toBeVisible()
  await expect(page.getByText('Nothing has left this server.')).toBeVisible()
  await isSound(page, javaScriptEnabled)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the receipt as text' }).press('Enter')
  const file = await (await download).path()
  expect(readFileSync(file, 'utf8')).toMatch(/Opened: Birth information \(in a list\)/)
})
