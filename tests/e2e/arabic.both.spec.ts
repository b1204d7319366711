import { readFileSync } from 'node:fs'
import { isArabic, test } from '../support/arabic.ts'
import { pdfText } from '../support/pdf-text.ts'
import { expect, newEmail } from './fixtures.ts'

// The address alone chooses the language.
test.use({ viewport: { width: 390, height: 844 }, extraHTTPHeaders: {} })

test('a person who reads only Arabic comes from the landing page to the reading', async ({
  page,
  reader,
  javaScriptEnabled,
}) => {
  const { opens, fills, presses, follows, sends, sees } = reader
  await opens('/ar')
  await follows('Start Your Analysis')
  await isArabic(page)
  await follows('Sign up')
  await expect(page).toHaveURL(/\/ar\/register$/)
  await fills({ 'Full name': 'أمينة', Email: newEmail() })
  const secret = { Password: 'one secret word', 'Confirm password': 'one secret word' }
  await sends('Create account', 'Welcome to Qismah!', secret)
  await follows('Enter birth information')
  await fills({ 'Date of birth': '1978-07-15', 'Birth time': '14:30' })
  if (javaScriptEnabled) {
    await page.locator('input[role=combobox]').first().fill('مصر')
    await page.getByRole('option', { name: 'مصر' }).click()
    await page.getByRole('combobox', { name: 'المدينة' }).fill('القاهر')
    await page
      .getByRole('option', { name: /^القاهرة/ })
      .first()
      .click()
  } else {
    await page.getByLabel('البلد').selectOption({ label: 'مصر' })
    await page.getByLabel('المدينة', { exact: true }).fill('القاهر')
    await presses('Find city')
    await page
      .getByRole('radio', { name: /^القاهرة/ })
      .first()
      .check()
  }
  await isArabic(page)
  await sends('Check your answers', 'Nothing is saved yet. This is how we understood what you entered.')
  await sends('Save birth information', 'Your birth information has been saved securely.')
  await follows('Read your analysis')
  await page.locator('a[href^="#why-"]').first().click()
  await sees('What the book says')
  for (const path of ['/analysis?reasons=all', '/my-path', '/part-of-fortune', '/reports/detailed'])
    await opens(path)
  const [report] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF' }).first().click(),
  ])
  // fontkit draws from the left: the letters of a word stand the other way round.
  const drawn = pdfText(readFileSync(await report.path()))
  expect(drawn).toContain([...'القاهرة'].reverse().join(''))
  expect(drawn).not.toContain('Egypt')
})
