import { proves } from '../specification/proves.ts'
import { chooseIstanbul } from '../support/member.ts'
import { isSound } from '../support/sound.ts'
import { expect, newEmail, test, WHOLE } from './fixtures.ts'

/** The main job, in a real browser: this file runs with JavaScript and without. */
test('a newcomer registers, enters birth data, reads the analysis and rates it', async ({
  page,
  javaScriptEnabled,
}) => {
  proves('screen: /analysis')
  await page.goto('/')
  await page.goto('/register')
  await page.getByLabel('Full name').fill('ليلى بنت حسن')
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill('one secret word')
  await page.getByLabel('Confirm password').fill('one secret word')
  await page.getByRole('button', { name: 'Create account' }).click()

  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, ليلى بنت حسن')
  await expect(page.getByText('Welcome to Qismah!', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Enter birth information' }).click()

  await page.getByLabel('Date of birth').fill('1978-07-15')
  await page.getByLabel('Birth time').fill('14:30')
  await chooseIstanbul(page, javaScriptEnabled)
  await expect(page.getByLabel('Date of birth')).toHaveValue('1978-07-15')
  await page.getByRole('button', { name: 'Check your answers' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your answers')
  await expect(page.getByText('Saturday 15 July 1978')).toBeVisible()
  await isSound(page, javaScriptEnabled)
  await page.getByRole('link', { name: 'Change birth time' }).click()
  await expect(page.getByLabel('Birth time')).toHaveValue('14:30')
  await expect(page.getByLabel('Date of birth')).toHaveValue('1978-07-15')
  await page.getByLabel('Birth time').fill('14:31')
  await page.getByRole('button', { name: 'Check your answers' }).click()
  await expect(page.getByText('2:31 PM, in the afternoon')).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Birth time')).toHaveValue('14:31')
  await page.getByRole('button', { name: 'Check your answers' }).click()
  await page.getByRole('button', { name: 'Save birth information' }).click()

  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(
    page.getByText('Your birth information has been saved securely.', { exact: true }),
  ).toBeVisible()
  await expect(page.getByText(/Istanbul.*Türkiye/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Enter Your Birth Information' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Read your analysis' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Part of Fortune Analysis')
  for (const title of [
    'Fortune Path',
    'Current Blockages',
    'Spiritual Guidance',
    'Practical Next Steps',
    'Light Side Pattern',
    'Shadow Side Warning',
    'Real Life Examples',
  ]) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  }
  await page.getByText('Why this is said').first().click()
  await expect(page.getByText('What the book says').first()).toBeVisible()
  await expect(page.getByText('Our reading', { exact: true }).first()).toBeVisible()

  // A number links from its sentence to its reasons.
  const mark = page.getByRole('link', { name: '2, its reasons' }).first()
  await mark.click()
  const reasons = page.locator((await mark.getAttribute('href')) ?? '')
  await expect(reasons.getByText('In your chart').first()).toBeVisible()

  // By the keyboard: while the page scrolls to it, parts that are drawn only now can move it away from the pointer.
  await page.getByRole('radio', { name: '4 stars' }).press('Space')
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await page.getByRole('button', { name: 'Save rating' }).click()
  await expect(page.getByText('Your rating has been recorded.', { exact: true })).toBeVisible()
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked()

  await page.getByText('Share Story', { exact: true }).click()
  await page.getByLabel('Your story').fill('short')
  await page.getByRole('button', { name: 'Submit story' }).click()
  // Without JavaScript the server's message is also at the top of the page.
  const summary = page.getByRole('alert').filter({ hasText: 'Please check what you entered' })
  await expect(summary).toContainText('Please share at least 10 characters about your experience.')
  await expect(page).toHaveTitle(/^Error: /)
  await expect(page.getByLabel('Your story')).toHaveValue('short')
  await page.getByLabel('Your story').fill('A story of patience in a long winter, and of what came of it.')
  await page.getByRole('button', { name: 'Submit story' }).click()
  await expect(
    page.getByText(
      'Thank you for sharing! Your story will be reviewed and may be featured on our YouTube channel.',
      { exact: true },
    ),
  ).toBeVisible()
})

test('the birth form shows errors, moves focus there, and keeps what was typed', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto('/register')
  await page.getByLabel('Full name').fill('Amina')
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill('one secret word')
  await page.getByLabel('Confirm password').fill('another word')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('alert')).toContainText("Passwords don't match")
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByLabel('Full name')).toHaveValue('Amina')
  await page.getByLabel('Password', { exact: true }).fill('one secret word')
  await page.getByLabel('Confirm password').fill('one secret word')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto('/birth-data')
  await page.getByLabel('Birth time').fill('03:20')
  await page.getByRole('button', { name: 'Check your answers' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toContainText('Date of birth is required')
  await expect(summary).toContainText('Country is required')
  await expect(summary).toContainText('City is required')
  await expect(summary).toBeFocused()
  await expect(page.getByLabel('Birth time')).toHaveValue('03:20')
  await summary.getByRole('link', { name: /Date of birth is required/ }).click()
  await expect(page.getByLabel('Date of birth')).toBeFocused()
  if (!javaScriptEnabled) return
  // A changed field has no error until it is sent again; the others stay marked.
  const marked = page.locator('.field-errors p')
  await expect(marked).toHaveCount(3)
  await page.getByLabel('Date of birth').fill('1978-07-15')
  await expect(marked).toHaveCount(2)
  await page.locator('input[role=combobox]').first().fill('Almanya')
  await page.getByRole('option', { name: 'Germany' }).click()
  await expect(marked).toHaveCount(1)
  await page.getByRole('combobox', { name: 'City' }).fill('qqqqqq')
  await expect(page.getByText('No cities found in Germany')).toBeVisible()
  await page.getByRole('button', { name: 'My place is not listed' }).click()
  await expect(page.getByLabel('Name of the place (optional)')).toBeFocused()
  await expect(page.getByLabel('Use these coordinates instead')).toBeChecked()
})

test('on a phone the first field of registering is visible at once, its errors directly below the title', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/register')
  await expect(page.getByLabel('Full name')).toBeInViewport(WHOLE)
  await page.getByRole('button', { name: 'Create account' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Please check what you entered' })
  await expect(summary).toBeVisible()
  const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!
  expect((await summary.boundingBox())!.y - (title.y + title.height)).toBeLessThan(40)
})
