import { expect, newcomer, test } from '../support/openid-fixture.ts'

test('Google signs in by an ordinary redirect', async ({ page, provider }) => {
  const person = newcomer()
  provider.reset(person)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Sign in with Google' }).click()
  await expect(page).toHaveURL(/^[^?]*\/dashboard$/)
  await expect(page.getByText(person.name).first()).toBeVisible()
})
