import { beforeAll, describe, expect, it } from 'vitest'
import { scriptsOf } from '../bench/page-weight.ts'
import { administrator } from '../support/admin.ts'
import { type Browser, testApp } from '../support/app.ts'

const app = await testApp()

/**
 * Limits on script size, in kB after gzip. Unlike time, size is the same on every machine. docs/performance.md has the
 * present values. What is loaded only when a person fills in a form is not counted here.
 */
const NONE = 0
/** The aim is 160. /dashboard, /analysis and /part-of-fortune miss it (docs/performance.md). */
const MEMBER = 180
/** The aim is 170. Dialogs with a form miss it: each loads the code of its list too. */
const OFFICE = 190

async function expectScripts(browser: Browser, path: string, most: number) {
  const answer = await browser.get(path)
  expect(answer.status).toBeLessThan(500)
  const html = await answer.text()
  expect(scriptsOf(html).gzip / 1000, 'kB').toBeLessThanOrEqual(most)
  if (most === NONE) expect(html).not.toContain('<script')
  // A page that should have scripts and has none is broken.
  else expect(scriptsOf(html).files).toBeGreaterThan(0)
}

describe('a public page', () => {
  const PUBLIC = [
    '/',
    '/ar',
    '/faq',
    '/books',
    '/books/qabisi',
    '/contact',
    '/find-your-lot',
    '/data-deleted',
    '/reading-preferences',
    '/letter/stop?token=a.b',
    '/api',
    '/no-such-page',
  ]
  it.each(PUBLIC)('%s has no script', (path) => expectScripts(app.browser(), path, NONE))

  it('has none for a person who is signed in', async () => {
    const member = await app.newcomer()
    for (const path of PUBLIC) await expectScripts(member, path, NONE)
  })

  it('has none with the errors of a form, or with a message', async () => {
    for (const path of ['/contact', '/find-your-lot']) {
      const refused = await app.browser().form(path, {})
      expect(refused.status).toBe(422)
      expect(await refused.text()).not.toContain('<script')
    }
    const member = await app.newcomer()
    await member.form('/sign-out', {})
    const html = await member.page('/')
    expect(html).toContain('Logged out successfully')
    expect(html).not.toContain('<script')
  })
})

describe('a page of signing in', () => {
  it.each([
    '/login',
    '/login?redirectTo=/analysis',
    '/ar/login',
    '/register',
    '/forgot-password',
    '/reset-password?token=spent',
    '/auth/callback?popup=failed',
  ])('%s has at most 180 kB', (path) => expectScripts(app.browser(), path, MEMBER))
})

describe("a member's page", () => {
  let member: Browser
  beforeAll(async () => {
    member = await app.born()
    await member.get('/analysis')
  })

  it.each([
    '/dashboard',
    '/analysis',
    '/my-path',
    '/evenings',
    '/my-book',
    '/my-book/write',
    '/my-book/years',
    '/part-of-fortune',
    '/part-of-fortune/lots',
    '/reports',
    '/reports/basic',
    '/reports/detailed',
    '/reports/wheel',
    '/settings',
    '/settings/two-step',
    '/settings/delete',
    '/birth-info/correction',
    '/send-story',
    '/my-stories',
  ])('%s has at most 180 kB', (path) => expectScripts(member, path, MEMBER))
})

describe('a page of the back-office', () => {
  let admin: Browser
  beforeAll(async () => {
    admin = (await administrator(app)).browser
  })

  it.each([
    '/admin',
    '/admin/users',
    '/admin/birth-details/new',
    '/admin/natal-charts',
    '/admin/enhanced-natal-charts/new',
    '/admin/keyword-categories/new',
    '/admin/events/new',
    '/admin/user-stories',
    '/admin/keywords/new',
    '/admin/add-event',
    '/admin/audit-log',
    '/admin/reindex',
  ])('%s has at most 190 kB', (path) => expectScripts(admin, path, OFFICE))
})
