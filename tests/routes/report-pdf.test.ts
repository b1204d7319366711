import { describe, expect, it, vi } from 'vitest'
import { printedBook } from '#app/features/notes/printed-book.server.ts'
import { HOUR, MINUTE } from '#app/operations/clock.ts'
import { type Browser, ISTANBUL_BIRTH, registered, testApp } from '../support/app.ts'

const app = await testApp()

async function withChart(): Promise<{ browser: Browser; password: string }> {
  const browser = app.browser()
  const { password } = await registered(browser)
  expect((await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)).status).toBe(201)
  // Makes the analysis that the report prints.
  expect((await browser.get('/analysis')).status).toBe(200)
  return { browser, password }
}

/** A person with this many notes of some hundred characters. */
async function book(notes: number) {
  const person = await withChart()
  const id = app.sql.value('select max(rowid) from users') as number
  const text = 'What the lantern on the stairs reminded me of. '.repeat(12)
  for (let number = 1; number <= notes; number++)
    app.sql.run(
      `insert into notes (id, user_id, day, hijri_year, hijri_month, hijri_day, text, created_at)
       select ?, id, '2026-01-01', 1447, 7, 12, ?, 0 from users where rowid = ?`,
      `${id}-${number}`,
      `${number}. ${text}`,
      id,
    )
  return person
}

async function pdfOf(browser: Browser, query = ''): Promise<Buffer> {
  const answer = await browser.form(`/reports/pdf${query}`, {})
  expect(answer.headers.get('Content-Type')).toBe('application/pdf')
  return Buffer.from(await answer.arrayBuffer())
}

describe('reports as PDF', () => {
  it('are made one at a time for each person, so that nobody waits for all reports of another', async () => {
    const [one, other] = [await withChart(), await withChart()]
    const done: string[] = []
    const make = async (who: string, browser: Browser, query: string) => {
      await pdfOf(browser, query)
      done.push(who)
    }
    await Promise.all([
      ...['', '?paper=letter', '?notes=yes', '?paper=letter&notes=yes'].map((query) =>
        make('one', one.browser, query),
      ),
      make('other', other.browser, ''),
    ])
    expect(done.slice(0, 2).toSorted()).toEqual(['one', 'other'])
  })

  it('with a whole book of notes delay no report without notes, and a small book goes before a large one', async () => {
    const [large, larger, small, none] = [await book(200), await book(220), await book(1), await withChart()]
    const done: string[] = []
    const make = async (who: string, browser: Browser, query = '') => {
      await pdfOf(browser, query)
      done.push(who)
    }
    const books = [
      make('large', large.browser, '?notes=yes'),
      make('larger', larger.browser, '?notes=yes'),
      make('small', small.browser, '?notes=yes'),
    ]
    await make('none', none.browser)
    expect(done).toEqual(['none'])
    await Promise.all(books)
    expect(done).toEqual(['none', 'large', 'small', 'larger'])
  }, 60_000)

  it('are kept for their person while nothing in them has changed', async () => {
    const { browser } = await withChart()
    const other = await withChart()
    const charge = vi.spyOn(app.services.limits, 'charge')
    const charges = () => charge.mock.calls.splice(0).length
    const first = await pdfOf(browser)
    // For the event loop, and for the thread that made the file.
    expect(charges()).toBe(2)
    app.clock.advance(MINUTE)
    expect(first.equals(await pdfOf(browser))).toBe(true)
    expect(charges()).toBe(1)
    await browser.form('/settings', { form: 'name', name: 'Another Name' })
    charges()
    expect(first.equals(await pdfOf(browser))).toBe(false)
    expect(charges()).toBe(2)
    expect(first.equals(await pdfOf(other.browser))).toBe(false)
    expect(charges()).toBe(2)
    charge.mockRestore()
  })

  it('print a book that is too large for one in parts, one for each year', async () => {
    const { browser } = await book(200)
    expect(await browser.page('/my-book')).not.toContain('?notes=20')
    const id = app.sql.value('select id from users order by rowid desc limit 1') as string
    const long = 'A long note of a quiet year. '.repeat(40)
    app.sql.run(
      "update notes set day = '2025-05-05', text = text || ? where user_id = ? and rowid % 2",
      long,
      id,
    )
    expect(await browser.page('/my-book')).toContainAll(
      'Each of these has the notes of one year.',
      '/reports/pdf?notes=2026',
      '/reports/pdf?notes=2025',
    )
    expect(await browser.page('/my-book')).not.toContain('?notes=yes')
    const parts = [2025, 2026].map((year) => printedBook(app.services.db, id, String(year)))
    expect(parts.map(({ notes, leftOut }) => [notes.length, leftOut])).toEqual([
      [100, 0],
      [100, 0],
    ])
    const answer = await browser.form('/reports/pdf?notes=2025', {})
    expect(answer.headers.get('Content-Disposition')).toMatch(/qismah-report-[\d-]{10}-notes-2025\.pdf/)
    const [part, none] = [Buffer.from(await answer.arrayBuffer()), await pdfOf(browser)]
    expect(part.length).toBeGreaterThan(none.length)
  })

  it('need a fresh proof of identity if they contain notes', async () => {
    const { browser, password } = await withChart()
    app.clock.advance(HOUR)
    await pdfOf(browser)
    const asked = await browser.form('/reports/pdf?notes=yes', {})
    const prove = '/settings/prove?redirectTo=%2Fmy-book'
    expect([asked.status, asked.headers.get('Location')]).toEqual([303, prove])
    expect((await browser.form(prove, { password, code: '' })).headers.get('Location')).toBe('/my-book')
    await pdfOf(browser, '?notes=yes')
  })
})
