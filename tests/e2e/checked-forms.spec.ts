import { confirmStory, signUp } from '../support/member.ts'
import { expect, newEmail, test } from './fixtures.ts'

const SHORT = 'Title must be at least 5 characters'

test('a form of a page with React shows the messages of its schema before anything is sent', async ({
  page,
}) => {
  await signUp(page, newEmail())
  await page.goto('/send-story')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  const title = page.getByLabel('Story title')
  await title.fill('Oh')
  // The schema need not be loaded yet: the form waits for it.
  await page.getByRole('button', { name: 'Submit story' }).click()
  const summary = page.getByRole('main').getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText(SHORT)
  await expect(title).toHaveAccessibleDescription(new RegExp(SHORT))
  expect(sent).toEqual([])

  // The error goes while the field is corrected, also from the summary; focus stays in the field.
  await title.fill('Of the nightingale')
  await expect(title).not.toHaveAttribute('aria-invalid', 'true')
  await expect(title).toBeFocused()
  await expect(summary).not.toContainText(SHORT)
  await page.getByLabel('Your story').fill('The light in the valley was long. '.repeat(3))
  await confirmStory(page)
  await page.getByRole('button', { name: 'Submit story' }).click()
  await expect(page.getByRole('heading', { name: 'Story Submitted!' })).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('the server checks a form whose schema could not be loaded', async ({ page }) => {
  await signUp(page, newEmail())
  await page.goto('/send-story')
  await page.route('**/assets/**', (route) => route.fulfill({ status: 503 }))
  await page.getByLabel('Story title').fill('Oh')
  await page.getByRole('button', { name: 'Submit story' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(SHORT)
})
