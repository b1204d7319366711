import { saveBirth, signUp } from '../support/member.ts'
import { isSound } from '../support/sound.ts'
import { expect, newEmail, test } from './fixtures.ts'

test.use({ goesOffline: true })

test('a note in place survives a lost connection, and is stored once', async ({ page, context }) => {
  await signUp(page, newEmail())
  await saveBirth(page)
  await page.goto('/analysis')
  await page.getByRole('link', { name: 'Write a note on Fortune Path' }).click()
  await page.getByLabel('Your note').fill('Written while the train was in the tunnel')
  await isSound(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('Qismah did not answer.').first()).toBeVisible()
  await expect(page.getByLabel('Your note')).toHaveValue('Written while the train was in the tunnel')
  await context.setOffline(false)
  // Text that a status starts with is not announced.
  const status = page.locator('.note-beside:has(textarea) > [role=status]')
  await expect(status).toBeEmpty()
  await page.getByRole('button', { name: 'Save note' }).dblclick()
  await expect(page.getByText('Saved in My Book.', { exact: true })).toBeVisible()
  await page.goto('/my-book')
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('a note that was started in place stays when it is closed, and when the session ends', async ({
  page,
}) => {
  const email = newEmail()
  await signUp(page, email)
  await saveBirth(page)
  await page.goto('/analysis')
  await page.getByRole('link', { name: 'Write a note on Fortune Path' }).click()
  await page.getByLabel('Your note').fill('Begun here')
  await page.getByRole('button', { name: 'Cancel' }).click()
  const goOn = page.getByRole('link', { name: 'Go on with your note on Fortune Path' })
  await expect(goOn).toBeFocused()
  await goOn.click()
  await expect(page.getByLabel('Your note')).toHaveValue('Begun here')

  await page.request.post('/api/auth/logout')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page).toHaveURL(/\/login\?redirectTo=/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('one secret word')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Your text is still here')).toBeVisible()
  await expect(page.getByLabel('Your note')).toHaveValue('Begun here')
})

test('a note that was begun stays, open or closed, while another form of the page is sent', async ({
  page,
}) => {
  await signUp(page, newEmail())
  await saveBirth(page)
  await page.goto('/analysis')
  const text = page.getByLabel('Your note')
  const goOn = page.getByRole('link', { name: 'Go on with your note on Fortune Path' })
  const rate = async (stars: string) => {
    await page.getByRole('radio', { name: stars }).check()
    const sent = page.waitForResponse('**/analysis.data')
    await page.getByRole('button', { name: /^(Save|Change) rating$/ }).click()
    await sent
    await expect(page.getByRole('button', { name: 'Change rating' })).not.toHaveAttribute('aria-disabled')
  }
  await page.getByRole('link', { name: 'Write a note on Fortune Path' }).click()
  await text.fill('Begun here')
  await rate('5 stars')
  await expect(text).toHaveValue('Begun here')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await rate('4 stars')
  await expect(goOn).toBeVisible()
  await goOn.click()
  await expect(text).toHaveValue('Begun here')
  await text.fill('')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('link', { name: 'Write a note on Fortune Path' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('typed'))).toBeNull()
})
