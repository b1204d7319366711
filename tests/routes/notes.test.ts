import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Browser, ISTANBUL_BIRTH, registered, testApp } from '../support/app.ts'
import { NOTE, noteIds, writeNote } from '../support/notes.ts'
import { hidden, page } from '../support/stories.ts'

const app = await testApp()
const { sql } = app
const { sqlite } = app.services.db

async function newcomer({ withChart = false } = {}): Promise<Browser & { email: string }> {
  const browser = app.browser()
  const { email, password } = await registered(browser)
  if (withChart) await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
  return Object.assign(browser, { email, password })
}

const stored = (browser: { email: string }) =>
  sql.rows(
    'select n.* from notes n join users u on u.id = n.user_id where u.email = ? order by n.rowid',
    browser.email,
  ) as {
    id: string
    text: string
    day: string
    about_kind: string
    about_key: string
    prompt: string | null
    revision: number
    deleted_at: number | null
  }[]

describe('an empty book', () => {
  it('says so, and helps to begin', async () => {
    const html = await page(await newcomer(), '/my-book')
    expect(html).toContainAll('Your book is empty.', 'What happened today that you want to remember?')
    expect(html).toContainAll('1 March 2026', '12 Ramadan 1447 AH')
  })

  it('asks on the three subjects of the reading', async () => {
    const browser = await newcomer({ withChart: true })
    const html = await page(browser, '/my-book')
    expect(html).toContain('one on each subject of your analysis')
    const named = [...html.matchAll(/\/my-book\/write\?question=([a-z]+)%2F(\d)/g)].map(([, track]) => track)
    expect(new Set(named).size).toBe(3)
    const { body } = await browser.call('POST', '/api/analysis')
    const tracks = (body as { tracks: { name: string }[] }).tracks.map(({ name }) => name)
    expect([...named].sort()).toEqual([...tracks].sort())
  })
})

