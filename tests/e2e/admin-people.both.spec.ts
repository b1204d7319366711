import { proves } from '../specification/proves.ts'
import { chooseInRow, dialogOf, sendStories, signUpAdministrator } from '../support/administrator.ts'
import { isSound } from '../support/sound.ts'
import { expect, newEmail, test } from './fixtures.ts'

test('the dashboard, suspending and deleting a user, and the audit log of both', async ({
  page,
  server,
  javaScriptEnabled,
}) => {
  proves('screen: /admin/users', 'screen: /admin/users delete')
  await signUpAdministrator(page, server.dataDir, newEmail())
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard')
  await isSound(page, javaScriptEnabled)
  const email = await sendStories(page, server.origin, [])
  await page.goto('/admin/users')
  await isSound(page, javaScriptEnabled)
  await page.getByLabel('Search by name or email').fill(email)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/q=/)
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Active')

  await chooseInRow(page, email, 'Suspend User')
  await expect(page.getByText('User updated', { exact: true }).first()).toBeVisible()
  await expect(row).toContainText('Suspended')
  await page.goto('/admin/audit-log')
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('link', { name: /^Suspended/ })
    .click()
  const dialog = dialogOf(page)
  await expect(dialog).toContainText('accountStatus')
  await isSound(page, javaScriptEnabled)
  await dialog.getByRole('button', { name: 'Undo this change' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Undone', { exact: true }).first()).toBeVisible()
  await page.goto(`/admin/users?q=${email}`)
  await expect(row).toContainText('Active')

  await chooseInRow(page, email, 'Delete User')
  await expect(dialog).toContainText(email)
  await isSound(page, javaScriptEnabled)
  await dialog.getByRole('link', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toBeVisible()
  await chooseInRow(page, email, 'Delete User')
  await dialog.getByRole('button', { name: 'Delete User' }).dblclick()
  await expect(page.getByText('User deleted', { exact: true }).first()).toBeVisible()
  await expect(row).toHaveCount(0)
  await isSound(page, javaScriptEnabled)

  await page.goto('/admin/audit-log')
  await isSound(page, javaScriptEnabled)
  await expect(page.getByRole('main')).not.toContainText(email)
  await page.goto('/admin/security-events')
  await isSound(page, javaScriptEnabled)
})

test('stories are read, rejected with a reason, approved and featured', async ({
  page,
  server,
  javaScriptEnabled,
}) => {
  proves('screen: /admin/user-stories')
  await signUpAdministrator(page, server.dataDir, newEmail())
  await page.goto('/admin/user-stories')
  const titles = [`الصبر ${Date.now()}`, `A long wait ${Date.now()}`]
  const email = await sendStories(page, server.origin, titles, { alignment: 'light' })
  await page.goto(`/admin/user-stories?q=${email}`)
  await isSound(page, javaScriptEnabled)
  const card = (title: string) => page.getByRole('article').filter({ hasText: title })
  const dialog = dialogOf(page)

  await card(titles[0]!).getByRole('link', { name: 'View Full Story' }).press('Enter')
  await expect(dialog).toContainText('وجدت الصبر')
  await isSound(page, javaScriptEnabled)
  await page.goto(`/admin/user-stories?q=${email}`)

  await card(titles[0]!).getByRole('link', { name: 'Reject' }).press('Enter')
  await dialog.getByRole('button', { name: 'Reject' }).press('Enter')
  const summary = dialog.getByRole('alert')
  await expect(summary).toContainText('Please write in the notes why you reject the story')
  if (javaScriptEnabled) await expect(summary).toBeFocused()
  await isSound(page, javaScriptEnabled)
  await dialog.getByLabel('Admin notes').fill('Please leave the names of others out.')
  await dialog.getByRole('button', { name: 'Reject' }).dblclick()
  await expect(page.getByText('Story rejected successfully', { exact: true }).first()).toBeVisible()
  await expect(card(titles[0]!)).toContainText('Please leave the names of others out.')

  const waiting = card(titles[1]!)
  if (javaScriptEnabled) {
    await page.goto(`/admin/user-stories?q=${email}&status=pending`)
    await expect(page.getByText('Keyboard', { exact: true })).toBeVisible()
    await page.getByText('Keyboard', { exact: true }).click()
    await expect(page.getByText('Approve and go to the next')).toBeVisible()
    await page.keyboard.press('j')
    await expect(waiting).toBeFocused()
    await page.keyboard.press('a')
  } else await waiting.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Story approved successfully', { exact: true }).first()).toBeVisible()
  await page.goto(`/admin/user-stories?q=${email}&status=approved`)
  await waiting.getByRole('button', { name: 'Feature' }).click()
  await expect(waiting.getByText('Featured')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(page.getByText('Undone', { exact: true }).first()).toBeVisible()
  await page.goto(`/admin/user-stories?q=${email}&status=approved`)
  await expect(waiting.getByText('Featured')).toHaveCount(0)
  await isSound(page, javaScriptEnabled)
})

test('reindexing runs to its end while its page is open', async ({ page, server, javaScriptEnabled }) => {
  proves('screen: /admin/reindex')
  await signUpAdministrator(page, server.dataDir, newEmail())
  await page.goto('/admin/reindex')
  await isSound(page, javaScriptEnabled)
  await page.getByRole('button', { name: 'Start reindexing' }).click()
  await expect(page.getByRole('main')).toContainText('Done')
  await expect(page.getByRole('button', { name: 'Start reindexing' })).toBeVisible()
  await isSound(page, javaScriptEnabled)
})
