import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  type Backup,
  checksumPath,
  expiredBackups,
  listBackups,
  makeBackup,
  problemsOfBackup,
  rotateBackups,
} from './backup.ts'
import { DatabaseKeyError, type Db, openDatabase, openReadOnly } from './client.server.ts'
import { rekey } from './rekey.ts'
import { newestIntactBackup, replaceDatabase } from './restore.ts'

const KEY = 'ab'.repeat(32)
const OTHER_KEY = 'cd'.repeat(32)
const DAY = 24 * 60 * 60 * 1000
const NOW = new Date('2026-03-01T12:00:00Z')
const at = (days: number) => new Date(NOW.getTime() + days * DAY)

function withRows(rows = 100): { folder: string; backups: string; db: Db } {
  const folder = mkdtempSync(join(tmpdir(), 'qismah-backup-'))
  const db = openDatabase({ path: join(folder, 'qismah.sqlite'), key: KEY })
  db.sqlite.exec('create table story (id integer primary key, words text)')
  const insert = db.sqlite.prepare('insert into story (words) values (?)')
  for (let row = 0; row < rows; row += 1) insert.run(`Umm Yusuf of Herat, ${row}`)
  return { folder, backups: join(folder, 'backups'), db }
}

function stories(path: string, key = KEY): unknown[] {
  const sqlite = openReadOnly({ path, key })
  try {
    return sqlite.prepare('select * from story order by id').all()
  } finally {
    sqlite.close()
  }
}

/** Overwrites some bytes, as a bad sector does. */
function damage(path: string, offset: number): void {
  const bytes = readFileSync(path)
  bytes.fill(0x5a, offset, offset + 200)
  writeFileSync(path, bytes)
}

describe('a backup', () => {
  it('has every row, is encrypted, and is not damaged', () => {
    const { backups, db } = withRows()
    const { path, bytes } = makeBackup(db, { folder: backups, key: KEY, now: NOW })
    expect(basename(path)).toBe('qismah-2026-03-01T12-00-00-000Z.sqlite')
    expect(bytes).toBe(statSync(path).size)
    expect(stories(path)).toEqual(stories(db.path))
    expect(readFileSync(path).includes('Herat')).toBe(false)
    expect(readFileSync(path, 'latin1')).not.toContain('SQLite format 3')
    expect(statSync(path).mode & 0o077).toBe(0)
    expect(problemsOfBackup(path, KEY)).toEqual([])
    expect(() => problemsOfBackup(path, OTHER_KEY)).toThrow(DatabaseKeyError)
    expect(listBackups(backups)).toMatchObject([{ path, madeAt: NOW, beforeMigration: false }])
    db.close()
  })

  it("that is made during a writer's transaction has nothing that is not committed", () => {
    const { backups, db } = withRows(1)
    db.sqlite.exec("begin immediate; insert into story (words) values ('not committed')")
    const reader = openReadOnly({ path: db.path, key: KEY })
    const { path } = makeBackup({ sqlite: reader, path: db.path }, { folder: backups, key: KEY, now: NOW })
    reader.close()
    db.sqlite.exec('commit')
    expect(stories(path)).toHaveLength(1)
    expect(stories(db.path)).toHaveLength(2)
    db.close()
  })

  it('that was changed, truncated, or lost its checksum is detected', () => {
    const { backups, db } = withRows()
    const [changed, cut, bare] = [0, 1, 2].map(
      (day) => makeBackup(db, { folder: backups, key: KEY, now: at(day) }).path,
    ) as [string, string, string]
    db.close()
    damage(changed, 5000)
    truncateSync(cut, 4096)
    writeFileSync(checksumPath(bare), '')
    expect(problemsOfBackup(changed, KEY)).toEqual([expect.stringContaining('SHA-256')])
    expect(problemsOfBackup(cut, KEY)).toEqual([expect.stringContaining('SHA-256')])
    expect(problemsOfBackup(bare, KEY)).toEqual([expect.stringContaining('SHA-256')])
    expect(() => newestIntactBackup(backups, KEY)).toThrow(/There is no intact backup/)
  })

  it('of a damaged database is not kept', () => {
    const { backups, db } = withRows(400)
    db.close()
    damage(db.path, statSync(db.path).size - 4096)
    const reader = openReadOnly({ path: db.path, key: KEY })
    const making = { folder: backups, key: KEY, now: NOW }
    expect(() => makeBackup({ sqlite: reader, path: db.path }, making)).toThrow(/No backup was made/)
    reader.close()
    expect(readdirSync(backups)).toEqual([])
  })
})

