import { proves } from '../specification/proves.ts'
import { signUp } from '../support/member.ts'
import { expect, newEmail, test } from './fixtures.ts'

test('a message disappears after five seconds and can be shown again by a button while the page is open', async ({
  page,
}) => {
  proves('limit: toast time')
  await signUp(page, newEmail())
  await page.clock.install({ time: new Date('2026-01-01T12:00:00Z') })
  await page.goto('/settings')
  await page.clock.pauseAt(new Date('2026-01-01T13:00:00Z'))
  await page.getByLabel('Change your name').fill('Amina')
  await page.getByLabel('Change your name').press('Enter')
  const message = page.getByText('Your name has been changed.', { exact: true })
  const again = page.getByRole('button', { name: 'Show last message' })
  await expect(message).toBeVisible()
  await page.clock.runFor(4900)
  await expect(message).toBeVisible()
  await expect(again).toHaveCount(0)
  // The five seconds begin when React's effects have run, which can be long after the message is visible.
  await expect(async () => {
    await page.clock.runFor(1000)
    await expect(message).toHaveCount(0, { timeout: 200 })
  }).toPass()

  await again.press('Enter')
  await expect(message).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(message).toHaveCount(0)
  await expect(again).toBeVisible()

  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(again).toHaveCount(0)
})

test('a swipe of 50 px closes a message, and a shorter one does not', async ({ page }) => {
  proves('limit: toast swipe')
  await signUp(page, newEmail())
  await page.goto('/settings')
  await page.getByLabel('Change your name').fill('Amina')
  await page.getByLabel('Change your name').press('Enter')
  const title = page.locator('.toast').getByText('Your name has been changed.', { exact: true })
  const { x, y } = (await title.boundingBox())!
  const swipe = async (pixels: number) => {
    await page.mouse.move(x + 5, y + 5)
    await page.mouse.down()
    await page.mouse.move(x + 5 + pixels, y + 5, { steps: 4 })
    await page.mouse.up()
  }
  await swipe(45)
  await expect(title).toBeVisible()
  await swipe(60)
  await expect(title).toHaveCount(0)
})

for (const width of [390, 1280]) {
  test(`signing out shows its message on the landing page, ${width} px`, async ({ page }) => {
    proves('message: logged out')
    await page.setViewportSize({ width, height: 800 })
    await signUp(page, newEmail())
    await page.goto('/dashboard')
    await page
      .locator('form[action="/sign-out"]')
      .first()
      .evaluate((form: HTMLFormElement) => form.requestSubmit())
    await expect(page).toHaveURL(/\/$/)
    // A line of the page, which nothing lies under: a public page has no script.
    const line = page.getByRole('status').filter({ hasText: 'Logged out successfully' })
    await expect(line).toContainText('You have been signed out of your account.')
    const { y, height } = (await line.boundingBox())!
    expect(y + height).toBeLessThanOrEqual((await page.locator('h1').boundingBox())!.y)
    await expect(page.locator('script')).toHaveCount(0)
    await page.reload()
    await expect(line).toHaveCount(0)
  })
}
