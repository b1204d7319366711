import { signUp } from '../support/member.ts'
import { expect, newEmail, test } from './fixtures.ts'

test('a form has the same messages from the browser and from the server', async ({ page }) => {
  await signUp(page, newEmail())
  await page.goto('/send-story')
  await page.getByLabel('Story title').fill('Oh')
  await page.getByRole('button', { name: 'Submit story' }).click()
  const summary = page.getByRole('main').getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Story title: Title must be at least 5 characters',
    'Your story: Story must be at least 50 characters',
  ])
  await expect(page.getByLabel('Story title')).toHaveValue('Oh')
})
