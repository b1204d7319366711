import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openDatabase } from '#db/client.server.ts'
import { signUpAdministrator } from '../support/administrator.ts'
import { BIRTH, confirmStory, saveBirth, signUp, typeAccount } from '../support/member.ts'
import { TEST_KEYS } from '../support/server.ts'
import { expect, newEmail, test } from './fixtures.ts'

test.use({ goesOffline: true })

async function fillIn(page: Page, name: string): Promise<string> {
  const email = newEmail()
  await page.goto('/register')
  await typeAccount(page, email, name)
  return email
}

const send = (page: Page) => page.getByRole('button', { name: 'Create account' }).click()

test('a form without an answer keeps what was typed, shows an error, and can be sent again', async ({
  page,
  context,
}) => {
  const email = await fillIn(page, 'Amina')
  await context.setOffline(true)
  await send(page)
  const summary = page.getByRole('main').getByRole('alert')
  await expect(summary).toContainText('Qismah did not answer. Your text is still here')
  await expect(summary).toBeFocused()
  await expect(page.getByText('Registration failed')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('one secret word')
  await context.setOffline(false)
  await send(page)
  await page.waitForURL('**/dashboard')
})

test('a city search that fails does not show cities of an earlier search', async ({ page, context }) => {
  await signUp(page, newEmail())
  await page.goto('/birth-info')
  await page.locator('input[role=combobox]').first().fill('Türkiye')
  const city = page.getByRole('combobox', { name: 'City' })
  await city.fill('Ankara')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await context.setOffline(true)
  await city.fill('Izmir')
  await expect(page.getByText('The list of cities could not be loaded. Please try again.')).toBeVisible()
})

async function writeStory(page: Page, title: string): Promise<void> {
  await signUp(page, newEmail())
  await page.goto('/send-story')
  await page.getByLabel('Story title').fill(title)
  await page.getByLabel('Your story').fill('I found patience. '.repeat(9))
  await confirmStory(page)
}

const submit = (page: Page) => page.getByRole('button', { name: /submit/i }).click()

test('a story without an answer does the same', async ({ page, context }) => {
  await writeStory(page, 'The letter')
  await context.setOffline(true)
  await submit(page)
  const summary = page.getByRole('main').getByRole('alert')
  await expect(summary).toContainText('Qismah did not answer. Your text is still here')
  await expect(summary).toBeFocused()
  await expect(page.locator('.toast, .toast-in-waiting')).toContainText('Failed to submit')
  await context.setOffline(false)
  await submit(page)
  await page.waitForURL('**/send-story?submitted')
})

test('a form that is too large keeps what was typed, and shows an error', async ({ page }) => {
  await writeStory(page, 'The letter')
  // No field of a form can be so long: the browser checks them.
  const extra = await page.evaluateHandle(() => {
    const field = Object.assign(document.createElement('input'), { type: 'hidden', name: 'extra' })
    field.value = 'A'.repeat(300_000)
    document.forms.namedItem('story')!.append(field)
    return field
  })
  await submit(page)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Too much was sent: at most 256 kB')
  await extra.evaluate((field) => field.remove())
  await expect(page.getByLabel('Your story')).toHaveValue('I found patience. '.repeat(9))
  await page.getByLabel('Story title').fill('The letter')
  await submit(page)
  await page.waitForURL('**/send-story?submitted')
})

test('a practice that cannot be saved without a connection is unticked with an error, and the page stays', async ({
  page,
  context,
}) => {
  await signUp(page, newEmail())
  const birth = { dateOfBirth: '1978-07-15', birthTime: '14:30', country: 'Türkiye', cityId: '745044' }
  await page.request.post('/api/birth-data', { data: birth })
  await page.goto('/my-path', { waitUntil: 'networkidle' })
  const box = page.getByRole('checkbox').first()
  await context.setOffline(true)
  await box.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Qismah did not answer' })).toBeVisible()
  await expect(box).not.toBeChecked()
  await context.setOffline(false)
  await box.check()
  await expect(page.getByText('1 of 12 practices done').first()).toBeVisible()
})

test('signing in and asking for a new password say that they failed, and keep what was typed', async ({
  page,
  context,
}) => {
  for (const [path, button, title, text] of [
    ['/login', 'Sign in', 'Login failed', 'Please check your credentials and try again.'],
    ['/forgot-password', 'Send Reset Link', 'Error sending reset link', 'Please try again later.'],
    [
      '/ar/login',
      'تسجيل الدخول',
      'تعذّر تسجيل الدخول',
      'تحققوا من البريد الإلكتروني وكلمة السر وأعيدوا المحاولة.',
    ],
  ] as const) {
    await page.goto(path)
    const email = page.locator('[name=email]')
    await email.fill('somebody@qismah.example')
    if (path.endsWith('/login')) await page.locator('[name=password]').fill('one secret word')
    await context.setOffline(true)
    await page.getByRole('main').getByRole('button', { name: button, exact: true }).click()
    const toast = page.locator('.toast, .toast-in-waiting')
    await expect(toast).toContainText(title)
    await expect(toast).toContainText(text)
    await expect(email).toHaveValue('somebody@qismah.example')
    await context.setOffline(false)
  }
})

test('what a member sends without an answer has its own message, and the page stays', async ({
  page,
  context,
}) => {
  await signUp(page, newEmail())
  await saveBirth(page)
  await page.goto('/analysis')
  await page.getByText('Share Story', { exact: true }).click()
  const story = page.getByLabel('Your story')
  await story.fill('I found patience. '.repeat(9))
  await page.getByRole('radio', { name: '4 stars' }).check()
  await context.setOffline(true)
  const toast = page.locator('.toast, .toast-in-waiting')
  await page.getByRole('button', { name: 'Save rating' }).click()
  await expect(toast).toContainText('Failed to save rating. Please try again.')
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await page.getByRole('button', { name: 'Submit story' }).click()
  await expect(toast).toContainText('Failed to submit story. Please try again.')
  await expect(story).toHaveValue('I found patience. '.repeat(9))
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(toast).toContainText('Logout failed')
  await expect(toast).toContainText('Failed to logout. Please try again.')
  await context.setOffline(false)
  await page.goto('/reports/detailed')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Export PDF', exact: true }).click()
  await expect(toast).toContainText('The file was not downloaded. Please try again.')
  await context.setOffline(false)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export PDF', exact: true }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
})

test('a birth that is not saved stays on the step where it is checked', async ({ page, context }) => {
  await signUp(page, newEmail())
  await page.goto('/birth-info')
  const formOwner = await page.locator('[name=formOwner]').first().inputValue()
  await page.request.post('/birth-info', {
    form: { ...BIRTH, formOwner, step: 'check' },
    headers: { Origin: new URL(page.url()).origin },
  })
  await page.goto('/birth-info/check')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save birth information' }).click()
  await expect(page.locator('.toast, .toast-in-waiting')).toContainText('Failed to save birth')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Qismah did not answer')
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Save birth information' }).click()
  await page.waitForURL('**/dashboard')
})

test('deletion without an answer says so, keeps what was typed, and can be requested again', async ({
  page,
  context,
}) => {
  await signUp(page, newEmail())
  await page.goto('/settings/delete')
  const confirm = page.getByLabel('Type DELETE to confirm')
  await confirm.fill('DELETE')
  await context.setOffline(true)
  const asking = page.getByRole('button', { name: 'Delete All My Data' })
  await asking.click()
  await expect(page.locator('.toast, .toast-in-waiting')).toContainText('Failed to delete data')
  await expect(confirm).toHaveValue('DELETE')
  await context.setOffline(false)
  await asking.click()
  await expect(page).toHaveURL(/\/data-deleted$/)
})

test('a file that needs a proof leads to the page that asks for it', async ({ page, server }) => {
  const email = newEmail()
  await signUp(page, email)
  await page.goto('/settings')
  const db = openDatabase({ path: join(server.dataDir, 'qismah.sqlite'), key: TEST_KEYS.DATABASE_KEY })
  db.sqlite
    .prepare('update sessions set proved_at = 0 where user_id = (select id from users where email = ?)')
    .run(email)
  db.close()
  await page.getByRole('button', { name: 'Download all my data' }).click()
  await expect(page).toHaveURL(/\/settings\/prove\?redirectTo=/)
})

test('a list of the back-office that is not downloaded says so', async ({ page, context, server }) => {
  await signUpAdministrator(page, server.dataDir, newEmail())
  await page.goto('/admin/users')
  const exporting = page.getByRole('button', { name: 'Export as CSV' })
  await context.setOffline(true)
  await exporting.click()
  await expect(page.locator('.toast, .toast-in-waiting')).toContainText(
    'The file was not downloaded. Please try again.',
  )
  await context.setOffline(false)
  const download = page.waitForEvent('download')
  await exporting.click()
  expect((await download).suggestedFilename()).toBe('users.csv')
})
