import type { Locator } from '@playwright/test'
import { openDatabase } from '#db/client.server.ts'
import { proves } from '../specification/proves.ts'
import { signUp } from '../support/member.ts'
import { TEST_KEYS } from '../support/server.ts'
import { isSound } from '../support/sound.ts'
import { expect, newEmail, test } from './fixtures.ts'

const BIRTH = { dateOfBirth: '1978-07-15', birthTime: '21:40', country: 'Türkiye', cityId: '745044' }

test('a long address and a name without spaces fit into the screen', async ({ page, javaScriptEnabled }) => {
  await signUp(page, `${'a'.repeat(40)}.${newEmail()}`, 'ن'.repeat(200))
  await page.goto('/settings')
  await isSound(page, javaScriptEnabled)
})

test('four presses from the settings delete everything, with the word and the password on one page', async ({
  page,
  server,
  javaScriptEnabled,
}) => {
  await signUp(page, newEmail())
  const db = openDatabase({ path: `${server.dataDir}/qismah.sqlite`, key: TEST_KEYS.DATABASE_KEY })
  db.sqlite.prepare('update sessions set proved_at = ?').run(Date.now() - 3_600_000)
  db.close()
  await page.goto('/settings')
  let presses = 0
  const press = async (element: Locator) => {
    await element.click()
    presses += 1
  }
  await press(page.getByRole('link', { name: 'Delete everything' }))
  if (javaScriptEnabled) {
    await press(page.getByRole('button', { name: 'Delete All My Data' }))
    await press(page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }))
  } else {
    await press(page.getByRole('link', { name: 'Delete All My Data' }))
  }
  await page.getByLabel('Type DELETE to confirm').fill('DELETE')
  await page.getByLabel('Password').fill('one secret word')
  await isSound(page, javaScriptEnabled)
  await press(page.getByRole('button', { name: 'Delete All My Data' }))
  await expect(page).toHaveURL(/\/data-deleted$/)
  expect(presses).toBeLessThanOrEqual(4)
})

test('everything is deleted, and nothing private is shown afterwards', async ({
  page,
  javaScriptEnabled,
}) => {
  const email = newEmail()
  await signUp(page, email)
  await page.request.post('/api/birth-data', { data: BIRTH })
  const story = {
    title: 'The nightingale',
    storyContent: 'Of the nightingale, and what it taught. '.repeat(3),
  }
  await page.request.post('/api/user-stories', { data: story })
  await page.goto('/dashboard')
  await page.goto('/my-stories')
  await expect(page.getByText('The nightingale').first()).toBeVisible()
  await page.goto('/settings#danger-zone')
  await isSound(page, javaScriptEnabled)
  if (javaScriptEnabled) {
    const ask = page.getByRole('button', { name: 'Delete All My Data' })
    await ask.click()
    const dialog = page.getByRole('alertdialog', { name: 'Delete all your data?' })
    await isSound(page, javaScriptEnabled)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await ask.focus()
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Continue' }).click()
  } else {
    await page.getByRole('link', { name: 'Delete All My Data' }).click()
  }
  await expect(page).toHaveURL(/\/settings\/delete\??$/)
  await expect(page.getByRole('rowheader', { name: 'Stories' })).toBeVisible()
  await page.getByLabel('Type DELETE to confirm').fill('delete')
  await page.getByRole('button', { name: 'Delete All My Data' }).click()
  await expect(page.getByText('Type DELETE, in capital letters, to confirm').first()).toBeVisible()
  await expect(page).toHaveTitle(/^Error: /)
  await isSound(page, javaScriptEnabled)
  await page.getByLabel('Type DELETE to confirm').fill('DELETE')
  const button = page.getByRole('button', { name: 'Delete All My Data' })
  expect(await button.getAttribute('aria-disabled')).toBeNull()
  await button.dblclick()

  proves('message: data deleted')
  await expect(page).toHaveURL(/\/data-deleted$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data Deleted')
  await expect(page.getByText('All your data has been permanently deleted.').first()).toBeVisible()
  await expect(page.getByRole('row', { name: 'Stories, with the questions they answer 1' })).toBeVisible()
  await isSound(page, javaScriptEnabled)

  for (let step = 0; step < 4; step++) {
    // A browser does not reload the answer of a form without asking the person.
    await page.goBack().catch((error: Error) => expect(error.message).toContain('ERR_CACHE_MISS'))
    await expect(page.getByText('The nightingale')).toHaveCount(0)
    await expect(page.getByText(email)).toHaveCount(0)
  }
  await page.goto('/data-deleted')
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/my-stories')
  await expect(page).toHaveURL(/\/login/)
})
