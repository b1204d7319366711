import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { BIRTH, saveBirth, signUp } from '../support/member.ts'
import { expect, newEmail, test, WHOLE } from './fixtures.ts'

test('an error disappears when its field is corrected, and returns with a wrong value', async ({ page }) => {
  await page.goto('/register')
  const email = page.getByLabel('Email')
  await email.fill('no address')
  await page.getByRole('button', { name: 'Create account' }).click()
  const summary = page.getByRole('main').getByRole('alert')
  await expect(summary).toBeFocused()
  const error = page.locator('#register-email-error')
  await expect(error).toContainText('valid email address')
  await email.fill('somebody@qismah.example')
  await expect(error).toBeEmpty()
  await expect(email).not.toHaveAttribute('aria-invalid')
  const inSummary = summary.getByRole('link', { name: /email address/ })
  await expect(inSummary).toHaveCount(0)
  await email.fill('no address')
  await expect(error).toContainText('valid email address')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await inSummary.click()
  await expect(email).toBeFocused()
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
  await page.goto('/forgot-password')
  let sent = 0
  let stop = () => {}
  await page.route('**/forgot-password.data', async (route) => {
    sent += 1
    await new Promise<void>((done) => {
      stop = done
    })
    return route.abort('aborted')
  })
  await page.getByLabel('Email').fill('somebody@qismah.example')
  const button = page.getByRole('button', { name: 'Send Reset Link' })
  await button.dblclick()
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button.getByText('Please wait')).toBeAttached()
  await page.getByLabel('Email').press('Enter')
  expect(sent).toBe(1)
  stop()
  await expect(button).not.toHaveAttribute('aria-disabled')
  await button.press('Enter')
  await expect.poll(() => sent).toBe(2)
  stop()
})

test('on a phone a message covers neither the next step nor the part that the address names', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const toast = page.locator('.toast, .toast-in-waiting').first()
  const isFree = async (part: Locator) => {
    await expect(toast).toBeVisible()
    await expect(part).toBeInViewport(WHOLE)
    // A message that has gone in the meantime covers nothing.
    const [one, other] = [await toast.boundingBox(), await part.boundingBox()]
    if (one) expect(one.y + one.height, 'the end of the message').toBeLessThan(other!.y + 0.5)
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

test('a form whose session has ended leads to signing in', async ({ page, context }) => {
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
})

test('the picture of the lot is sent where the browser can, with the address of its page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Chromium on Linux shares nothing.
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files, text }: { files: File[]; text: string }) => {
        const { name, type, size } = files[0]!
        Object.assign(window, { sent: { name, type, isLarge: size > 50_000, text } })
      },
    })
  })
  await signUp(page, newEmail())
  await saveBirth(page)
  await page.goto('/analysis')
  await page.getByRole('link', { name: 'Send your lot' }).click()
  await expect
    .poll(() => page.evaluate(() => (window as { sent?: unknown }).sent))
    .toEqual({
      name: 'part-of-fortune.png',
      type: 'image/png',
      isLarge: true,
      text: expect.stringMatching(/^https?:\/\/[^/]+\/lot\/pisces\/5$/),
    })
})

test('the picture is saved where the browser cannot send it', async ({ page }) => {
  await signUp(page, newEmail())
  await saveBirth(page)
  await page.goto('/analysis')
  for (const [link, name, height] of [
    ['Send your lot', 'part-of-fortune.png', 1350],
    ['Tall, for a story', 'part-of-fortune-tall.png', 1920],
  ] as const) {
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: link }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(name)
    const picture = await readFile(await file.path())
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, height])
  }
})
