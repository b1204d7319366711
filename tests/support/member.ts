import { expect, type Page } from '@playwright/test'

export const BIRTH = {
  dateOfBirth: '1978-07-15',
  birthTime: '14:30',
  country: 'Türkiye',
  cityId: '745044',
}

/** Registers by the call, and signs the browser in. */
export async function signUp(page: Page, email: string, name = 'Layla Noor'): Promise<void> {
  const account = { name, email, password: 'one secret word' }
  expect((await page.request.post('/api/auth/register', { data: account })).status()).toBe(201)
}

/** Fills in the form of /register. */
export async function typeAccount(page: Page, email: string, name: string, again = 'one secret word') {
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('one secret word')
  await page.getByLabel('Confirm password').fill(again)
}

/** Saves the birth data of the signed-in person. */
export async function saveBirth(page: Page, birth = BIRTH): Promise<void> {
  expect((await page.request.post('/api/birth-data', { data: birth })).status()).toBe(201)
}

/** Chooses Istanbul in the birth form. Without JavaScript, the cities appear after another press. */
export async function chooseIstanbul(page: Page, javaScriptEnabled: boolean): Promise<void> {
  if (javaScriptEnabled) {
    // The server's page has a plain select; with JavaScript, a type-ahead field replaces it.
    await page.locator('input[role=combobox]').first().fill('turk')
    await page.getByRole('option', { name: 'Türkiye' }).click()
    await page.getByRole('combobox', { name: 'City' }).fill('istanb')
    await page
      .getByRole('option', { name: /^Istanbul, / })
      .first()
      .click()
    return
  }
  await page.getByLabel('Country').selectOption('Türkiye')
  await page.getByLabel('City').fill('istanb')
  await page.getByRole('button', { name: 'Find city' }).click()
  await page
    .getByRole('radio', { name: /^Istanbul, / })
    .first()
    .check()
}

/** Ticks what is confirmed with a first story. */
export async function confirmStory(page: Page): Promise<void> {
  for (const name of ['isMine', 'isOfAge']) await page.locator(`[name=${name}]`).check()
}
