import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { proves } from '../specification/proves.ts'
import { BIRTH, saveBirth, signUp } from '../support/member.ts'
import { expect, newEmail, test, WHOLE } from './fixtures.ts'

/** Pages with the light script: one file, and no React. */

test('signing in loads one script, and a page with React is a new document', async ({ page }) => {
  await page.goto('/login', { waitUntil: 'networkidle' })
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  )
  expect(scripts).toHaveLength(1)
  expect(scripts[0]).toMatch(/\/assets\/entry\.light-/)
})

test('an error disappears when its field is changed, and returns with the sent value', async ({ page }) => {
  await page.goto('/register')
  const email = page.getByLabel('Email')
  await email.fill('no address')
  await page.getByRole('button', { name: 'Create account' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  const error = page.locator('#register-email-error')
  await expect(error).toContainText('valid email address')
  await email.press('End')
  await email.pressSequentially('!')
  await expect(error).toBeEmpty()
  await expect(email).not.toHaveAttribute('aria-invalid')
  const inSummary = summary.getByRole('link', { name: /email address/ })
  await expect(inSummary).toBeHidden()
  await email.press('Backspace')
  await expect(error).toContainText('valid email address')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await inSummary.click()
  await expect(email).toBeFocused()
})

test('a page without a script has it while it shows the errors of a form', async ({ page }) => {
  const isCorrected = async (button: string, message: string, correct: () => Promise<unknown>) => {
    await page.getByRole('main').getByRole('button', { name: button }).click()
    const inSummary = page.getByRole('alert').getByRole('link', { name: message })
    await expect(inSummary).toBeVisible()
    await correct()
    await expect(inSummary).toBeHidden()
  }
  await page.goto('/contact')
  await isCorrected('Send message', 'Message', () => page.getByLabel('Message').fill('How is it counted?'))
  await page.goto('/find-your-lot')
  await isCorrected('Find your lot', 'Country', () => page.getByLabel('Country').selectOption('Türkiye'))
})

test('a password is shown by its button', async ({ page }) => {
  await page.goto('/login')
  const password = page.getByLabel('Password')
  await password.fill('one secret word')
  const button = page.getByRole('button', { name: 'Show password' })
  await button.click()
  await expect(password).toHaveAttribute('type', 'text')
  await button.click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('the error of a rating disappears when a star is chosen', async ({ page }) => {
  await signUp(page, newEmail())
  await saveBirth(page)
  await page.goto('/analysis')
  await page.getByRole('button', { name: 'Save rating' }).click()
  const error = page.locator('#rate-rating-error')
  await expect(error).toContainText('Please choose a rating')
  await page.getByRole('radio', { name: '4 stars' }).check()
  await expect(error).toBeEmpty()
})

test('a form is sent once, shows that it is being sent, and can be sent again after loading was stopped', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/forgot-password')
  let sent = 0
  await page.route('**/forgot-password', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    sent += 1
    return route.abort('aborted')
  })
  await page.getByLabel('Email').fill('somebody@qismah.example')
  const button = page.getByRole('button', { name: 'Send Reset Link' })
  await button.dblclick()
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button.getByRole('status')).toHaveText('Please wait')
  await page.keyboard.press('Enter')
  expect(sent).toBe(1)
  await page.clock.fastForward('00:11')
  await expect(button).not.toHaveAttribute('aria-disabled')
  await button.press('Enter')
  await expect.poll(() => sent).toBe(2)
})

test('a toast is shown for five seconds, longer under the pointer, and closes by its button', async ({
  page,
}) => {
  proves('limit: toast time')
  await page.clock.install({ time: new Date('2026-01-01T12:00:00Z') })
  await page.goto('/forgot-password')
  const send = async () => {
    await page.getByLabel('Email').fill('somebody@qismah.example')
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
  }
  const toast = page.locator('.toast')
  await send()
  await expect(toast).toHaveText(/Reset link sent/)
  await toast.hover()
  await page.clock.pauseAt(new Date('2026-01-01T13:00:00Z'))
  await expect(toast).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(4_900)
  await expect(toast).toBeVisible()
  await page.clock.runFor(200)
  await expect(toast).toHaveCount(0)
  await page.clock.resume()
  await send()
  await expect(toast).toHaveText(/Reset link sent/)
  await toast.getByRole('button', { name: 'Close' }).click()
  await expect(toast).toHaveCount(0)
})

test('a swipe closes a toast', async ({ page }) => {
  proves('limit: toast swipe')
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('somebody@qismah.example')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  const title = page.locator('.toast').getByText('Reset link sent')
  const box = (await title.boundingBox())!
  await page.mouse.move(box.x + 5, box.y + 5)
  await page.mouse.down()
  await page.mouse.move(box.x + 5 + 45, box.y + 5)
  await expect(title).toBeVisible()
  await page.mouse.move(box.x + 5 + 55, box.y + 5)
  await expect(title).toHaveCount(0)
})

test('on a phone a message covers neither the next step nor the part that the address names', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const toast = page.locator('.toast-in-waiting')
  const isFree = async (part: Locator) => {
    await expect(toast).toBeVisible()
    await expect(part).toBeInViewport(WHOLE)
    const [one, other] = [(await toast.boundingBox())!, (await part.boundingBox())!]
    expect(one.y + one.height, 'the end of the message').toBeLessThan(other.y + 0.5)
  }
  await page.goto('/login')
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await isFree(page.getByRole('alert').filter({ hasText: 'That did not work' }))

  await signUp(page, newEmail())
  await page.goto('/birth-info')
  const formOwner = await page.locator('[name=formOwner]').first().inputValue()
  await page.request.post('/birth-info', {
    form: { ...BIRTH, formOwner, step: 'check' },
    headers: { Origin: new URL(page.url()).origin },
  })
  await page.goto('/birth-info/check')
  await page.getByRole('button', { name: 'Save birth information' }).click()
  await isFree(page.getByText('Your Part of Fortune', { exact: true }).first())
  await isFree(page.getByRole('link', { name: 'Read your analysis' }))

  await page.goto('/analysis')
  await page.getByRole('radio', { name: '4 stars' }).check()
  await page.getByRole('button', { name: 'Save rating' }).click()
  await isFree(page.getByRole('heading', { name: 'Rate this analysis' }))
})

test('the dashboard is loaded again when another window has signed out', async ({ page, context }) => {
  await signUp(page, newEmail())
  await page.goto('/dashboard')
  await context.request.post('/api/auth/logout')
  await page.locator('body').dispatchEvent('focus')
  await expect(page).toHaveURL(/\/login/)
})

test('a form of a page with React that leads to one without it loads a document with its script', async ({
  page,
  context,
}) => {
  await signUp(page, newEmail())
  await page.goto('/send-story')
  await context.clearCookies()
  await page.getByLabel('Story title').fill('The letter')
  await page.getByLabel('Your story').fill('I found patience. '.repeat(9))
  await page
    .getByRole('button', { name: /submit|send/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/login\?redirectTo=/)
  await expect(page.locator('script[src*="/entry.light-"]')).toHaveCount(1)
  await expect(page.locator('link[rel=modulepreload]')).toHaveCount(0)
})

test('the picture of the lot is saved as PNG too', async ({ page }) => {
  await signUp(page, newEmail())
  await saveBirth(page)
  await page.goto('/analysis')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'as PNG' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('part-of-fortune.png')
  const picture = await readFile(await file.path())
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1350])
})