describe('a note', () => {
  it('is written, and is in the book under its day in both calendars', async () => {
    const browser = await newcomer()
    const response = await writeNote(browser, { day: '2026-02-27', text: 'نور على نور\r\na second line 🌙' })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/my-book')
    expect(stored(browser)).toMatchObject([
      { text: 'نور على نور\na second line 🌙', day: '2026-02-27', about_kind: 'none', revision: 0 },
    ])
    const html = await page(browser, '/my-book')
    expect(html).toContainAll('27 February 2026', '10 Ramadan 1447 AH', 'نور على نور')
  })

  it.each([
    ['block:fortunePath', 'From your reading', 'Fortune Path', '/analysis#note-block-fortunePath'],
    ['verse:94:5-6', 'A verse', 'Ash-Sharh 94:5–6', '/analysis#note-verse-94-5-6'],
    ['practice:track/trust/practice/1', 'A practice', '', '/my-path#note-practice-track-trust-practice-1'],
    ['hadith:muslim-2675', 'A hadith', 'Sahih Muslim 2675', '/analysis#note-hadith-muslim-2675'],
    ['year:24', 'A year of your life', 'The year at 24', '/my-book/years#note-year-24'],
  ])('belongs to %s, and links back to it', async (about, kind, label, href) => {
    const browser = await newcomer({ withChart: true })
    const query = `?about=${encodeURIComponent(about)}`
    expect(await page(browser, `/my-book/write${query}`)).toContain(`${kind}: `)
    const response = await writeNote(browser, {}, query)
    expect(response.headers.get('Location')).toBe(href)
    const html = await page(browser, '/my-book')
    expect(html).toContainAll(kind, label, `href="${href}"`)
    // The page that it is about says that there is a note.
    const beside = await page(browser, href.split('#')[0]!)
    if (!about.startsWith('practice') && !about.startsWith('verse') && !about.startsWith('hadith'))
      expect(beside).toMatch(/>Your note</)
  })

  it('stores the question that it answers', async () => {
    const browser = await newcomer()
    await writeNote(browser, { question: 'trust/2' })
    expect(stored(browser)[0]!.prompt).toBe('Which small promise did you keep, and which did you forget?')
    await writeNote(browser, { question: 'no-such/9', text: 'another' })
    expect(stored(browser)[1]!.prompt).toBeNull()
  })

  it.each([
    ['no day', { day: '' }, 'Please give a day, such as 2026-03-01'],
    ['a day to come', { day: '2026-03-03' }, 'This day is in the future'],
    ['an unknown subject', { about: 'block:noSuchBlock' }, 'You cannot write about this.'],
    [
      'a practice that is a name of JavaScript',
      { about: 'practice:constructor' },
      'You cannot write about this.',
    ],
    ['a block that is a name of JavaScript', { about: 'block:__proto__' }, 'You cannot write about this.'],
    ['verses that there are not', { about: 'verse:115:1-1' }, 'You cannot write about this.'],
  ])('is refused with %s, and what was typed stays', async (_, fields, message) => {
    const browser = await newcomer()
    const response = await writeNote(browser, { text: 'typed <words>', ...fields })
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(html).toContainAll(message, 'typed &lt;words&gt;')
    expect(stored(browser)).toEqual([])
  })

  it('is kept for its author if the session has ended', async () => {
    const browser = await newcomer()
    const query = '?about=block%3AfortunePath'
    const html = await page(browser, `/my-book/write${query}`)
    const session = browser.cookies.get('qismah_session')!
    await browser.call('POST', '/api/auth/logout')
    const sent = await browser.form(`/my-book/write${query}`, {
      about: 'block:fortunePath',
      idempotencyKey: hidden(html, 'idempotencyKey'),
      formOwner: hidden(html, 'formOwner'),
      day: '2026-02-28',
      text: NOTE,
    })
    // Without words of a search, which the next person at this browser could read.
    for (const answer of [sent, await browser.get(`/my-book/write${query}&q=divorce`)])
      expect(answer.headers.get('Location')).toBe(
        `/login?redirectTo=${encodeURIComponent(`/my-book/write${query}`)}`,
      )
    expect(session).toBeTruthy()
    await browser.call('POST', '/api/auth/login', { email: browser.email, password: 'one secret word' })
    const again = await page(browser, `/my-book/write${query}`)
    expect(again).toContainAll('Your text is still here', NOTE, 'value="2026-02-28"')
    // The draft of one subject is not shown in the form of another.
    expect(await page(browser, '/my-book/write')).not.toContain(NOTE)
  })

  it('is limited in number and in total size', async () => {
    const browser = await newcomer()
    const { id } = sql.row('select id from users where email = ?', browser.email) as { id: string }
    const insert = sqlite.prepare(
      "insert into notes (id, user_id, day, hijri_year, hijri_month, hijri_day, text, created_at) values (?, ?, '2026-01-01', 1447, 7, 12, ?, 1)",
    )
    sqlite.transaction(() => {
      for (let n = 0; n < 500; n++) insert.run(`full-${n}`, id, 'x'.repeat(10_000))
    })()
    const response = await writeNote(browser)
    expect(response.status).toBe(409)
    expect(await response.text()).toContain('Your book is full.')
    // An existing note may become shorter, but not longer.
    sql.run("update notes set text = 'short' where id = 'full-0'")
    sql.run("update notes set text = text || ? where id = 'full-1'", 'x'.repeat(9_990))
    const edited = (text: string) =>
      browser.form('/my-book/full-0/edit', { day: '2026-01-01', text, revision: '0' })
    const refused = await edited('y'.repeat(100))
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('Your book is full.')
    expect((await edited('less')).status).toBe(303)
    // A full book is searched fast enough that other people do not notice.
    const began = performance.now()
    expect(await page(browser, '/my-book?q=nowhere')).toContain('No note matches this search.')
    expect(performance.now() - began).toBeLessThan(2_000)
  })
})

