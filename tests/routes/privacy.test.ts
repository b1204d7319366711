import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { beforeEach, describe, expect, it } from 'vitest'
import type * as Server from '#app/main.server.ts'
import { HOUR } from '#app/operations/clock.ts'
import { proves } from '../specification/proves.ts'
import { administrator, member } from '../support/admin.ts'
import { ISTANBUL_BIRTH, testApp } from '../support/app.ts'
import { whileFailing } from '../support/messages.ts'
import { confirmed } from '../support/stories.ts'

const { runDueWork } = (await import('#build/server/index.js' as string)) as typeof Server

/** Not encrypted, so that a test can look for words in the file itself. */
const dataDir = mkdtempSync(join(tmpdir(), 'qismah-privacy-'))
const app = await testApp({ DATABASE_KEY: '', DATA_DIR: dataDir })
const { sql } = app
const { services } = app
const { sqlite } = services.db
const outbox = join(services.settings.dataDir, 'outbox')

const STORY = 'Of the Zanzibar nightingale, and what it taught me about patience: a long story, told once.'

interface Receipt {
  deletedAt: string
  rows: Record<string, number>
  total: number
}

/** A person with rows in every table, and the words to search for. */
async function somebody() {
  const { browser, email, password, id } = await member(app)
  const story = { title: 'The Zanzibar nightingale', storyContent: STORY, pseudonym: 'Umm Yusuf' }
  const leaving = app.browser()
  leaving.cookies.set('qismah_device', browser.cookies.get('qismah_device')!)
  await leaving.call('POST', '/api/auth/login', { email, password })
  const { formOwner } = await leaving.hiddenFields()
  await leaving.call('POST', '/api/auth/logout')
  await leaving.form('/send-story', { ...story, ...confirmed, formOwner: formOwner! })
  await browser.call('POST', '/api/birth-data', { ...ISTANBUL_BIRTH, pseudonym: 'Zanzibari' })
  const reason = 'The Zanzibar register says a quarter past.'
  const birth = { ...ISTANBUL_BIRTH, birthTime: '14:45', unlisted: '' }
  await browser.form('/birth-info/correction', { ...birth, reason })
  const { analysisId } = (await browser.call('POST', '/api/analysis')).body as { analysisId: string }
  await browser.call('POST', `/api/analysis/${analysisId}/rate`, { rating: 5 })
  await browser.call('POST', '/api/stories', { story: 'A Zanzibar tale' })
  await browser.call('POST', '/api/user-stories', story)
  sql.run('insert into path_progress values (?, ?, ?)', id, 'lot.house:7/practicalSteps/1', 1)
  sql.run(
    'insert into account_tokens values (?, ?, ?, ?, ?, ?)',
    `digest of ${id}`,
    id,
    'verify-email',
    `earlier-${email}`,
    1,
    Date.UTC(2100, 0),
  )
  for (const to of [email, `earlier-${email}`]) {
    await services.mailer.send({ to, language: 'en', subject: 'A link', paragraphs: ['For the Zanzibari.'] })
  }
  const letter = { name: 'Umm Yusuf', message: 'May I correct the hour of a Zanzibar birth?' }
  await browser.form('/contact', { ...letter, email: `elsewhere-${email}` })
  await app.browser().form('/contact', { ...letter, email: email.toUpperCase() })
  return { browser, email, password, id, story }
}

const tables = () => sql.values("select name from sqlite_master where type = 'table'") as string[]

/** The rows of all tables that contain a word, as `table: row`. */
function whereabouts(word: string): string[] {
  return tables().flatMap((table) =>
    sqlite
      .prepare(`select * from "${table}"`)
      .raw()
      .all()
      .map((row) =>
        (row as unknown[]).map((value) => (Buffer.isBuffer(value) ? value.toString('utf8') : String(value))),
      )
      .filter((row) => row.some((value) => value.includes(word)))
      .map((row) => `${table}: ${row.join(' | ').slice(0, 120)}`),
  )
}

/** True if any file of the data folder contains the bytes of a word. */
function inFiles(word: string): boolean {
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  return files.some(({ parentPath, name }) => readFileSync(join(parentPath, name)).includes(word))
}

function mailsWith(word: string): string[] {
  if (!existsSync(outbox)) return []
  return readdirSync(outbox).filter((name) => readFileSync(join(outbox, name), 'utf8').includes(word))
}

