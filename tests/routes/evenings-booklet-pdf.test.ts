import { describe, expect, it, vi } from 'vitest'
import { passageOf } from '#app/features/evenings/corpus/passages.ts'
import type { Language } from '#app/language/language.ts'
import { DAY, HOUR } from '#app/operations/clock.ts'
import { member } from '../support/admin.ts'
import { type Browser, ISTANBUL_BIRTH, testApp } from '../support/app.ts'
import { pdfText, utf16 } from '../support/pdf-text.ts'

const app = await testApp()
const { sql, clock } = app

/** A person on the third evening of their season, with the four lines of a reading. */
async function reader(language: Language = 'en') {
  const person = await member(app)
  const { browser, id, email } = person
  await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
  sql.run('update users set language = ? where id = ?', language, id)
  await browser.page('/analysis')
  const begun = await browser.call('POST', '/api/evenings/begin')
  clock.advance(2 * DAY)
  await browser.call('POST', '/api/auth/login', { email, password: 'one secret word' })
  const page = `/evenings/seasons/${(begun.body as { id: string }).id}`
  return {
    browser,
    id,
    page,
    gift: /<dd[^>]*class="gift"[^>]*>(.*?)<\/dd>/.exec(await browser.page(page))![1]!,
  }
}

const answer = (browser: Browser, n: number, text: string) =>
  browser.form(`/evenings/${n}`, { form: 'answer', text })

async function pdfOf(browser: Browser, address: string) {
  const response = await browser.form(address, {})
  expect(response.headers.get('Content-Type')).toBe('application/pdf')
  const file = Buffer.from(await response.arrayBuffer())
  // Lines end where the page does, so words are compared.
  return { response, file, words: pdfText(file).replaceAll(/\s+/g, ' ') }
}

const referenceOf = (evening: number, language: Language) => {
  const shown = passageOf(evening, language)
  return shown.kind === 'ayah' ? shown.ayah.reference : shown.hadith.reference
}

describe('the booklet as PDF', () => {
  it('has the passages, the answers, the four lines and a page to sign', async () => {
    const { browser, page, gift } = await reader()
    await answer(browser, 1, 'qzvx lantern on the stairs')
    await answer(browser, 3, `A first line.\n${'long'.repeat(40)}`)
    expect(await browser.page(page)).toContainAll(`action="${page}/pdf"`, 'Export PDF')
    const { response, file, words } = await pdfOf(browser, `${page}/pdf`)
    expect(response.headers.get('Content-Disposition')).toMatch(/qismah-evenings-[\d-]{10}\.pdf/)
    expect(words).toContainAll(
      'Thirty evenings',
      'Your reading in four lines',
      gift.split(' ').slice(0, 3).join(' '),
      'Evening 1',
      'Evening 3',
      'Al-Fatiha 1:1–7',
      referenceOf(2, 'en'),
      'qzvx lantern on the stairs',
      'A first line.',
      'Name, place and date',
      'told by Umar',
      'Not reviewed by a scholar.',
      'Tanzil',
    )
    expect(words).not.toContain('Evening 4')
    const pdf = file.toString('latin1')
    expect(pdf).toContainAll('/Lang (en)', '/Outlines', '[0 0 595.28 841.89]')
  })

  it('is in Arabic, from the right, with whole words in the order of reading', async () => {
    const { browser, page, gift } = await reader('ar')
    await answer(browser, 1, 'طيور على السلك')
    expect(await browser.page(page)).toContain('تنزيل ملف <bdi dir="ltr">PDF</bdi>')
    const { file, words } = await pdfOf(browser, `${page}/pdf`)
    const pdf = file.toString('latin1')
    expect(pdf).toContain('/Lang (ar)')
    for (const face of ['Amiri-Regular', 'Amiri-Bold']) expect(pdf).toContain(`+${face}`)
    // What a reading program reads; the name of a line stands before it.
    for (const text of [
      'ثلاثون مساءً',
      'المساء 1',
      'المساء 3',
      'طيور على السلك',
      'الاسم والمكان والتاريخ',
      gift,
    ])
      expect(pdf, text).toContain(utf16(text).slice(2))
    // fontkit draws from the left: the letters of a word stand the other way round.
    expect(words).toContain([...'السلك'].reverse().join(''))
    expect(words).not.toContain('Evening')
  })

  it('is kept for its person while nothing in it has changed', async () => {
    const { browser, page } = await reader()
    await answer(browser, 1, 'one')
    const charge = vi.spyOn(app.services.limits, 'charge')
    const charges = () => charge.mock.calls.splice(0).length
    const first = await pdfOf(browser, `${page}/pdf`)
    // For the event loop, and for the thread that made the file.
    expect(charges()).toBe(2)
    expect((await pdfOf(browser, `${page}/pdf`)).file.equals(first.file)).toBe(true)
    expect(charges()).toBe(1)
    await answer(browser, 1, 'two')
    charges()
    const second = await pdfOf(browser, `${page}/pdf`)
    expect(charges()).toBe(2)
    expect(second.words).toContainAll('one', 'two')
    charge.mockRestore()
  })

  it('is printed on US Letter on request', async () => {
    const { browser, page } = await reader()
    const { file } = await pdfOf(browser, `${page}/pdf?paper=letter`)
    expect(file.toString('latin1')).toContain('[0 0 612 792]')
  })

  it('needs a fresh proof of identity if it has answers', async () => {
    const { browser, page } = await reader()
    clock.advance(HOUR)
    await pdfOf(browser, `${page}/pdf`)
    await answer(browser, 1, 'mine')
    const asked = await browser.form(`${page}/pdf`, {})
    expect([asked.status, asked.headers.get('Location')]).toEqual([
      303,
      `/settings/prove?redirectTo=${encodeURIComponent(page)}`,
    ])
  })

  it('is never made by a GET request, nor for another person', async () => {
    const { browser, page } = await reader()
    const answered = await browser.get(`${page}/pdf`)
    expect([answered.status, answered.headers.get('Location')]).toEqual([303, page])
    const other = (await reader()).browser
    expect((await other.get(`${page}/pdf`)).status).toBe(404)
    expect((await other.form(`${page}/pdf`, {})).status).toBe(404)
    expect((await app.browser().form(`${page}/pdf`, {})).headers.get('Location')).toContain('/login')
  })

  it('prints the newest answers of a season that has too many', async () => {
    const { browser, page, id } = await reader()
    await answer(browser, 1, 'qzvx the oldest')
    await answer(browser, 2, 'qzvx the newest')
    const oldest = sql.value('select id from notes where user_id = ? order by rowid limit 1', id)
    sql.run(
      "update notes set text = text || ?, day = '2020-01-01' where id = ?",
      ' word'.repeat(40_000),
      oldest,
    )
    const { words } = await pdfOf(browser, `${page}/pdf`)
    expect(words).toContainAll('qzvx the newest', 'The oldest note is not printed here')
    expect(words).not.toContain('qzvx the oldest')
    expect(await browser.page(page)).toContain('qzvx the oldest')
  })
})
