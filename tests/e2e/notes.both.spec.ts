import { saveBirth, signUp } from '../support/member.ts'
import { isSound } from '../support/sound.ts'
import { expect, newEmail, test } from './fixtures.ts'

test('a note is written beside a block, a practice, a verse and a year', async ({
  page,
  javaScriptEnabled,
}) => {
  await signUp(page, newEmail())
  await saveBirth(page, {
    dateOfBirth: '1979-10-02',
    birthTime: '09:15',
    country: 'Saudi Arabia',
    cityId: '104515',
  })
  const places = [
    ['/analysis', /^Write a note on Fortune Path/],
    ['/my-path', /^Write a note on /],
    ['/analysis', /^Write a note on [A-Z].* \d+:\d+/],
    ['/my-book/years', /^Write a note on the year at 24/],
  ] as const
  for (const [path, name] of places) {
    await page.goto(path)
    const link = page.getByRole('link', { name }).first()
    if (javaScriptEnabled) {
      await link.focus()
      await page.keyboard.press('Enter')
      // In place, with focus in the text box.
      await expect(page.getByLabel('Your note')).toBeFocused()
      await page.keyboard.type(`Written on ${path}`)
      await page.getByRole('button', { name: 'Save note' }).click()
      await expect(page.getByText('Saved in My Book.', { exact: true })).toBeVisible()
      await expect(page.getByRole('link', { name: /^Your note on / }).first()).toBeVisible()
      await expect(page).toHaveURL(path)
    } else {
      await link.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write a note')
      await page.getByLabel('Your note').fill(`Written on ${path}`)
      await page.getByRole('button', { name: 'Save note' }).click()
      await expect(page.getByText('Your note is in My Book.').first()).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${path}#note-`))
    }
  }
  await page.goto('/my-book')
  await expect(page.getByRole('article')).toHaveCount(4)
  await expect(page.getByLabel('Written about')).toBeVisible()
  await isSound(page, javaScriptEnabled)
  await page.goto('/my-book/years')
  await expect(page.getByText('At 24, the year fell in')).toBeVisible()
  await isSound(page, javaScriptEnabled)
  await page.goto('/my-book/write?about=block%3AfortunePath')
  await isSound(page, javaScriptEnabled)
})