describe('rotation', () => {
  const backup = (madeAt: Date, beforeMigration = false): Backup => ({
    path: madeAt.toISOString(),
    madeAt,
    bytes: 1,
    beforeMigration,
  })
  const newestFirst = (days: number[]) => days.sort((one, other) => other - one).map((day) => backup(at(day)))

  it('keeps seven daily and four weekly ones of a year of days', () => {
    let kept: Backup[] = []
    for (let day = 0; day < 365; day += 1) {
      kept = [backup(at(day)), ...kept]
      const gone = expiredBackups(kept, at(day))
      kept = kept.filter((one) => !gone.includes(one))
    }
    const ages = kept.map(({ madeAt }) => (at(364).getTime() - madeAt.getTime()) / DAY)
    expect(ages.slice(0, 7)).toEqual([0, 1, 2, 3, 4, 5, 6])
    // The newest backup of a week is kept: those of this week and last week are among the daily ones.
    expect(kept.length).toBeGreaterThanOrEqual(9)
    expect(kept.length).toBeLessThanOrEqual(10)
    expect(Math.max(...ages)).toBeLessThanOrEqual(28)
    expect(Math.max(...ages)).toBeGreaterThanOrEqual(21)
  })

  it('never removes the newest, however many there are of one day', () => {
    const many = [0, 0.1, 0.2, 0.3].map((part) => backup(at(part))).reverse()
    expect(expiredBackups(many, at(1)).map(({ madeAt }) => madeAt)).toEqual([at(0.2), at(0.1), at(0)])
  })

  it('keeps the existing ones when the clock jumps a year ahead', () => {
    // A week from Monday to Sunday.
    const week = newestFirst([1, 2, 3, 4, 5, 6, 7])
    const now = at(372)
    const gone = expiredBackups([backup(now), ...week], now)
    expect(gone.map(({ madeAt }) => madeAt)).toEqual([at(1)])
  })

  it('keeps new ones when the clock is set a year back', () => {
    let kept = newestFirst([358, 359, 360, 361, 362, 363, 364])
    for (const day of [0, 1, 2]) {
      kept = [backup(at(day)), ...kept]
      const gone = expiredBackups(kept, at(day))
      expect(gone.every(({ madeAt }) => madeAt > at(day))).toBe(true)
      kept = kept.filter((one) => !gone.includes(one))
    }
    expect(kept.filter(({ madeAt }) => madeAt <= at(2))).toHaveLength(3)
  })

  it('removes a copy from before a migration after four weeks, with its checksum', () => {
    const { backups, db } = withRows(1)
    const before = makeBackup(db, { folder: backups, key: KEY, now: at(0), before: '0007_more' }).path
    makeBackup(db, { folder: backups, key: KEY, now: at(27) })
    db.close()
    expect(rotateBackups(backups, at(27))).toEqual([])
    expect(rotateBackups(backups, at(29))).toEqual([before])
    expect(readdirSync(backups).filter((name) => name.startsWith('before-'))).toEqual([])
  })
})

