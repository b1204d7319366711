import { makeAdministrator } from '../support/administrator.ts'
import { signUp } from '../support/member.ts'
import { isSound } from '../support/sound.ts'
import { codeOf } from '../support/two-step.ts'
import { expect, isAlive, newEmail, test } from './fixtures.ts'

test('an administrator sets two-step sign-in up, signs in with it, and turns it off', async ({
  page,
  server,
  javaScriptEnabled,
}) => {
  const email = newEmail()
  await signUp(page, email)
  makeAdministrator(server.dataDir, email)

  await page.goto('/settings')
  await page.getByRole('link', { name: 'Set up' }).click()
  await page.waitForURL('**/settings/two-step')
  if (javaScriptEnabled) await isAlive(page)
  await page.getByLabel('Current password').fill('a wrong word')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('link', { name: 'This is not your current password' })).toBeVisible()
  await page.getByLabel('Current password').fill('one secret word')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  const atItsBeginning = () => (javaScriptEnabled ? expect(page.getByRole('main')).toBeFocused() : undefined)
  await atItsBeginning()
  await isSound(page, javaScriptEnabled)
  const secret = (await page.locator('code').first().innerText()).replaceAll(' ', '')
  const [recoveryCode, another] = await page.getByRole('listitem').locator('code').allInnerTexts()

  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, new Date()))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('10 recovery codes are left')).toBeVisible()
  await atItsBeginning()
  await isSound(page, javaScriptEnabled)

  await page.context().clearCookies()
  await page.goto('/login?redirectTo=/settings/two-step')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('one secret word')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Two-Step Sign-In' })).toBeVisible()
  await isSound(page, javaScriptEnabled)
  await page.getByRole('textbox', { name: 'Code' }).fill('000000')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('link', { name: 'This code is wrong' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Code' }).fill(recoveryCode!)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('9 recovery codes are left')).toBeVisible()

  await page.goto('/admin/security-events')
  await expect(page.getByRole('cell', { name: 'Signed in with a recovery code' })).toBeVisible()
  await isSound(page, javaScriptEnabled)

  await page.goto('/settings/two-step')
  // The present code of the app was already used.
  await page
    .getByRole('region', { name: 'Turn it off' })
    .getByRole('textbox', { name: 'Code' })
    .fill(another!)
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible()
  await atItsBeginning()
})
