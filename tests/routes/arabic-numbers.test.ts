import { describe, expect, it } from 'vitest'
import { MONTH_NAMES } from '#app/language/writing.ts'
import { member } from '../support/admin.ts'
import { type Browser, ISTANBUL_BIRTH, testApp } from '../support/app.ts'
import { readOutbox } from '../support/mailbox.ts'
import { pdfText } from '../support/pdf-text.ts'

const app = await testApp()
const { sql } = app

const CHOICE = {
  size: 'usual',
  spacing: 'usual',
  face: 'book',
  theme: 'system',
  digits: 'arabic',
  months: 'levant',
}
const choose = (browser: Browser, choice: object = {}) =>
  browser.form('/reading-preferences', { ...CHOICE, ...choice, back: '/' })

/** Digits 0 to 9 in what an Arabic page shows: not in words of another language, addresses, or what fields contain. */
function latinDigitsIn(html: string): string[] {
  const shown = html
    .replace(/^.*?<body/s, '<body')
    .replace(/<(script|template|style|textarea|title|option)\b.*?<\/\1>/gs, '')
    .replace(/<(\w+)\b[^>]* lang="(?!ar")[^>]*>.*?<\/\1>/gs, '')
    .replaceAll('789', '')
    .replace(/<\/?(bdi|span|strong|em|a|time|sup)\b[^>]*>|<!-- -->/g, '')
    .replace(/<[^>]+>/g, '\n')
    .replace(/&#?\w+;/g, ' ')
  const lines = shown.split('\n').filter((line) => /\d/.test(line))
  // Latin words have their own digits: names of zones, of files, of versions.
  return lines.filter((line) =>
    /\d/.test(
      line.replace(/[\p{Script=Latin}\d][\p{Script=Latin}\d@#_.:/+?=&~-]*/gu, (word) =>
        /\p{Script=Latin}/u.test(word) ? '' : word,
      ),
    ),
  )
}

/** Degrees that would have their minutes at the wrong side. */
const turnedIn = (html: string): string[] =>
  html.match(/<bdi[^>]* dir="ltr"[^>]*>[^<A-Za-z]*[٠-٩][^<A-Za-z]*</g) ?? []

const PUBLIC = [
  '/ar',
  '/ar/faq',
  '/ar/adab',
  '/ar/privacy',
  '/ar/terms',
  '/ar/birth-time-help',
  '/ar/delete-my-data',
  '/ar/masters',
  '/ar/glossary',
  '/ar/data-sources',
  '/ar/evidence',
  '/ar/contact',
  '/ar/books',
  '/ar/books/qabisi',
  '/ar/books/valens',
  '/ar/books/firmicus',
  '/ar/books/lilly',
  '/ar/find-your-lot',
  '/ar/lot/sagittarius/9',
  '/ar/login',
  '/ar/register',
]
const OWN = [
  '/dashboard',
  '/birth-info',
  '/analysis',
  '/my-path',
  '/my-book',
  '/evenings',
  '/part-of-fortune',
  '/part-of-fortune/lots',
  '/reports/basic',
  '/reports/detailed',
  '/reports/wheel',
  '/settings',
  '/settings/passkeys',
  '/settings/receipt',
  '/my-stories',
  '/send-story',
]

async function arabicMember() {
  const person = await member(app)
  sql.run("update users set language = 'ar', name = 'مريم' where id = ?", person.id)
  await person.browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
  return person
}

describe('digits from ٠ to ٩', () => {
  it.each(PUBLIC)('are on all of %s, once a visitor has chosen them', async (path) => {
    const browser = app.browser()
    await choose(browser)
    const answer = await browser.get(path)
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(html).toContain('data-digits="arabic"')
    expect(latinDigitsIn(html)).toEqual([])
  })

  it('are on all pages of a member, in every browser, and come with the data that they download', async () => {
    const { browser, id } = await arabicMember()
    await choose(browser)
    expect(sql.row('select digits, months from users where id = ?', id)).toEqual({
      digits: 'arabic',
      months: 'levant',
    })
    browser.cookies.delete('qismah_reading')
    const left: Record<string, string[]> = {}
    for (const path of OWN) {
      const answer = await browser.get(path)
      expect(answer.status, path).toBe(200)
      const html = await answer.text()
      const lines = [...latinDigitsIn(html), ...turnedIn(html)]
      if (lines.length > 0) left[path] = lines
    }
    expect(left).toEqual({})
    const data = await browser.form('/settings/my-data.json', {})
    expect(await data.json()).toMatchObject({ data: { users: [{ digits: 'arabic', months: 'levant' }] } })
  })

  it('are not in calls, and the analysis that is kept has none', async () => {
    const { browser, id } = await arabicMember()
    await choose(browser)
    await browser.page('/analysis')
    expect(sql.value('select content from analyses where user_id = ?', id)).not.toMatch(/[٠-٩](?![٠-٩]*﴾)/)
    const { body } = await browser.call('GET', '/api/birth-data', undefined, { 'Accept-Language': 'ar' })
    expect(JSON.stringify(body)).not.toMatch(/[٠-٩]/)
  })

  it('are in what a form answers, which takes both', async () => {
    const browser = app.browser()
    await choose(browser)
    const birth = {
      dateOfBirth: '١٩٧٨-٠٧-١٥',
      birthTime: '١٤:٣٠',
      country: 'Türkiye',
      cityId: '745044',
      step: 'find',
    }
    const found = await browser.form('/ar/find-your-lot', birth)
    expect(found.status).toBe(200)
    const html = await found.text()
    expect(html).toContain('١٥ تموز ١٩٧٨')
    expect(latinDigitsIn(html)).toEqual([])
  })

  it.each(['/reports/pdf', 'booklet'])('are in the PDF: %s', async (address) => {
    const { browser } = await arabicMember()
    await choose(browser)
    await browser.page('/analysis')
    const { body } = await browser.call('POST', '/api/evenings/begin')
    await browser.page('/evenings/1')
    const path = address === 'booklet' ? `/evenings/seasons/${(body as { id: string }).id}/pdf` : address
    const text = pdfText(await (await browser.form(path, {})).bytes())
    expect(text).toMatch(/[٠-٩]/)
    expect(
      text.replace(
        /[\p{Script=Latin}\d@#_.:/+?=&~-]*\p{Script=Latin}[\p{Script=Latin}\d@#_.:/+?=&~-]*/gu,
        '',
      ),
    ).not.toMatch(/\d/)
  })

  it('are on no page for others, and on none in English', async () => {
    const browser = app.browser()
    await choose(browser)
    expect(await browser.page('/faq')).not.toMatch(/[٠-٩]/)
    expect(await app.browser().page('/ar/find-your-lot')).not.toContain('data-digits')
  })
})

describe('names of months', () => {
  it.each([
    ['egypt', '15 يوليو 1978'],
    ['levant', '15 تموز 1978'],
    ['algeria', '15 جويلية 1978'],
    ['morocco', '15 يوليوز 1978'],
  ])('of %s are in dates', async (months, date) => {
    expect(MONTH_NAMES).toContain(months)
    const browser = app.browser()
    await choose(browser, { digits: 'latin', months })
    const birth = { ...ISTANBUL_BIRTH, step: 'find' }
    expect(await (await browser.form('/ar/find-your-lot', birth)).text()).toContain(date)
  })

  it('are kept when a person chooses another text size on an English page', async () => {
    const browser = app.browser()
    await choose(browser)
    const html = await browser.page('/faq')
    expect(html).toContain('<input type="hidden" name="digits" value="arabic"/>')
    expect(html).toContain('<input type="hidden" name="months" value="levant"/>')
    expect(html).not.toMatch(/<input type="radio" name="digits"/)
  })
})

describe('mails', () => {
  it('have the digits that their reader has chosen', async () => {
    const { browser, email } = await arabicMember()
    await choose(browser)
    await app.browser().call('POST', '/api/auth/forgot-password', { email })
    await app.services.mailer.close()
    const { text } = readOutbox(app.services.settings.dataDir).findLast(({ to }) => to === email)!
    expect(text).toContain('٣٠')
    expect(text.replace(/^https?:.*$/gm, '')).not.toMatch(/\d/)
  })
})
