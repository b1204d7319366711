import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isBackupDue } from '#app/features/maintenance/backups.server.ts'
import { checksumPath, problemsOfBackup } from '#db/backup.ts'
import { TestClock, testApp } from '../support/app.ts'

const app = await testApp()
const { backups, settings } = app.services
const HOUR = 60 * 60 * 1000

describe('backups made by the server', () => {
  it('are none at first, then good, then late', async () => {
    expect(backups.state()).toMatchObject({ state: 'none', newest: null, ageMs: null, count: 0 })
    const { path } = await backups.makeNow()
    expect(problemsOfBackup(path, settings.databaseKey)).toEqual([])
    expect(backups.state()).toMatchObject({
      state: 'good',
      newest: { path },
      ageMs: 0,
      count: 1,
      failure: null,
    })
    app.clock.advance(37 * HOUR)
    expect(backups.state()).toMatchObject({ state: 'late', ageMs: 37 * HOUR })
    await backups.makeNow()
    expect(backups.state()).toMatchObject({ state: 'good', count: 2 })
  })

  it('are made in a worker thread: pages are answered in the meantime', async () => {
    const browser = await app.newcomer()
    const made = backups.makeNow()
    let answered = 0
    let done = false
    void made.then(() => {
      done = true
    })
    while (!done) {
      expect((await browser.get('/dashboard')).status).toBe(200)
      answered += 1
    }
    await made
    expect(answered).toBeGreaterThan(0)
  })

  it('say why one failed, and leave nothing behind', async () => {
    const folder = settings.backupDir
    rmSync(folder, { recursive: true })
    writeFileSync(folder, 'in the way')
    await expect(backups.makeNow()).rejects.toThrow()
    expect(backups.state().failure).toMatch(/EEXIST|ENOTDIR/)
    rmSync(folder)
    const { path } = await backups.makeNow()
    expect(backups.state().failure).toBeNull()
    rmSync(checksumPath(path))
    expect(backups.state().state).toBe('none')
    expect(existsSync(join(folder, 'qismah.sqlite'))).toBe(false)
  })
})

describe('the schedule', () => {
  const clock = new TestClock()
  const backup = (hoursAgo: number, beforeMigration = false) => ({
    path: 'x',
    madeAt: new Date(clock.now().getTime() - hoursAgo * HOUR),
    bytes: 1,
    beforeMigration,
  })

  it.each([
    ['there is none', [], true],
    ['the newest is an hour old', [backup(1)], false],
    ['the newest is a day old', [backup(24), backup(48)], true],
    ['only a migration made one', [backup(1, true)], true],
    ['the clock was set a year back', [backup(-365 * 24)], true],
    ['it was set back, and one was made since', [backup(-365 * 24), backup(1)], false],
    ['the clock jumped a year ahead', [backup(365 * 24)], true],
  ])('when %s', (_, all, due) => {
    expect(isBackupDue(all, clock.now())).toBe(due)
  })
})
