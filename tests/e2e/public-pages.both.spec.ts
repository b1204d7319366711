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
    javaScriptEnabled,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await isSound(page, javaScriptEnabled)
    expect(scripts).toEqual([])
    await expect(page.locator('script')).toHaveCount(0)
  })
}

test('the landing page is at most 6,500 px high on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6500)
})

test('the footer leads to each of them', async ({ page }) => {
  for (const [name, title] of [
    ['Privacy Policy', 'Privacy Policy'],
    ['Terms of Service', 'Terms of Service'],
    ['FAQ', 'FAQ'],
    ['Adab', 'Adab'],
    ['Contact Us', 'Contact Us'],
    ['Birth Time Help', 'Birth Time Help'],
    ['Delete My Data', 'Delete My Data'],
    ['The Books', 'The Books'],
    ['Charts in the Old Books', 'Charts in the Old Books'],
    ['Glossary', 'Glossary'],
  ] as const) {
    await page.goto('/login')
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  }
})

test('the list of sections leads to each section', async ({ page }) => {
  await page.goto('/faq')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Your data' }).click()
  await expect(page).toHaveURL(/#your-data$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Your data' })).toBeInViewport()
})

test.describe('the contact form', () => {
  function mailsFrom(dataDir: string, email: string): string[] {
    const folder = join(dataDir, 'outbox')
    if (!existsSync(folder)) return []
    return readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .filter((mail) => mail.includes(`Reply-To: ${email}`))
  }

  test('shows errors, keeps what was typed, and sends', async ({ page, server, javaScriptEnabled }) => {
    const email = newEmail()
    await page.goto('/contact')
    await page.getByLabel('Name (optional)').fill('فاطمة 🌙')
    await page.getByLabel('Message').fill('short')
    await page.getByRole('button', { name: 'Send message' }).click()

    await expect(page).toHaveTitle('Error: Contact Us · Qismah')
    await isSound(page, javaScriptEnabled)
    const summary = page.getByRole('alert')
    await expect(summary.getByRole('link')).toHaveText([
      'Email: Please enter a valid email address',
      'Message: Please write at least 10 characters',
    ])
    await expect(page.getByLabel('Name (optional)')).toHaveValue('فاطمة 🌙')
    await expect(page.getByLabel('Message')).toHaveValue('short')
    await summary.getByRole('link', { name: /^Email/ }).click()
    await expect(page).toHaveURL(/#contact-email$/)

    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Message').fill('Where do I find the hour of my birth?')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('status')).toContainText('Message sent')
    await expect(page.getByRole('status')).toContainText(email)
    await expect(page.getByLabel('Message')).toHaveValue('')
    await isSound(page, javaScriptEnabled)
    expect(mailsFrom(server.dataDir, email)).toHaveLength(1)

    await page.reload()
    await expect(page.getByRole('status')).toHaveCount(0)
  })

  test('sends one message if its button is pressed twice', async ({ page, server }) => {
    const email = newEmail()
    await page.goto('/contact')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Message').fill('I pressed the button twice, to be sure.')
    await page.getByRole('button', { name: 'Send message' }).dblclick()
    await expect(page.getByRole('status')).toContainText('Message sent')
    expect(mailsFrom(server.dataDir, email)).toHaveLength(1)
  })
})
