import { saveBirth, signUp } from '../support/member.ts'
import { isSound } from '../support/sound.ts'
import { expect, newEmail, test } from './fixtures.ts'

const NOTE = 'جدتي كانت تقول: الصبر مفتاح الفرج 🌙'

test('a note is written, found, changed, deleted and restored', async ({ page, javaScriptEnabled }) => {
  await signUp(page, newEmail(), 'ليلى بنت حسن')
  await page.goto('/my-book')
  await expect(page.getByText('Your book is empty.')).toBeVisible()
  await isSound(page, javaScriptEnabled)
  await page.getByRole('link', { name: 'What are you thankful for?' }).click()
  await expect(page.getByLabel('What are you thankful for?')).toBeChecked()
  await page.getByRole('button', { name: 'Save note' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Please check what you entered' })
  await expect(summary).toContainText('Please write something first')
  await isSound(page, javaScriptEnabled)
  await page.getByLabel('Your note').fill(NOTE)
  await page.getByRole('button', { name: 'Save note' }).dblclick()

  await expect(page.getByText('Your note is in My Book.').first()).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  const text = page.getByText('الصبر مفتاح الفرج')
  expect(await text.evaluate((node) => getComputedStyle(node).direction)).toBe('rtl')
  await expect(page.getByRole('article')).toContainText('What are you thankful for?')
  await isSound(page, javaScriptEnabled)

  await page.getByLabel('Search your notes').fill('الصَّبر')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('heading', { name: 'Notes found' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('link', { name: 'Show all' }).click()

  await page.getByRole('link', { name: /^Edit/ }).click()
  await page.getByLabel('Your note').fill('Patience, and what it opened')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('article')).toContainText('Patience, and what it opened')

  await page.getByRole('button', { name: /^Delete/ }).click()
  await expect(page.getByText('Your book is empty.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(page.getByRole('article')).toContainText('Patience, and what it opened')
})

test('a note is written beside a block, a practice, a verse and a year', async ({
  page,
  javaScriptEnabled,
}) => {
  await signUp(page, newEmail())
  await saveBirth(page, {
    dateOfBirth: '1990-01-03',
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
      await expect(page.getByText('Saved in My Book.')).toBeVisible()
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
