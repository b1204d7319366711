import { expect, type Page } from '@playwright/test'

/** Registers by the call and leaves the browser signed in. */
export async function signUp(page: Page, email: string, name = 'Layla Noor'): Promise<void> {
  const account = { name, email, password: 'secret word' }
  expect((await page.request.post('/api/auth/register', { data: account })).status()).toBe(201)
}
