import { request } from '@playwright/test'
import { proves } from '../specification/proves.ts'
import { chooseInRow, dialogOf, signUpAdministrator } from '../support/administrator.ts'
import { isSound } from '../support/sound.ts'
import { expect, newEmail, test } from './fixtures.ts'

test('events without a chart: added by keyboard, deactivated, edited, deleted', async ({
  page,
  server,
  javaScriptEnabled,
}) => {
  proves('screen: /admin/events')
  await signUpAdministrator(page, server.dataDir, newEmail())
  await page.goto('/admin/events')
  await isSound(page, javaScriptEnabled)
  const add = page.getByRole('link', { name: 'Add Event', exact: true }).last()
  const dialog = dialogOf(page)
  if (javaScriptEnabled) {
    await add.press('Enter')
    await expect(dialog).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(add).toBeFocused()
  }
  await add.press('Enter')
  await dialog.getByRole('button', { name: 'Add Event' }).press('Enter')
  const summary = dialog.getByRole('alert')
  await expect(summary).toContainText('A title is required.')
  if (javaScriptEnabled) await expect(summary).toBeFocused()
  await isSound(page, javaScriptEnabled)
  await dialog.getByLabel('Title').fill('رحلة طويلة')
  await dialog.getByLabel('Event type').fill('Journey')
  await dialog.getByLabel('Date range (optional)').fill('March to June 1998')
  await dialog.getByRole('button', { name: 'Add Event' }).dblclick()
  await expect(page.getByText('Event created').first()).toBeVisible()
  await expect(page.getByText('Showing 1–1 of 1')).toBeVisible()
  await isSound(page, javaScriptEnabled)

  await chooseInRow(page, 'رحلة طويلة', 'Deactivate Event')
  await expect(page.getByText('Event deactivated').first()).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Inactive', exact: true })).toBeVisible()
  await chooseInRow(page, 'رحلة طويلة', 'Edit Event')
  await expect(dialog.getByLabel('Date range (optional)')).toHaveValue('March to June 1998')
  await dialog.getByLabel('Date range (optional)').fill('')
  await dialog.getByRole('button', { name: 'Save event' }).click()
  await expect(page.getByText('Event updated').first()).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Not given' })).toBeVisible()
  await chooseInRow(page, 'رحلة طويلة', 'Delete Event')
  await expect(dialog).toBeVisible()
  await isSound(page, javaScriptEnabled)
  await dialog.getByRole('button', { name: 'Delete Event' }).dblclick()
  await expect(page.getByText('Event deleted').first()).toBeVisible()
  await expect(page.getByText('There is no event here yet.')).toBeVisible()
})

