import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#app/routes/api/table.server.ts'
import { routesOf } from '../support/access.ts'
import { member } from '../support/admin.ts'
import { type Browser, ISTANBUL_BIRTH, testApp } from '../support/app.ts'
import { NOTE, writeNote } from '../support/notes.ts'
import { page } from '../support/stories.ts'

/** A word that is on no page. */
const MARK = 'qzvxlantern'
const QUESTION = 'Which small promise did you keep'

const dataDir = mkdtempSync(join(tmpdir(), 'qismah-notes-'))
const app = await testApp({ DATABASE_KEY: '', DATA_DIR: dataDir })
const { sql } = app

let author: Browser
let admin: Browser
let authorId = ''
let noteId = ''

beforeAll(async () => {
  const written = await member(app)
  author = written.browser
  authorId = written.id
  await author.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
  await author.call('POST', '/api/analysis', {})
  await author.call('POST', '/api/user-stories', {
    title: 'A story to moderate',
    storyContent: 'This story is read by moderators, and the notes of its author are not read by anybody.',
  })
  await writeNote(author, { text: `${NOTE} ${MARK}`, question: 'trust/2' }, '?about=block%3AfortunePath')
  noteId = sql.value('select id from notes') as string
  const other = await member(app)
  admin = other.browser
  sql.run('update users set is_admin = 1, admin_level = 1, has_long_password = 1 where id = ?', other.id)
})

/** Every id in the database that an address may contain. */
function keys(): string[] {
  const tables = ['users', 'birth_details', 'astrological_readings', 'user_stories', 'notes', 'analyses']
  return [
    ...tables.flatMap((table) => sql.values(`select id from ${table}`) as string[]),
    ...(sql.values('select id from audit_log') as number[]).map(String),
    authorId,
  ]
}

const leaks = (text: string) => [MARK, QUESTION, noteId].filter((word) => text.includes(word))

describe('a note', () => {
  it('is seen by its author', async () => {
    expect(leaks(await page(author, '/my-book'))).toEqual([MARK, QUESTION, noteId])
  })

  it('is on no page and in no list or export of an administrator', async () => {
    const found: string[] = []
    for (const { path } of await routesOf()) {
      const named = /:\w+/.test(path)
      const addresses = named
        ? keys().map((key) => path.replace(/:\w+/g, key))
        : [path.replace('*', 'nothing')]
      for (const address of addresses) {
        // The address of the note occurs in its refusal.
        const text = (await admin.page(address)).replaceAll(address, '')
        if (leaks(text).length > 0) found.push(`${address}: ${leaks(text).join(', ')}`)
      }
      if (named) continue
      // The search text occurs in its field; nothing is found by it.
      const searched = await admin.page(`${path}?q=${MARK}&search=${MARK}`)
      if (searched.includes(noteId) || searched.includes(NOTE)) found.push(`${path}, searched`)
    }
    for (const { path, id } of await routesOf()) {
      if (!id.endsWith('-csv')) continue
      const text = await (await admin.form(path, {})).text()
      if (leaks(text).length > 0) found.push(`POST ${path}`)
    }
    expect(found).toEqual([])
  }, 240_000)

  it('is in no call’s answer to an administrator', async () => {
    const found: string[] = []
    for (const { method, path } of calls) {
      if (method !== 'GET') continue
      const addresses = path.includes(':') ? keys().map((key) => path.replace(/:\w+/g, key)) : [path]
      for (const address of addresses) {
        const query = `userId=${authorId}&chartId=${authorId}&q=${MARK}&search=${MARK}`
        const text = await admin.page(`${address}?${query}`)
        if (leaks(text).length > 0 && !address.includes(noteId)) found.push(address)
      }
    }
    expect(found).toEqual([])
  })

  it('is in one table only, also after reindexing and after the author’s export', async () => {
    await admin.form('/admin/reindex', { intent: 'start' })
    await author.form('/settings/my-data.json', {})
    await author.form('/reports/pdf?notes=yes', {})
    await author.get(`/my-book?q=${MARK}`)
    await author.form(`/my-book/${noteId}/edit`, {
      text: `${NOTE} ${MARK}!`,
      day: '2026-03-01',
      revision: '0',
    })
    const tables = sql.values("select name from sqlite_master where type = 'table'") as string[]
    const holding = tables.filter((table) =>
      (sql.rows(`select * from "${table}"`) as object[]).some((row) => {
        const text = Object.values(row)
          .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)))
          .join('\n')
        return text.includes(MARK) || text.includes(QUESTION)
      }),
    )
    expect(holding).toEqual(['notes'])
    const named = sql.rows('select * from audit_log') as object[]
    expect(JSON.stringify([named, sql.rows('select * from security_events')])).not.toContain(noteId)
  })

  it('is in the download and the archive of its author', async () => {
    const data = await (await author.form('/settings/my-data.json', {})).text()
    expect(data).toContainAll(MARK, QUESTION)
    const zip = new Uint8Array(await (await author.form('/settings/my-data.zip', {})).arrayBuffer())
    const files = unzipSync(zip)
    const book = Buffer.from(files['qismah-my-book.txt']!).toString()
    expect(book).toContainAll(MARK, 'From your reading: Fortune Path', '1 March 2026 (12 Ramadan 1447 AH)')
  })

  it('is in the report only on request', async () => {
    const pages = async (address: string) => {
      const response = await author.form(address, {})
      expect(response.headers.get('Content-Type')).toBe('application/pdf')
      return Buffer.from(await response.arrayBuffer())
    }
    const usual = await pages('/reports/pdf')
    const withNotes = await pages('/reports/pdf?notes=yes')
    expect(outlineOf(usual)).not.toContain('My book')
    expect(outlineOf(withNotes)).toContain('My book')
    expect(outlineOf(await pages('/reports/pdf?notes=no'))).not.toContain('My book')
    const zip = unzipSync(
      new Uint8Array(await (await author.form('/settings/my-data.zip', {})).arrayBuffer()),
    )
    const [, report] = Object.entries(zip).find(([name]) => name.endsWith('.pdf'))!
    expect(outlineOf(Buffer.from(report))).not.toContain('My book')
  })

  it('is counted in the receipt, and deleted with the account', async () => {
    const html = await author.page('/settings/delete')
    expect(html).toContain('Notes of My Book')
    const deleted = await author.call('DELETE', '/api/user/delete-data', { confirm: 'DELETE' })
    expect(deleted.body).toMatchObject({ receipt: { rows: { notes: 1 } } })
    expect(sql.value('select count(*) from notes')).toBe(0)
    // Not encrypted here, so that the file itself can be read.
    const file = readFileSync(app.services.settings.databaseFile)
    expect(file.includes(MARK)).toBe(false)
    const outbox = readdirSync(dataDir).includes('outbox') ? readdirSync(join(dataDir, 'outbox')) : []
    for (const name of outbox) expect(readFileSync(join(dataDir, 'outbox', name), 'utf8')).not.toContain(MARK)
  })
})

/** The chapter titles in the outline of a PDF. */
function outlineOf(file: Buffer): string {
  const text = file.toString('latin1')
  const streams = [...text.matchAll(/stream\r?\n/g)].map(({ index, 0: head }) => {
    try {
      return inflateSync(file.subarray(index + head.length)).toString('latin1')
    } catch {
      return ''
    }
  })
  return [text, ...streams].join('\n')
}
