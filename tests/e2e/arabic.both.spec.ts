import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { pdfText } from '../support/pdf-text.ts'
import { expect, newEmail, test } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Words in Latin letters that the page shows, outside of names, codes, people's own words and the switch of language. */
function latinWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent ?? ''
      const around = texts.currentNode.parentElement!
      const isName = around.closest('bdi, code, script, style, [dir=auto], [hreflang], button[lang]')
      if (/[A-Za-z]{2}/.test(text) && !isName && around.checkVisibility()) found.push(text.trim())
    }
    return found
  })
}

async function isArabic(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(await latinWords(page), page.url()).toEqual([])
}

test('a person who reads only Arabic comes from the landing page to the reading, and deletes everything', async ({
  page,
  javaScriptEnabled,
}) => {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
  const follow = (name: string) => page.getByRole('link', { name }).first().click()
  await page.goto('/ar')
  await isArabic(page)
  await follow('ابدؤوا تحليلكم')
  await isArabic(page)
  await follow('إنشاء حساب')
  await expect(page).toHaveURL(/\/ar\/register$/)
  await press('إنشاء الحساب')
  await expect(page.getByRole('alert')).toContainText('الاسم')
  await isArabic(page)
  await page.getByLabel('الاسم الكامل').fill('أمينة')
  await page.getByLabel('البريد الإلكتروني').fill(newEmail())
  await page.getByLabel('كلمة السر', { exact: true }).fill('one secret word')
  await page.getByLabel('تأكيد كلمة السر').fill('one secret word')
  await press('إنشاء الحساب')
  await page.waitForURL('**/dashboard')
  await isArabic(page)

  await follow('إدخال بيانات الميلاد')
  await page.getByLabel('تاريخ الميلاد').fill('1978-07-15')
  await page.getByLabel('وقت الميلاد').fill('14:30')
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
    await press('البحث عن المدينة')
    await page
      .getByRole('radio', { name: /^القاهرة/ })
      .first()
      .check()
  }
  await isArabic(page)
  await press('مراجعة الإجابات')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('راجعوا إجاباتكم')
  await isArabic(page)
  await press('حفظ بيانات الميلاد')
  await page.waitForURL('**/dashboard')
  await isArabic(page)

  await follow('قراءة تحليلكم')
  await page.waitForURL('**/analysis')
  await page.getByText('لماذا قيل هذا').first().click()
  await isArabic(page)
  for (const path of ['/analysis?reasons=all', '/my-path', '/part-of-fortune', '/reports/detailed']) {
    await page.goto(path)
    await isArabic(page)
  }
  const [report] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF' }).first().click(),
  ])
  // fontkit draws from the left: the letters of a word stand the other way round.
  const drawn = pdfText(readFileSync(await report.path()))
  expect(drawn).toContain([...'القاهرة'].reverse().join(''))
  expect(drawn).not.toContain('Egypt')

  await page.goto('/settings')
  await isArabic(page)
  await page.goto('/settings/delete')
  await isArabic(page)
  await page.locator('input[name=confirm]').fill('حذف')
  await press('حذف كل بياناتي')
  await expect(page.locator('#content').getByText('حُذفت كل بياناتكم نهائيا.')).toBeVisible()
  await isArabic(page)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login/)
})