test('an event of a known chart, its keywords and its vector', async ({
  page,
  server,
  baseURL,
  javaScriptEnabled,
}) => {
  proves('limit: keyword search', 'screen: /admin/enhanced-events', 'screen: /admin/add-event')
  await signUpAdministrator(page, server.dataDir, newEmail())
  const email = newEmail()
  const person = await request.newContext({ ...(baseURL ? { baseURL } : {}) })
  await person.post('/api/auth/register', { data: { name: 'Zaynab', email, password: 'one secret word' } })
  const birth = { dateOfBirth: '1978-07-15', birthTime: '14:30', latitude: 41, longitude: 29 }
  const saved = await person.post('/api/birth-data', { data: { ...birth, timeZone: 'Europe/Istanbul' } })
  expect(saved.status(), await saved.text()).toBe(201)
  await person.dispose()

  await page.goto('/admin/enhanced-events')
  await page.locator('main').getByRole('link', { name: 'Add Event', exact: true }).first().click()
  await page.getByLabel('Search by pseudonym, name or email').fill(email)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText('The newest that match: 1')).toBeVisible()
  await isSound(page, javaScriptEnabled)
  await page.getByRole('link', { name: 'Zaynab' }).click()
  await page.getByLabel('Title').fill('The letter that came')
  await page.getByLabel('Description').fill('It came after a year.')

  const search = page.getByLabel('Search keywords')
  if (javaScriptEnabled) {
    await page.evaluate(() => {
      document.addEventListener('input', () => performance.mark('typed'), true)
    })
    await search.pressSequentially('forgiv')
    await expect(page.getByText('2 keywords found.')).toBeVisible()
    const pauses = await page.evaluate(() => {
      const last = performance.getEntriesByName('typed').at(-1)!.startTime
      return performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/api/admin/keywords'))
        .map(({ startTime }) => startTime - last)
    })
    expect(pauses).toHaveLength(1)
    expect(pauses[0]).toBeGreaterThanOrEqual(299)
  } else {
    await search.fill('forgiv')
    await page.getByRole('button', { name: 'Search keywords' }).click()
    await expect(page.getByText('2 keywords found.')).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveValue('The letter that came')
  }
  await page.getByLabel('Quick Forgiveness').check()
  await isSound(page, javaScriptEnabled)
  await page.getByRole('button', { name: 'Add Event' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Please check what you entered' })
  await expect(summary).toContainText('Please choose light or dark.')
  await expect(summary).toContainText('An astrological explanation is required.')
  await isSound(page, javaScriptEnabled)
  await expect(page.getByLabel('Quick Forgiveness')).toBeChecked()
  await page.getByLabel('Light', { exact: true }).check()
  await page.getByLabel('Astrological explanation').fill('Jupiter helps the Part of Fortune.')
  await page.getByRole('button', { name: 'Add Event' }).dblclick()
  await expect(page.getByText('Event created').first()).toBeVisible()

  const row = page.getByRole('row').filter({ hasText: 'The letter that came' })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Quick Forgiveness')
  await page.getByRole('button', { name: 'Generate vector for The letter that came' }).press('Enter')
  await expect(
    page.getByText('Vector generated and stored in a vector database successfully').first(),
  ).toBeVisible()
  await expect(row.getByText('AI', { exact: false }).first()).toBeVisible()
  await expect(page.getByText('Performance Stats')).toBeVisible()
  await isSound(page, javaScriptEnabled)

  await chooseInRow(page, 'The letter that came', 'Edit Event')
  const dialog = dialogOf(page)
  await expect(dialog.getByLabel('Quick Forgiveness')).toBeChecked()
  await isSound(page, javaScriptEnabled)
  await dialog.getByLabel('Description').fill('It came after two years.')
  await dialog.getByRole('button', { name: 'Save event' }).click()
  await expect(page.getByText('Event updated').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Generate vector/ })).toBeVisible()
  await chooseInRow(page, 'The letter that came', 'Delete Event')
  await dialog.getByRole('button', { name: 'Delete Event' }).click()
  await expect(page.getByText('Event deleted').first()).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('keywords and their categories', async ({ page, server, javaScriptEnabled }) => {
  proves('screen: /admin/keywords', 'screen: /admin/keyword-categories', 'message: all fields required')
  await signUpAdministrator(page, server.dataDir, newEmail())
  await page.goto('/admin/keywords')
  await isSound(page, javaScriptEnabled)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText('Showing 26–50 of 288')).toBeVisible()
  await page.getByRole('link', { name: '100', exact: true }).click()
  await expect(page.getByText('Showing 1–100 of 288')).toBeVisible()
  await page.getByRole('link', { name: '25', exact: true }).click()
  await expect(page.getByText('Showing 1–25 of 288')).toBeVisible()

  const dialog = dialogOf(page)
  await page.getByRole('link', { name: 'Add keyword' }).click()
  await expect(dialog.getByLabel('Polarity')).toHaveValue('Light')
  await dialog.getByLabel('Keyword', { exact: true }).fill('   ')
  await dialog.getByRole('button', { name: 'Add keyword' }).click()
  await expect(page.getByText('Validation Error').first()).toBeVisible()
  await expect(page.getByText('All fields are required').first()).toBeVisible()
  await isSound(page, javaScriptEnabled)
  await dialog.getByLabel('Keyword', { exact: true }).fill('  A word of ours ')
  await dialog.getByLabel('Sign').selectOption('Leo')
  await dialog.getByLabel('Category').selectOption('Character')
  await dialog.getByRole('button', { name: 'Add keyword' }).dblclick()
  await expect(page.getByText('Keyword created').first()).toBeVisible()
  await page.getByRole('main').getByRole('searchbox').fill('a word of ours')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Showing 1–1 of 1')).toBeVisible()
  await chooseInRow(page, 'A word of ours', 'Edit keyword')
  await expect(dialog.getByLabel('Keyword', { exact: true })).toHaveValue('A word of ours')
  await dialog.getByLabel('Polarity').selectOption('Dark')
  await dialog.getByRole('button', { name: 'Save keyword' }).click()
  await expect(page.getByText('Keyword updated').first()).toBeVisible()
  await chooseInRow(page, 'A word of ours', 'Delete keyword')
  await expect(dialog).toBeVisible()
  await isSound(page, javaScriptEnabled)
  await dialog.getByRole('button', { name: 'Delete keyword' }).click()
  await expect(page.getByText('Keyword deleted').first()).toBeVisible()

  await page.goto('/admin/keyword-categories')
  await isSound(page, javaScriptEnabled)
  await page.getByRole('link', { name: 'Add category' }).click()
  await dialog.getByLabel('Category Name').fill('The sea')
  await dialog.getByRole('button', { name: 'Add category' }).click()
  await expect(page.getByText('All fields are required').first()).toBeVisible()
  await dialog.getByLabel('Description').fill('Water, boats')
  await dialog.getByRole('button', { name: 'Add category' }).click()
  await expect(page.getByText('Category created').first()).toBeVisible()
  await chooseInRow(page, 'How a person tends to act', 'Delete category')
  await dialog.getByRole('button', { name: 'Delete category' }).click()
  await expect(dialog.getByText('Please say which category they go to.').first()).toBeVisible()
  await isSound(page, javaScriptEnabled)
  await dialog.getByLabel('Move its keywords to').selectOption('The sea')
  await dialog.getByRole('button', { name: 'Delete category' }).click()
  await expect(page.getByText('Category deleted').first()).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Character', exact: true })).toHaveCount(0)
})
