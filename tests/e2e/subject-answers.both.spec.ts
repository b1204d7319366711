import { saveBirth, signUp } from '../support/member.ts'
import { expect, newEmail, test, WHOLE } from './fixtures.ts'

test('a reader answers a subject, sees the next one, and takes the answer back', async ({
  page,
  javaScriptEnabled,
}) => {
  await signUp(page, newEmail())
  await saveBirth(page)
  await page.goto('/analysis')
  const subjects = page.getByRole('region', { name: 'Current Blockages' })
  const help = subjects.getByRole('group', { name: 'The help:' })
  const button = (name: string) => help.getByRole('button', { name })
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })

  const words = page.getByRole('textbox', { name: 'Your story' })
  await page.getByText('Share Story').click()
  await words.fill('A story that is being written.')
  await button('Not me').scrollIntoViewIfNeeded()
  await button('Not me').click()
  await expect(button('Not me')).toHaveAttribute('aria-pressed', 'true')
  await expect(subjects.getByText('The next help in your chart:')).toBeVisible()
  if (javaScriptEnabled) {
    expect(documents).toBe(0)
    await expect(button('Not me')).toBeFocused()
    await expect(button('Not me')).toBeInViewport(WHOLE)
    await expect(words).toHaveValue('A story that is being written.')
  }

  await button('In part').click()
  await expect(button('In part')).toHaveAttribute('aria-pressed', 'true')
  await expect(button('Not me')).toHaveAttribute('aria-pressed', 'false')
  await expect(subjects.getByText('The next help in your chart:')).toHaveCount(0)

  await page.reload()
  await expect(button('In part')).toHaveAttribute('aria-pressed', 'true')
  await button('Take back').click()
  await expect(button('Take back')).toHaveCount(0)
  await expect(button('In part')).toHaveAttribute('aria-pressed', 'false')
})
