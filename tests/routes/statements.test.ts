import { expect, it, vi } from 'vitest'
import { administrator } from '../support/admin.ts'
import { type Browser, testApp } from '../support/app.ts'

const app = await testApp()
const statement = Object.getPrototypeOf(app.services.db.sqlite.prepare('select 1'))

/** The SQL of each statement that a page runs at its second visit. */
async function statementsOf(browser: Browser, path: string): Promise<string[]> {
  await browser.page(path)
  // The mail about a new account reads the account, at any time after the answer.
  await app.services.mailer.flush()
  const spies = ['get', 'all', 'run', 'iterate'].map((way) => vi.spyOn(statement, way))
  expect((await browser.get(path)).status).toBe(200)
  return spies.flatMap(({ mock }) => mock.contexts.map((one) => (one as { source: string }).source))
}

it.each([
  ['/dashboard', 8],
  ['/analysis', 10],
  ['/my-path', 6],
  ['/part-of-fortune', 3],
  ['/reports/detailed', 2],
  ['/settings', 7],
])('reads for %s of a member with %i statements, none of them twice', async (path, most) => {
  const sources = await statementsOf(await app.born(), path)
  expect(sources.length, sources.join('\n')).toBeLessThanOrEqual(most)
  expect(new Set(sources).size).toBe(sources.length)
})

it.each([
  ['/admin/users', 5],
  ['/admin/birth-details', 6],
])('reads for %s of the back-office with %i statements, none of them twice', async (path, most) => {
  await app.born()
  const sources = await statementsOf((await administrator(app)).browser, path)
  expect(sources.length, sources.join('\n')).toBeLessThanOrEqual(most)
  expect(new Set(sources).size).toBe(sources.length)
})
