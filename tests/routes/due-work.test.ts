import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type * as Server from '#app/main.server.ts'
import { DAY, HOUR } from '#app/operations/clock.ts'
import { checksumPath } from '#db/backup.ts'
import { registered, testApp } from '../support/app.ts'

const { runDueWork } = (await import('#build/server/index.js' as string)) as typeof Server

const app = await testApp({ BACKUPS: 'off' })
const { sql } = app
const { services, clock } = app
const count = (table: string) => sql.value(`select count(*) from ${table}`) as number

async function after(time: number): Promise<void> {
  clock.advance(time)
  await runDueWork(services)
}

it('every hour, what has expired is removed, although nobody uses the site', async () => {
  const browser = app.browser()
  const { email } = await registered(browser)
  await browser.call('POST', '/api/auth/forgot-password', { email })
  await services.mailer.flush()
  await app.browser().form('/contact', { email, message: 'A question about the lots.' })
  sql.run("insert into form_drafts select id, '/x', '{}', ? from users", clock.now().getTime())
  const tables = ['account_tokens', 'answered_requests', 'form_drafts', 'sessions', 'security_events']
  const counts = () => tables.map((table) => Math.sign(count(table)))
  expect(counts()).toEqual([1, 1, 1, 1, 1])
  await after(HOUR)
  expect(counts()).toEqual([0, 1, 1, 1, 1])
  await after(DAY)
  expect(counts()).toEqual([0, 0, 0, 1, 1])
  await after(7 * DAY)
  expect(counts()).toEqual([0, 0, 0, 0, 1])
  await after(180 * DAY)
  expect(counts()).toEqual([0, 0, 0, 0, 0])
})

it('a copy from before a migration is removed after four weeks, also where no backups are scheduled', async () => {
  const { backupDir } = services.settings
  mkdirSync(backupDir, { recursive: true })
  const made = (what: string) => {
    const stamp = clock.now().toISOString().replace(/[:.]/g, '-')
    const path = join(backupDir, `${what}-${stamp}.sqlite`)
    for (const file of [path, checksumPath(path)]) writeFileSync(file, '')
    return path
  }
  const copy = made('before-0001_back_office')
  const ownBackup = made('qismah')
  await after(28 * DAY)
  expect(existsSync(copy)).toBe(true)
  await after(HOUR)
  expect([copy, checksumPath(copy), ownBackup].map((path) => existsSync(path))).toEqual([false, false, true])
})