const users = () => sql.value('select count(*) from users')

describe('downloading all my data', () => {
  it('is one file with the data and the report, or only the data without a chart', async () => {
    const { browser } = await somebody()
    const response = await browser.form('/settings/my-data.zip', {})
    expect(response.headers.get('Content-Type')).toBe('application/zip')
    expect(response.headers.get('Content-Disposition')).toBe(
      'attachment; filename="qismah-my-data-2026-03-01.zip"',
    )
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    expect(Object.keys(files)).toEqual(['qismah-my-data-2026-03-01.json', 'qismah-report-2026-03-01.pdf'])
    const [json, pdf] = Object.values(files).map((file) => Buffer.from(file))
    expect(JSON.parse(json!.toString())).toEqual(
      JSON.parse(await (await browser.form('/settings/my-data.json', {})).text()),
    )
    expect(pdf!.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf!.subarray(-6).toString().trim()).toBe('%%EOF')

    const without = await app.newcomer()
    const small = await without.form('/settings/my-data.zip', {})
    expect(Object.keys(unzipSync(new Uint8Array(await small.arrayBuffer())))).toEqual([
      'qismah-my-data-2026-03-01.json',
    ])
  })

  it('holds 200 stories of 20,000 characters', async () => {
    const { browser, id } = await member(app)
    const insert = sqlite.prepare(
      `insert into user_stories (id, user_id, title, story_content, is_anonymous, tags, submitted_at)
       values (?, ?, 'Of light', ?, 1, '[]', 1)`,
    )
    const stories = Array.from({ length: 200 }, (_, i) =>
      `${i} ${'نور على نور 🌙'.repeat(1500)}`.slice(0, 20_000),
    )
    sqlite.transaction(() => {
      for (const [i, text] of stories.entries()) insert.run(`long-${i}`, id, text)
    })()
    const response = await browser.form('/settings/my-data.zip', {})
    const [json] = Object.values(unzipSync(new Uint8Array(await response.arrayBuffer())))
    const { data } = JSON.parse(Buffer.from(json!).toString()) as {
      data: Record<string, { storyContent: string }[]>
    }
    expect(data.user_stories!.map(({ storyContent }) => storyContent).sort()).toEqual([...stories].sort())
  })

  it('contains the rows of all tables, and no secret', async () => {
    const { browser, email, id } = await somebody()
    const other = await somebody()
    const response = await browser.form('/settings/my-data.json', {})
    expect(response.headers.get('Content-Disposition')).toBe(
      'attachment; filename="qismah-my-data-2026-03-01.json"',
    )
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const text = await response.text()
    const { data } = JSON.parse(text) as { data: Record<string, Record<string, unknown>[]> }
    expect(data.users).toEqual([
      expect.objectContaining({ id, email, createdAt: '2026-03-01T12:00:00.000Z' }),
    ])
    expect(data.birth_details).toEqual([
      expect.objectContaining({ pseudonym: 'Zanzibari', birthTime: '14:30' }),
    ])
    expect(data.user_stories).toHaveLength(2)
    expect(data.planets).toHaveLength(10)
    expect(data.houses).toHaveLength(12)
    expect(data.analysis_ratings).toEqual([expect.objectContaining({ rating: 5 })])
    expect(Object.keys(data).sort()).toEqual(
      expect.arrayContaining([
        'account_tokens',
        'analyses',
        'aspects',
        'astrological_readings',
        'correction_requests',
        'form_drafts',
        'path_progress',
        'sessions',
      ]),
    )
    expect(text).not.toContain('argon2')
    expect(text).not.toMatch(/"(passwordHash|tokenHash)"/)
    expect(text).not.toContainAll(other.id, `digest of ${id}`)
  })

  it('contains no id of an administrator who read, changed, reviewed or decided something', async () => {
    const person = await somebody()
    const admin = await administrator(app)
    const write = (statement: string) => sql.run(statement, admin.id, person.id)
    await admin.browser.get(`/admin/users/${person.id}/delete`)
    await admin.browser.call('PATCH', `/api/admin/users/${person.id}`, { isAdmin: true })
    write('update user_stories set reviewed_by = ? where user_id = ?')
    write("update correction_requests set decided_by = ?, status = 'declined' where user_id = ?")
    write(`update astrological_readings set edited_by = ?
      where birth_detail_id = (select id from birth_details where user_id = ?)`)
    write("update form_drafts set path = '/admin/users/' || ? where user_id = ?")
    const text = await (await person.browser.form('/settings/my-data.json', {})).text()
    const { data } = JSON.parse(text) as { data: Record<string, unknown[]> }
    expect(data.audit_log).toEqual([
      expect.objectContaining({ action: 'users.make-admin', actorId: 'another person' }),
    ])
    expect(data.record_reads).not.toHaveLength(0)
    expect(text).not.toContainAll(admin.id, admin.email)
    expect(text).toContain(person.id)
  })

  it('leaves out stories that the person only reviewed', async () => {
    const author = await somebody()
    const reviewer = await member(app)
    sql.run('update user_stories set reviewed_by = ? where user_id = ?', reviewer.id, author.id)
    expect(await (await reviewer.browser.form('/settings/my-data.json', {})).text()).not.toContain(
      'nightingale',
    )
  })
})

