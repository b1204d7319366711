import { proves } from '../specification/proves.ts'
import { signUp } from '../support/member.ts'
import { expect, newEmail, test } from './fixtures.ts'

test('returning to a page after signing out elsewhere shows nothing private', async ({ page, context }) => {
  proves('limit: window focus')
  await signUp(page, newEmail())
  await page.goto('/send-story')
  await page.getByLabel('Story title').fill('Typed')
  // Dispatched on the body, from where it bubbles to the window. Unlike a script sent to the page, this may happen
  // while the page is being left.
  const look = () => page.locator('body').dispatchEvent('focus')
  const asked = page.waitForResponse('**/api/auth/me')
  await context.request.post('/api/auth/logout')
  await look()
  await asked
  await expect(page.getByLabel('Story title')).toHaveValue('Typed')
  await page.getByLabel('Story title').fill('')
  await look()
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Fsend-story$/)
})