describe('restoring', () => {
  it('uses the newest undamaged one, row for row, and sets the replaced files aside', () => {
    const { folder, backups, db } = withRows()
    const first = makeBackup(db, { folder: backups, key: KEY, now: at(0) }).path
    const before = stories(db.path)
    db.sqlite.exec("delete from story where id > 3; insert into story (words) values ('later')")
    const second = makeBackup(db, { folder: backups, key: KEY, now: at(1) }).path
    // Rows that are only in the log must not be read into the restored file.
    copyFileSync(db.path, join(folder, 'kept'))
    copyFileSync(`${db.path}-wal`, join(folder, 'kept-wal'))
    db.close()
    copyFileSync(join(folder, 'kept'), db.path)
    copyFileSync(join(folder, 'kept-wal'), `${db.path}-wal`)
    damage(second, 6000)

    const { backup, damaged } = newestIntactBackup(backups, KEY)
    expect(backup.path).toBe(first)
    expect(damaged.map(({ path }) => path)).toEqual([second])
    const aside = replaceDatabase(first, db.path, at(2))!
    expect(readdirSync(aside).sort()).toEqual(['qismah.sqlite', 'qismah.sqlite-wal'])
    const restored = openDatabase({ path: db.path, key: KEY })
    expect(stories(restored.path)).toEqual(before)
    restored.close()
    expect(stories(join(aside, 'qismah.sqlite'))).toHaveLength(4)
  })
})

describe('a new key', () => {
  it('encrypts the database and every backup, and the old key opens none of them', () => {
    const { backups, db } = withRows()
    const copies = [0, 1].map((day) => makeBackup(db, { folder: backups, key: KEY, now: at(day) }).path)
    const before = stories(db.path)
    db.close()
    const files = [db.path, ...copies]
    expect(rekey({ database: db.path, backups }, { from: KEY, to: OTHER_KEY }).sort()).toEqual(files.sort())
    for (const path of files) {
      expect(stories(path, OTHER_KEY)).toEqual(before)
      expect(() => stories(path, KEY)).toThrow(DatabaseKeyError)
    }
    for (const path of copies) expect(problemsOfBackup(path, OTHER_KEY)).toEqual([])
    expect(rekey({ database: db.path, backups }, { from: KEY, to: OTHER_KEY })).toEqual([])
  })

  it('is refused with a wrong or missing key, or when a backup is damaged', () => {
    const { backups, db } = withRows()
    const copy = makeBackup(db, { folder: backups, key: KEY, now: NOW }).path
    db.close()
    const whole = [db.path, copy].map((path) => readFileSync(path))
    for (const from of ['ee'.repeat(32), undefined]) {
      expect(() => rekey({ database: db.path, backups }, { from, to: OTHER_KEY })).toThrow(DatabaseKeyError)
    }
    expect([db.path, copy].map((path) => readFileSync(path))).toEqual(whole)
    damage(copy, 6000)
    expect(() => rekey({ database: db.path, backups }, { from: KEY, to: OTHER_KEY })).toThrow(/is damaged/)
    expect(readFileSync(db.path)).toEqual(whole[0])
  })

  it('continues after an interruption', () => {
    const { backups, db } = withRows()
    const [first, second] = [0, 1].map(
      (day) => makeBackup(db, { folder: backups, key: KEY, now: at(day) }).path,
    ) as [string, string]
    db.close()
    const [database, other] = [readFileSync(db.path), readFileSync(second)]
    const checksum = readFileSync(checksumPath(second))
    rekey({ database: db.path, backups }, { from: KEY, to: OTHER_KEY })
    // The state after an interruption between the first and the second of the three files.
    writeFileSync(db.path, database)
    writeFileSync(second, other)
    writeFileSync(checksumPath(second), checksum)
    expect(rekey({ database: db.path, backups }, { from: KEY, to: OTHER_KEY }).sort()).toEqual(
      [db.path, second].sort(),
    )
    for (const path of [first, second]) expect(problemsOfBackup(path, OTHER_KEY)).toEqual([])
    expect(stories(db.path, OTHER_KEY)).toHaveLength(100)
  })

  it('encrypts files that were not encrypted', () => {
    const folder = mkdtempSync(join(tmpdir(), 'qismah-plain-'))
    const path = join(folder, 'qismah.sqlite')
    const plain = openDatabase({ path })
    plain.sqlite.exec(
      "create table story (id integer primary key, words text); insert into story (words) values ('Herat')",
    )
    plain.close()
    rekey({ database: path, backups: join(folder, 'backups') }, { from: undefined, to: KEY })
    expect(readFileSync(path).includes('Herat')).toBe(false)
    expect(stories(path)).toHaveLength(1)
    expect(existsSync(`${path}.rekeyed`)).toBe(false)
  })
})
