import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { type Mailbox, openMailbox } from '../support/mailbox.ts'
import { mutant, rewordedText } from '../support/mutant.ts'
import { type OpenIdProvider, openProvider } from '../support/openid.ts'
import { type RunningServer, startServer } from '../support/server.ts'

export { expect }

interface TestFixtures {
  /** Other origins that pages may request, such as that of the provider. */
  otherOrigins: string[]
  /** True if the test goes offline, because browsers then log errors. */
  goesOffline: boolean
}

interface WorkerFixtures {
  /** Extra settings of the worker's server. Another value starts another server, which takes some seconds. */
  environment: Record<string, string>
  /** Receives the server's mails. */
  mailbox: Mailbox
  /** For sign-in with Google. */
  provider: OpenIdProvider
  server: RunningServer
}

/** For toBeInViewport: all of an element with at least one line of text, but for half a pixel. */
export const WHOLE = { ratio: 0.97 }

/**
 * Resolves when React has hydrated the page, or at once on a page without React. A button that is pressed before
 * hydration works as without JavaScript; early-events.spec.ts tests that.
 */
export async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isTakenOver = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))
    return !('__remixContext' in window) || isTakenOver(document.body)
  })
}

/** Each worker has its own server with its own database; pages fail on console errors and foreign requests. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  environment: [{}, { option: true, scope: 'worker' }],
  otherOrigins: [[], { option: true }],
  goesOffline: [false, { option: true }],
  // biome-ignore-start lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  mailbox: [
    async ({}, use) => {
      const mailbox = await openMailbox()
      await use(mailbox)
      await mailbox.stop()
    },
    { scope: 'worker' },
  ],
  provider: [
    async ({}, use) => {
      const provider = await openProvider()
      await use(provider)
      await provider.stop()
    },
    { scope: 'worker' },
  ],
  // biome-ignore-end lint/correctness/noEmptyPattern: as above
  server: [
    async ({ environment, mailbox, provider }, use) => {
      const server = await startServer({
        SMTP_URL: mailbox.url,
        OWNER_EMAIL: 'owner@qismah.example',
        ...provider.environment,
        ...environment,
      })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  context: async ({ context, server }, use) => {
    if (mutant?.kind === 'reworded') await rewordIn(context, server.origin, mutant.texts)
    await use(context)
    // A request may be under way when the test ends.
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
  page: async ({ page, server, otherOrigins, goesOffline, javaScriptEnabled }, use) => {
    const { goto } = page
    page.goto = async (address, options) => {
      const answer = await goto.call(page, address, options)
      if (javaScriptEnabled && options?.waitUntil !== 'commit') await isAlive(page)
      return answer
    }
    const troubles: string[] = []
    page.on('console', (message) => {
      const expected = /Failed to load resource: the server responded with a status of (4\d\d|503)/
      const offline = goesOffline && message.text().includes('net::ERR_INTERNET_DISCONNECTED')
      if (['error', 'warning'].includes(message.type()) && !expected.test(message.text()) && !offline)
        troubles.push(message.text())
    })
    page.on('pageerror', (error) => troubles.push(String(error)))
    page.on('request', (request) => {
      const known = [server.origin, 'data:', ...otherOrigins]
      if (!known.some((origin) => request.url().startsWith(origin))) {
        troubles.push(`a request left for ${request.url()}`)
      }
    })
    await use(page)
    expect(troubles).toEqual([])
  },
})

/** Changes texts in pages and scripts, for `npm run test:mutants`. */
async function rewordIn(context: BrowserContext, origin: string, texts: readonly string[]): Promise<void> {
  await context.route(`${origin}/**`, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 })
    const isText = /text|json|javascript/.test(response.headers()['content-type'] ?? '')
    if (!isText) return route.fulfill({ response })
    return route.fulfill({ response, body: rewordedText(await response.text(), texts) })
  })
}

let people = 0
/** An address that is unique in this run. */
export function newEmail(): string {
  people += 1
  return `person-${process.pid}-${people}@qismah.example`
}

export function newcomer(): { sub: string; email: string; email_verified: boolean; name: string } {
  const email = newEmail()
  return { sub: `subject of ${email}`, email, email_verified: true, name: 'Amina of Google' }
}