describe('the book', () => {
  it('is searched in any script, ignoring case, accents and vowel signs', async () => {
    const browser = await newcomer()
    await writeNote(browser, { text: 'Café with Yusuf, about الصَّبْرُ' })
    await writeNote(browser, { text: 'مفتاح الفرج' })
    await writeNote(browser, { text: '100% of it_', question: 'any/2' })
    const found = async (q: string) =>
      noteIds(await page(browser, `/my-book?q=${encodeURIComponent(q)}`)).length
    expect(await found('CAFE yusuf')).toBe(1)
    expect(await found('الصبر')).toBe(1)
    expect(await found('مفتاح')).toBe(1)
    expect(await found('thankful')).toBe(1)
    expect(await found('%')).toBe(1)
    expect(await found('_')).toBe(1)
    expect(await found('yusuf مفتاح')).toBe(0)
    const html = await page(browser, '/my-book?q=absent')
    expect(html).toContainAll('No note matches this search.', 'Show all')
  })

  it('is filtered by block, by kind, and by verse', async () => {
    const browser = await newcomer({ withChart: true })
    for (const about of ['block:fortunePath', 'block:fortunePath', 'verse:94:5-6', 'verse:2:286-286', '']) {
      await writeNote(browser, { text: `on ${about}` }, `?about=${encodeURIComponent(about)}`)
    }
    const shown = async (about: string) =>
      noteIds(await page(browser, `/my-book?about=${encodeURIComponent(about)}`)).length
    expect(await shown('block:fortunePath')).toBe(2)
    expect(await shown('verse')).toBe(2)
    expect(await shown('verse:94:5-6')).toBe(1)
    expect(await shown('none')).toBe(1)
    const html = await page(browser, '/my-book')
    expect(html).toContainAll('Fortune Path (2)', 'Verses (2)')
  })

  it('is read page by page', async () => {
    const browser = await newcomer()
    for (let n = 1; n <= 21; n++) await writeNote(browser, { text: `note ${n}` })
    const first = await page(browser, '/my-book')
    expect(first).toContain('21 notes, page 1 of 2')
    expect(noteIds(first)).toHaveLength(20)
    expect(noteIds(await page(browser, '/my-book?page=2'))).toHaveLength(1)
    expect(noteIds(await page(browser, '/my-book?page=99'))).toHaveLength(1)
    expect((await browser.get('/my-book?page=x&about=%00&q=%ff')).status).toBeLessThan(500)
  })

  it('shows what was written on this day in earlier years, by either calendar', async () => {
    const browser = await newcomer()
    // 1 March 2026 is 12 Ramadan 1447; 12 Ramadan 1446 was 12 March 2025.
    await writeNote(browser, { day: '2024-03-01', text: 'the same Gregorian day' })
    await writeNote(browser, { day: '2025-03-12', text: 'the same Hijri day' })
    await writeNote(browser, { day: '2024-04-02', text: 'another day' })
    await writeNote(browser, { day: '2026-03-01', text: 'today itself' })
    const html = await page(browser, '/my-book')
    const [, section = ''] = /<section aria-labelledby="on-this-day-title"(.*?)<\/section>/s.exec(html) ?? []
    expect(section).toContainAll('the same Gregorian day', 'the same Hijri day', '12 Ramadan 1446 AH')
    expect(section).not.toContainAll('another day', 'today itself')
  })
})

describe('editing a note', () => {
  it('changes it, and sent twice does so once', async () => {
    const browser = await newcomer()
    await writeNote(browser)
    const [note] = stored(browser)
    const change = { text: 'changed', day: '2026-02-01', revision: '0' }
    expect((await browser.form(`/my-book/${note!.id}/edit`, change)).status).toBe(303)
    expect((await browser.form(`/my-book/${note!.id}/edit`, change)).status).toBe(303)
    expect(stored(browser)).toMatchObject([{ text: 'changed', day: '2026-02-01', revision: 1 }])
  })

  it('does not replace a newer text by an older one without a warning', async () => {
    const browser = await newcomer()
    await writeNote(browser)
    const [note] = stored(browser)
    const at = `/my-book/${note!.id}/edit`
    await browser.form(at, { text: 'from one window', day: '2026-03-01', revision: '0' })
    const refused = await browser.form(at, { text: 'from another', day: '2026-03-01', revision: '0' })
    expect(refused.status).toBe(409)
    const html = (await refused.text()).replaceAll('<!-- -->', '')
    expect(html).toContain('You changed this note in another window after you opened it here.')
    expect(html).toContain('from another')
    expect(stored(browser)[0]!.text).toBe('from one window')
    // Saving again after the warning overwrites it.
    const again = await browser.form(at, {
      text: 'from another',
      day: '2026-03-01',
      revision: hidden(html, 'revision'),
    })
    expect(again.status).toBe(303)
    expect(stored(browser)[0]!.text).toBe('from another')
  })

  it('is for its author only', async () => {
    const author = await newcomer()
    await writeNote(author)
    const [note] = stored(author)
    const other = await newcomer()
    for (const path of [`/my-book/${note!.id}/edit`, `/my-book/${note!.id}/edit.data`]) {
      const response = await other.get(path)
      expect(response.status).toBe(404)
      expect(await response.text()).not.toContain('lantern')
    }
    const change = { text: 'mine now', day: '2026-03-01', revision: '0' }
    expect((await other.form(`/my-book/${note!.id}/edit`, change)).status).toBe(404)
    expect((await other.form(`/my-book/${note!.id}/delete`, {})).status).toBe(404)
    await author.form(`/my-book/${note!.id}/delete`, {})
    await other.form('/my-book/undo', { id: note!.id })
    expect(stored(author)).toMatchObject([{ text: NOTE, deleted_at: expect.any(Number) }])
  })
})

