import { beforeAll, describe, expect, it } from 'vitest'
import { scriptsOf } from '../bench/page-weight.ts'
import { administrator } from '../support/admin.ts'
import { type Browser, testApp } from '../support/app.ts'

const app = await testApp()

/**
 * Limits on script size, in kB after gzip, and on the number of files. Unlike time, size is the same on every machine.
 * docs/performance.md has the present values. What is loaded only when a person fills in a form is not counted here.
 */
const NONE = { kB: 0, files: 0 }
const LIGHT = { kB: 6, files: 1 }
const REACT = { kB: 119, files: 8 }
const OFFICE = { kB: 145, files: 9 }

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
    member = await app.born()
    await member.get('/analysis')
  })

  it.each([
    '/part-of-fortune',
    '/part-of-fortune/lots',
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
  ])('%s has at most 8 files and 119 kB', (path) => expectScripts(member, path, REACT))
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
  ])('%s has at most 9 files and 145 kB', (path) => expectScripts(admin, path, OFFICE))
})
