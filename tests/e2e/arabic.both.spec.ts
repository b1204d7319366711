import { expect, newEmail, test } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('an Arabic reader comes from the landing page to the birth form', async ({ page }) => {
  await page.goto('/ar')
  await page.getByRole('link', { name: 'ابدؤوا تحليلكم' }).first().click()
  await page.getByRole('link', { name: 'إنشاء حساب' }).first().click()
  await expect(page).toHaveURL(/\/ar\/register$/)
  await page.getByLabel('الاسم الكامل').fill('أمينة')
  await page.getByLabel('البريد الإلكتروني').fill(newEmail())
  await page.getByLabel('كلمة السر', { exact: true }).fill('one secret word')
  await page.getByLabel('تأكيد كلمة السر').fill('one secret word')
  await page.getByRole('button', { name: 'إنشاء الحساب' }).click()
  await page.waitForURL('**/dashboard')
  await page.goto('/birth-info')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('input[name="dateOfBirth"]')).toBeVisible()
})