describe('deleting a note', () => {
  it('removes it from the book, and Undo restores it', async () => {
    const browser = await newcomer()
    await writeNote(browser)
    const [note] = stored(browser)
    const deleted = await browser.form(`/my-book/${note!.id}/delete`, {})
    expect(deleted.headers.get('Location')).toBe('/my-book')
    const after = await page(browser, '/my-book')
    expect(after).toContainAll('Your book is empty.', 'It can be brought back for an hour.')
    expect(after).toContain(`value="${note!.id}"`)
    expect((await browser.get(`/my-book/${note!.id}/edit`)).status).toBe(404)
    // The second press of a double click finds it deleted.
    expect((await browser.form(`/my-book/${note!.id}/delete`, {})).status).toBe(303)

    const undone = await browser.form('/my-book/undo', { id: note!.id })
    expect(undone.headers.get('Location')).toBe(`/my-book#note-${note!.id}`)
    expect(noteIds(await page(browser, '/my-book'))).toEqual([note!.id])
  })

  it('erases it after an hour', async () => {
    const browser = await newcomer()
    await writeNote(browser)
    await writeNote(browser, { text: 'a second' })
    const [first, second] = stored(browser)
    await browser.form(`/my-book/${first!.id}/delete`, {})
    app.clock.advance(3_600_001)
    await browser.form(`/my-book/${second!.id}/delete`, {})
    expect(stored(browser).map(({ id }) => id)).toEqual([second!.id])
    await browser.form('/my-book/undo', { id: first!.id })
    expect(await page(browser, '/my-book')).toContain('This note is deleted for good.')
  })
})

describe('looking back', () => {
  it('shows each year that has ended, with its sign by the profection of the lot', async () => {
    const browser = await newcomer({ withChart: true })
    const html = await page(browser, '/my-book/years')
    const { body } = await browser.call('POST', '/api/analysis')
    const { sign } = (body as { partOfFortune: { sign: string } }).partOfFortune
    // After twenty-four years the profection is back at the sign of the lot.
    expect(html).toContainAll(`At 24, the year fell in ${sign}`, '15 July 2002', '14 July 2003')
    // Born on 15 July 1978: on 1 March 2026 the year at 47 has not ended.
    expect(html).toContain('At 46, the year fell in ')
    expect(html).not.toContain('At 47')
    expect(html).toContain('al-Qabisi, Introduction IV.8')
  })

  it('gives no year that has not ended, by form, address or call', async () => {
    const browser = await newcomer({ withChart: true })
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.integer({ min: 47, max: 999 }).map(String),
          fc.constantFrom('-1', '1e1', '0x10', '007', ' 24', '24.0', '', '٢٤'),
        ),
        async (age) => {
          const query = `?about=${encodeURIComponent(`year:${age}`)}`
          const shown = await browser.get(`/my-book/write${query}`)
          const html = await shown.text()
          if (shown.status === 200) expect(html).not.toContain('A year of your life')
          const sent = await browser.form('/my-book/write', {
            about: `year:${age}`,
            day: '2026-03-01',
            text: NOTE,
          })
          expect(sent.status).toBe(422)
          const years = await page(browser, `/my-book/years?age=${age}&year=${age}&today=2099-01-01`)
          expect(years).not.toContain('At 47')
        },
      ),
      { numRuns: 40 },
    )
    expect(stored(browser)).toEqual([])
  })
})
