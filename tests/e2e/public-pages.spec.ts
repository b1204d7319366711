import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSound } from '../support/sound.ts'
import { expect, newEmail, test } from './fixtures.ts'

const PAGES = [
  '/privacy',
  '/terms',
  '/faq',
  '/adab',
  '/contact',
  '/birth-time-help',
  '/delete-my-data',
  '/books',
  '/masters',
  '/glossary',
]
for (const path of PAGES) {
  test(`${path} sends no JavaScript, fits and is accessible, narrow and wide, light and dark`, async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await isSound(page)
    expect(scripts).toEqual([])
    await expect(page.locator('script')).toHaveCount(0)
  })
}

test('the landing page is at most 6,500 px high on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6500)
})

test.describe('the contact form', () => {
  function mailsFrom(dataDir: string, email: string): string[] {
    const folder = join(dataDir, 'outbox')
    if (!existsSync(folder)) return []
    return readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .filter((mail) => mail.includes(`Reply-To: ${email}`))
  }

  test('shows errors, keeps what was typed, and sends', async ({ page, server }) => {
    const email = newEmail()
    await page.goto('/contact')
    await page.getByLabel('Name (optional)').fill('فاطمة 🌙')
    await page.getByLabel('Message').fill('short')
    await page.getByRole('button', { name: 'Send message' }).click()

    await expect(page).toHaveTitle('Error: Contact Us · Qismah')
    await isSound(page)
    const summary = page.getByRole('alert')
    await expect(summary.getByRole('link')).toHaveText([
      'Email: Please enter a valid email address',
      'Message: Please write at least 10 characters',
    ])
    await expect(page.getByLabel('Name (optional)')).toHaveValue('فاطمة 🌙')
    await expect(page.getByLabel('Message')).toHaveValue('short')
    await summary.getByRole('link', { name: /^Email/ }).click()
    await expect(page.getByLabel('Email')).toBeFocused()

    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Message').fill('Where do I find the hour of my birth?')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('status')).toContainText('Message sent')
    await expect(page.getByRole('status')).toContainText(email)
    await expect(page.getByLabel('Message')).toHaveValue('')
    await isSound(page)
    expect(mailsFrom(server.dataDir, email)).toHaveLength(1)

    await page.reload()
    await expect(page.getByRole('status')).toHaveCount(0)
  })
})