describe('deleting all my data', () => {
  let person: Awaited<ReturnType<typeof somebody>>
  beforeEach(async () => {
    sql.exec('delete from users')
    rmSync(outbox, { recursive: true, force: true })
    person = await somebody()
  })

  it.each([
    '/api/user/delete-data',
    '/api/privacy/delete-data',
  ])('by DELETE %s, without a body', async (path) => {
    const { browser } = person
    const { status, body } = await browser.call('DELETE', path)
    expect(status).toBe(200)
    const { message, receipt } = body as { message: string; receipt: Receipt }
    expect(message).toBe('All your data has been permanently deleted.')
    expect(receipt.deletedAt).toBe('2026-03-01T12:00:00.000Z')
    expect(receipt.rows).toMatchObject({
      users: 1,
      birth_details: 1,
      correction_requests: 1,
      astrological_readings: 1,
      planets: 10,
      houses: 12,
      analyses: 1,
      analysis_ratings: 1,
      path_progress: 1,
      user_stories: 2,
      form_drafts: 1,
      mails: 4,
    })
    expect(receipt.total).toBe(Object.values(receipt.rows).reduce((sum, rows) => sum + rows, 0))
    expect((await browser.call('GET', '/api/auth/me')).body).toBeNull()
    expect(browser.cookies.has('qismah_session')).toBe(false)
  })

  it('leaves nothing of the person in any table, file or mail, and everything of the other', async () => {
    const other = await somebody()
    const own = sql.row(
      `select b.id birth, r.id reading, a.id analysis, s.id story
           from birth_details b join astrological_readings r on r.birth_detail_id = b.id
           join analyses a on a.user_id = b.user_id join user_stories s on s.user_id = b.user_id
          where b.user_id = ?`,
      person.id,
    ) as Record<string, string>
    const traces = [person.id, person.email, ...Object.values(own)]
    for (const word of traces) {
      expect(whereabouts(word), word).not.toEqual([])
      expect(inFiles(word), word).toBe(true)
    }
    expect(mailsWith(person.email)).toHaveLength(4)
    const rowsOfOther = whereabouts(other.id)

    expect((await person.browser.call('DELETE', '/api/user/delete-data', { confirm: 'DELETE' })).status).toBe(
      200,
    )
    for (const word of traces) {
      expect(whereabouts(word), word).toEqual([])
      expect(inFiles(word), word).toBe(false)
    }
    expect(mailsWith(person.email)).toEqual([])
    expect(whereabouts(other.id)).toEqual(rowsOfOther)
    expect(mailsWith(other.email)).toHaveLength(4)

    await other.browser.call('DELETE', '/api/privacy/delete-data')
    for (const word of ['Zanzibar', 'nightingale', 'Umm Yusuf', '@qismah.example']) {
      expect(whereabouts(word), word).toEqual([])
      expect(inFiles(word), word).toBe(false)
    }
    expect(sqlite.pragma('foreign_key_check')).toEqual([])
  })

  it('removes a mail that is being sent at that moment', async () => {
    services.mailer.post(() => ({ to: person.email, language: 'en', subject: 'Late', paragraphs: ['Late.'] }))
    await person.browser.call('DELETE', '/api/user/delete-data')
    await expect.poll(() => mailsWith(person.email), { timeout: 3000 }).toEqual([])
  })

  it('refuses a call without the word', async () => {
    proves('check: word DELETE')
    const message = 'Type DELETE, in capital letters, to confirm'
    for (const path of ['/api/user/delete-data', '/api/privacy/delete-data'])
      for (const sent of [{ confirm: 'delete' }, { confirmation: null }, { anything: 1 }]) {
        const { status, body } = await person.browser.call('DELETE', path, sent)
        expect({ status, body }).toMatchObject({ status: 422, body: { message } })
      }
    expect(users()).toBe(1)
  })

  describe('by the last administrator', () => {
    const CONFIRM_NO_ADMIN = 'Please confirm that this site will have no administrator.'
    beforeEach(() => {
      sql.run('update users set is_admin = 1 where id = ?', person.id)
    })

    it.each([
      '/api/user/delete-data',
      '/api/privacy/delete-data',
    ])('needs another confirmation in the call %s', async (path) => {
      for (const sent of [
        undefined,
        { confirmation: 'DELETE' },
        { confirmation: 'DELETE', noAdministrator: false },
      ]) {
        const { status, body } = await person.browser.call('DELETE', path, sent)
        expect([status, body]).toEqual([
          422,
          {
            code: 'account.no-admin-left',
            message: CONFIRM_NO_ADMIN,
            fieldErrors: { noAdministrator: [CONFIRM_NO_ADMIN] },
          },
        ])
      }
      expect(whereabouts(person.id)).not.toEqual([])
      expect(users()).toBe(1)
      const sent = { confirmation: 'DELETE', noAdministrator: true }
      expect((await person.browser.call('DELETE', path, sent)).status).toBe(200)
      expect(users()).toBe(0)
    })

    it('needs another tick on the screen, which others do not see', async () => {
      const { browser } = person
      expect(await browser.page('/settings/delete')).toContain('name="noAdministrator"')
      const refused = await browser.form('/settings/delete', { confirm: 'DELETE' })
      expect(refused.status).toBe(422)
      expect(await refused.text()).toContain(CONFIRM_NO_ADMIN)
      expect(users()).toBe(1)
      const other = await somebody()
      expect(await other.browser.page('/settings/delete')).not.toContain('noAdministrator')
      const taken = await browser.form('/settings/delete', { confirm: 'DELETE', noAdministrator: 'on' })
      expect(taken.status).toBe(303)
      expect(users()).toBe(1)
    })

    it('needs nothing more if another administrator can sign in', async () => {
      const other = await somebody()
      sql.run('update users set is_admin = 1 where id = ?', other.id)
      sql.run("update users set account_status = 'suspended' where id = ?", other.id)
      expect((await person.browser.call('DELETE', '/api/user/delete-data')).status).toBe(422)
      sql.run("update users set account_status = 'active' where id = ?", other.id)
      expect((await person.browser.call('DELETE', '/api/user/delete-data')).status).toBe(200)
    })
  })

  it('shows what is stored, and accepts only the exact word', async () => {
    proves('check: word DELETE')
    const { browser } = person
    const html = (await browser.page('/settings/delete')).replaceAll('<!-- -->', '')
    expect(html).toContain('Type DELETE to confirm')
    expect(html).toMatch(/Stories, with the questions they answer<\/th><td[^>]*>2</)
    for (const confirm of ['', 'delete', 'DELETE!', ' DELETE']) {
      const response = await browser.form('/settings/delete', { confirm })
      expect(response.status, confirm).toBe(422)
      expect(await response.text()).toContain('Type DELETE, in capital letters, to confirm')
    }
    expect(users()).toBe(1)
  })

  it('gives a receipt, and shows nothing private afterwards', async () => {
    proves('message: data deleted')
    const { browser } = person
    const before = { ...Object.fromEntries(browser.cookies) }
    const pages = ['/dashboard', '/my-stories', '/settings', '/analysis', '/birth-info', '/settings/delete']
    for (const path of pages) {
      expect((await browser.get(path)).headers.get('Cache-Control'), path).toBe('no-store')
    }
    const deleted = await browser.form('/settings/delete', { confirm: 'DELETE' })
    expect(deleted.status).toBe(303)
    expect(deleted.headers.get('Location')).toBe('/data-deleted')
    const receipt = await browser.get('/data-deleted')
    expect(receipt.headers.get('Cache-Control')).toBe('no-store')
    const html = (await receipt.text()).replaceAll('<!-- -->', '')
    expect(html).toContainAll('Data Deleted', 'All your data has been permanently deleted.', '1 March 2026')
    expect(html).toMatch(/Houses of the charts<\/th><td[^>]*>12</)
    expect(html).toMatch(/href="\/"[^>]*>Go to the home page/)
    expect(html).not.toContain(person.email)
    // The cookie of the old session, as a browser that kept it would send it.
    for (const [name, value] of Object.entries(before)) browser.cookies.set(name, value)
    for (const path of pages) {
      const response = await browser.get(path)
      expect(response.headers.get('Location'), path).toMatch(/^\/login/)
      expect(await response.text()).not.toContain('nightingale')
    }
  })

  it('gives the same receipt if the button is pressed twice', async () => {
    const { browser } = person
    const session = browser.cookies.get('qismah_session')!
    await browser.form('/settings/delete', { confirm: 'DELETE' })
    const receipt = browser.cookies.get('qismah_receipt')
    browser.cookies.clear()
    browser.cookies.set('qismah_session', session)
    const again = await browser.form('/settings/delete', { confirm: 'DELETE' })
    expect(again.headers.get('Location')).toBe('/data-deleted')
    expect(browser.cookies.get('qismah_receipt')).toBe(receipt)
    browser.cookies.set('qismah_session', session)
    app.clock.advance(61_000)
    const late = await browser.form('/settings/delete', { confirm: 'DELETE' })
    expect(late.headers.get('Location')).toMatch(/^\/login/)
  })

  it('shows no receipt to a person without one', async () => {
    const response = await app.browser().get('/data-deleted')
    expect(response.headers.get('Location')).toBe('/')
  })

  it('reports too many requests', async () => {
    proves('message: delete refused')
    const limited = await testApp({ RATE_LIMITS: 'on' })
    const browser = await limited.newcomer()
    // Attempts at the password are counted as those of the page that asks for it.
    const wrong = () => browser.form('/settings/prove', { password: 'not the word', code: '' })
    while ((await wrong()).status !== 429);
    const response = await browser.form('/settings/delete', { confirm: 'DELETE' })
    expect(response.status).toBe(429)
    const html = await response.text()
    expect(html).toContainAll('>Error<', '>Failed to delete data. Please try again.<')
    expect((await browser.get('/settings')).status).toBe(200)
  })

  it('deletes nothing if something fails, and reports it', async () => {
    proves('message: delete failed')
    const rows = whereabouts(person.id)
    const [response, call] = await whileFailing(app, 'delete on analyses', async () => [
      await person.browser.form('/settings/delete', { confirm: 'DELETE' }),
      await person.browser.call('DELETE', '/api/user/delete-data'),
    ])
    expect(response.status).toBe(500)
    const html = await response.text()
    expect(html).toContainAll('>Delete Failed<', '>Failed to delete data<')
    expect(html).not.toContain('no room left')
    expect(call).toEqual({
      status: 500,
      body: { code: 'server.failed', message: 'Failed to delete data. Please try again.' },
    })
    expect(whereabouts(person.id)).toEqual(rows)
    expect(mailsWith(person.email)).toHaveLength(4)
  })
})

describe('what is deleted alone', () => {
  it('is no longer in any file: a withdrawn story, and a note an hour later', async () => {
    const browser = await app.newcomer()
    const story = { title: 'The Samarkand caravan', storyContent: STORY }
    const { id } = (await browser.call('POST', '/api/user-stories', story)).body as { id: string }
    const note = { about: '', day: '2026-02-01', text: 'A lamp in Timbuktu.' }
    await browser.form('/my-book/write', note)
    const noteId = sql.value('select id from notes where text = ?', note.text) as string
    expect([inFiles('Samarkand'), inFiles('Timbuktu')]).toEqual([true, true])
    expect((await browser.form(`/my-stories/${id}/withdraw`, {})).status).toBe(303)
    expect(inFiles('Samarkand')).toBe(false)
    await browser.form(`/my-book/${noteId}/delete`, {})
    app.clock.advance(2 * HOUR)
    await runDueWork(services)
    expect(inFiles('Timbuktu')).toBe(false)
  })
})
