import type { Page } from '@playwright/test'
import { proves } from '../specification/proves.ts'
import { expect, newcomer, newEmail, test } from './fixtures.ts'

test.use({ otherOrigins: ({ provider }, use) => use([provider.issuer]) })
test.beforeEach(({ provider }) => provider.reset(newcomer()))

/**
 * Presses the button and returns the popup. The page must already have its JavaScript.
 * @param isTimed the clock stands still from then on
 */
async function openPopup(page: Page, path: string, button = 'Sign in with Google', isTimed = false) {
  if (isTimed) {
    await page.clock.install()
    await page.addInitScript(() => {
      const { open } = window
      window.open = (...given) => Object.assign(window, { opened: open(...given) }).opened
    })
  }
  await page.goto(path, { waitUntil: 'networkidle' })
  if (isTimed) await page.clock.pauseAt(Date.now() + 60_000)
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: button }).click()
  return opening
}

/** Whether the page sees the popup of `openPopup` as closed. */
const isClosed = (page: Page) => page.evaluate(() => (window as unknown as { opened: Window }).opened.closed)

async function heard(page: Page): Promise<unknown[]> {
  return page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)
}

/** Records every message that the page receives. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const all: unknown[] = []
    Object.assign(window, { heard: all })
    window.addEventListener('message', ({ data, origin }) =>
      all.push({ data, own: origin === location.origin }),
    )
  })
}

for (const [path, button] of [
  ['/login', 'Sign in with Google'],
  ['/register', 'Continue with Google'],
  ['/login?redirectTo=/dashboard', 'Sign in with Google'],
] as const) {
  test(`the popup signs in from ${path}`, async ({ page, provider }) => {
    proves('limit: popup size')
    provider.person = 'ponders'
    const popup = await openPopup(page, path, button)
    expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([500, 600])
    await expect(page.getByText('Please finish in the window that has opened.')).toBeVisible()
    await popup.getByRole('link', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/^[^?]*\/dashboard$/)
    await expect(page.getByText('Amina of Google').first()).toBeVisible()
    expect(popup.isClosed()).toBe(true)
  })
}

test('the page goes where the person wanted to be', async ({ page }) => {
  await openPopup(page, '/login?redirectTo=/birth-info')
  await expect(page).toHaveURL(/^[^?]*\/birth-info$/)
})

test('the popup reports an error to the page, as a toast, and closes', async ({ page, provider }) => {
  proves('message: sign-in error')
  provider.claims.email_verified = false
  const popup = await openPopup(page, '/login')
  await expect(page.getByText('Sign-in Error', { exact: true })).toBeVisible()
  await expect(
    page.getByText('Google has not verified the email address', { exact: false }).first(),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(() => popup.isClosed()).toBe(true)
})

test('the messages have their types and go to our own origin', async ({ page, provider }) => {
  await listen(page)
  provider.person = 'ponders'
  const popup = await openPopup(page, '/login')
  await popup.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByText('Authentication failed or was cancelled').first()).toBeVisible()
  expect(await heard(page)).toContainEqual({
    own: true,
    data: { type: 'GOOGLE_AUTH_ERROR', error: 'Authentication failed or was cancelled' },
  })
})

test('a message from another origin or of another shape is ignored', async ({ page, provider }) => {
  proves('limit: popup messages')
  provider.person = 'ponders'
  const popup = await openPopup(page, '/login')
  await popup.waitForLoadState()
  await popup.evaluate(() => window.opener.postMessage({ type: 'GOOGLE_AUTH_ERROR', error: 'planted' }, '*'))
  await page.evaluate(() => window.postMessage({ type: 'SOMETHING_ELSE' }, window.location.origin))
  await popup.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/^[^?]*\/dashboard$/)
  await expect(page.getByText('planted')).toHaveCount(0)
})

test('an error without a text has the default one', async ({ page, provider }) => {
  proves('message: popup error without text')
  provider.person = 'ponders'
  await openPopup(page, '/login')
  await page.evaluate(() => window.postMessage({ type: 'GOOGLE_AUTH_ERROR' }, window.location.origin))
  await expect(page.getByText('Authentication failed', { exact: true }).first()).toBeVisible()
})

test('a popup closed without signing in is a failure; after signing in, a success', async ({
  page,
  provider,
  context,
}) => {
  proves('message: popup closed')
  provider.person = 'ponders'
  const given = await openPopup(page, '/login')
  await given.close()
  await expect(page.getByText('Sign-in Error', { exact: true })).toBeVisible()
  await expect(page.getByText('Authentication failed or was cancelled').first()).toBeVisible()

  const second = await openPopup(page, '/login')
  const elsewhere = await context.newPage()
  await elsewhere.goto('/auth/google')
  await elsewhere.getByRole('link', { name: 'Continue' }).click()
  await expect(elsewhere).toHaveURL(/^[^?]*\/dashboard$/)
  await second.close()
  await expect(page).toHaveURL(/^[^?]*\/dashboard$/)
})

for (const [path, wait] of [
  ['/login', 1000],
  ['/login?redirectTo=/dashboard', 500],
] as const) {
  test(`a closed popup is noticed within a second, and checked ${wait} ms later, on ${path}`, async ({
    page,
    provider,
  }) => {
    proves('limit: popup times')
    provider.person = 'ponders'
    const popup = await openPopup(page, path, undefined, true)
    let checks = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/me')) checks += 1
    })
    await popup.close()
    await expect.poll(() => isClosed(page)).toBe(true)
    await page.clock.runFor(1000 + wait - 1)
    expect(checks).toBe(0)
    await page.clock.runFor(1)
    await expect.poll(() => checks).toBe(1)
    await page.clock.resume()
    await expect(page.getByText('Authentication failed or was cancelled').first()).toBeVisible()
  })
}

test('the popup of the gate closes itself after thirty seconds', async ({ page, provider }) => {
  proves('limit: popup times')
  provider.person = 'ponders'
  await openPopup(page, '/login?redirectTo=/dashboard', undefined, true)
  await page.clock.runFor(29_999)
  expect(await isClosed(page)).toBe(false)
  await page.clock.runFor(1)
  expect(await isClosed(page)).toBe(true)
  await page.clock.resume()
  await expect(page.getByText('Authentication failed or was cancelled').first()).toBeVisible()
})

for (const [path, title, description] of [
  ['/login', 'Sign-in Error', 'Popup blocked. Please allow popups for this site.'],
  ['/login?redirectTo=/dashboard', 'Popup blocked', 'Please allow popups for this site and try again.'],
] as const) {
  test(`a blocked popup is reported on ${path}`, async ({ page }) => {
    proves('message: popup blocked', 'message: popup blocked, gate')
    await page.addInitScript(() => {
      window.open = () => null
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'Sign in with Google' }).click()
    await expect(page.getByText(title, { exact: true })).toBeVisible()
    await expect(page.getByText(description, { exact: true }).first()).toBeVisible()
  })
}

test('a popup that cannot be opened is reported', async ({ page }) => {
  proves('message: sign-in not begun')
  await page.addInitScript(() => {
    window.open = () => {
      throw new Error('not in this browser')
    }
  })
  await page.goto('/login', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Sign in with Google' }).click()
  await expect(page.getByText('Failed to initiate sign in. Please try again.').first()).toBeVisible()
})

test('an account with the same address is connected in the popup, by its password', async ({
  page,
  context,
  provider,
}) => {
  const email = newEmail()
  const account = { name: 'Amina', email, password: 'one secret word' }
  expect((await page.request.post('/api/auth/register', { data: account })).status()).toBe(201)
  await context.clearCookies()
  provider.claims.email = email
  const popup = await openPopup(page, '/login')
  await popup.getByLabel('Password').fill('one secret word')
  await popup.getByRole('button', { name: 'Connect and sign in' }).click()
  await expect(page).toHaveURL(/^[^?]*\/dashboard$/)
  expect(await (await page.request.get('/api/auth/me', { maxRetries: 2 })).json()).toMatchObject({ email })
})

test('another window signs in, and the sign-in page notices when it gets focus', async ({
  page,
  context,
}) => {
  proves('limit: window focus')
  await page.goto('/login', { waitUntil: 'networkidle' })
  const elsewhere = await context.newPage()
  await elsewhere.goto('/auth/google')
  await expect(elsewhere).toHaveURL(/^[^?]*\/dashboard$/)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page).toHaveURL(/^[^?]*\/dashboard$/)
})
