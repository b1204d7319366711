import { typeAccount } from '../support/member.ts'
import { startServer } from '../support/server.ts'
import { expect, newEmail, test } from './fixtures.ts'

// The server of `npm run dev` instead of the built one.
const developed = test.extend({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const server = await startServer({ NODE_ENV: 'development' }, { script: 'app/cli/dev.mjs' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

developed('brings the pages to life without an error', async ({ page }) => {
  await page.goto('/register')
  await typeAccount(page, newEmail(), 'Amina')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/dashboard')
  await page.goto('/birth-info')
  // After hydration this field replaces the list of all countries.
  await page.locator('input[role=combobox]').first().fill('Türk')
  await expect(page.getByRole('option', { name: 'Türkiye' })).toBeVisible()
})
