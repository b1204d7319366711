import { expect, newcomer, test } from './fixtures.ts'

test.use({ otherOrigins: ({ provider }, use) => use([provider.issuer]) })

test('Google signs in by an ordinary redirect', async ({ page, provider }) => {
  const person = newcomer()
  provider.reset(person)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Sign in with Google' }).click()
  await expect(page).toHaveURL(/^[^?]*\/dashboard$/)
  await expect(page.getByText(person.name).first()).toBeVisible()
})
