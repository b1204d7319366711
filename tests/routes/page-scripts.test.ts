import { beforeAll, describe, expect, it } from 'vitest'
import { scriptsOf } from '../bench/page-weight.ts'
import { administrator } from '../support/admin.ts'
import { type Browser, ISTANBUL_BIRTH, registered, testApp } from '../support/app.ts'

const app = await testApp()

/**
 * Limits on script size, in kB after gzip, and on the number of files. Unlike time, size is the same on every machine.
 * The limits are a little above the present values (docs/performance.md), so that a small feature does not change them.
 */
const NONE = { kB: 0, files: 0 }
const LIGHT = { kB: 6, files: 1 }
const REACT = { kB: 100, files: 8 }

async function expectScripts(browser: Browser, path: string, most: { kB: number; files: number }) {
  const answer = await browser.get(path)
  expect(answer.status).toBeLessThan(500)
  const { files, gzip } = scriptsOf(await answer.text())
  expect(files, 'files').toBeLessThanOrEqual(most.files)
  expect(gzip / 1000, 'kB').toBeLessThanOrEqual(most.kB)
  // A page that should have scripts and has none is broken.
  if (most.files > 0) expect(files).toBeGreaterThan(0)
}

describe("a visitor's page", () => {
  it.each(['/', '/faq', '/books', '/contact', '/no-such-page'])('%s has no script', (path) =>
    expectScripts(app.browser(), path, NONE))

  it.each([
    '/login',
    '/login?redirectTo=/analysis',
    '/register',
    '/forgot-password',
    '/reset-password?token=spent',
  ])('%s has the light script and not React', (path) => expectScripts(app.browser(), path, LIGHT))
})

describe("a member's page", () => {
  let member: Browser
  beforeAll(async () => {
    member = app.browser()
    await registered(member)
    await member.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
    await member.get('/analysis')
  })

  it.each([
    '/part-of-fortune',
    '/reports',
    '/reports/basic',
    '/reports/detailed',
  ])('%s has no script', (path) => expectScripts(member, path, NONE))

  it.each([
    '/dashboard',
    '/analysis',
    '/my-path',
    '/my-book/years',
  ])('%s has the light script and not React', (path) => expectScripts(member, path, LIGHT))

  it.each([
    '/settings',
    '/settings/two-step',
    '/settings/delete',
    '/birth-info/correction',
    '/my-book',
    '/my-book/write',
    '/send-story',
  ])('%s has at most 8 files and 100 kB', (path) => expectScripts(member, path, REACT))
})

describe('a page of the back-office', () => {
  let admin: Browser
  beforeAll(async () => {
    admin = (await administrator(app)).browser
  })

  it.each([
    ['/admin', 101],
    ['/admin/users', 100],
    ['/admin/birth-details/new', 106],
    ['/admin/natal-charts', 100],
    ['/admin/enhanced-natal-charts/new', 104],
    ['/admin/keyword-categories/new', 104],
    ['/admin/events/new', 104],
    ['/admin/user-stories', 100],
    ['/admin/keywords/new', 104],
    ['/admin/add-event', 104],
    ['/admin/audit-log', 100],
    ['/admin/reindex', 100],
  ])('%s has at most 8 files and %d kB', (path, kB) => expectScripts(admin, path, { kB, files: 8 }))
})
