import { describe, expect, it } from 'vitest'
import { administrator, member } from '../support/admin.ts'
import { type Browser, ISTANBUL_BIRTH, testApp } from '../support/app.ts'
import { textOf } from '../support/messages.ts'

const app = await testApp()
const { sql } = app

const { dateOfBirth, ...PLACE_AND_TIME } = ISTANBUL_BIRTH
/** As the form sends it if only the Hijri date is filled in. */
const HIJRI = { ...PLACE_AND_TIME, dateOfBirth: '', hijriDate: '9/8/1398' }

const page = async (browser: Browser, path: string) => textOf(await browser.page(path))

/** The message beside a field. */
const errorOf = (html: string, name: string) =>
  textOf(new RegExp(`<div id="birth-${name}-error"[^>]*>(.*?)</div>`).exec(html)![1]!).replace(/<[^>]*>/g, '')

/** The form on the page as a browser would send it. */
function hiddenOn(html: string): Record<string, string> {
  const inputs = html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)
  return Object.fromEntries([...inputs].map(([, name, value]) => [name!, value!]))
}

async function toCheck(browser: Browser, birth: Record<string, string>) {
  const sent = await browser.form('/birth-info', birth)
  expect([sent.status, sent.headers.get('Location')]).toEqual([303, '/birth-info/check'])
  return page(browser, '/birth-info/check')
}

describe('a birth date in the Hijri calendar', () => {
  it.each([
    ['en', 'From 9/8/1398', '± a day'],
    ['ar', 'من 9/8/1398', 'وقد يختلف يومًا'],
  ])('is converted, shown in the check step in %s, and saved', async (language, ...note) => {
    const { browser, id } = await member(app)
    sql.run('update users set language = ? where id = ?', language, id)
    const html = await toCheck(browser, HIJRI)
    expect(html).toContainAll(`dateTime="${dateOfBirth}"`, ...note)
    expect(await page(browser, '/birth-info')).toContain('value="9/8/1398"')
    const done = await browser.form('/birth-info/check', hiddenOn(html))
    expect(done.status).toBe(303)
    expect((await browser.call('GET', '/api/birth-data')).body).toMatchObject({ dateOfBirth })
  })

  it.each([
    '1398-08-09',
    '٩/٨/١٣٩٨',
    '1398/8/9 هـ',
    ' 09.08.1398 AH ',
  ])('is read from %s', async (hijriDate) => {
    const { browser } = await member(app)
    expect(await toCheck(browser, { ...HIJRI, hijriDate })).toContain(`dateTime="${dateOfBirth}"`)
  })

  it('is used instead of the other date', async () => {
    const { browser } = await member(app)
    const html = await toCheck(browser, { ...HIJRI, dateOfBirth: '1990-01-01' })
    expect(html).toContain(`dateTime="${dateOfBirth}"`)
  })

  it('left empty changes nothing, and shows no note', async () => {
    const { browser } = await member(app)
    const html = await toCheck(browser, { ...ISTANBUL_BIRTH, hijriDate: '' })
    expect(html).toContain(`dateTime="${dateOfBirth}"`)
    expect(html).not.toContain('± a day')
  })

  it.each([
    ['9/8/1355', 'has the years 1356 to 1500'],
    ['9/8/1501', 'has the years 1356 to 1500'],
    ['30/8/1445', 'This date does not exist'],
    ['9/13/1398', 'This date does not exist'],
    ['Ramadan', 'Write day, month and year as numbers'],
    ['9/8/1490', 'cannot be in the future'],
    ['9/8/1398'.repeat(6), 'Write day, month and year as numbers'],
  ])('%s is refused with a message, and nothing that was typed is lost', async (hijriDate, message) => {
    const { browser } = await member(app)
    for (const path of ['/birth-info', '/find-your-lot']) {
      const refused = await browser.form(path, { ...HIJRI, hijriDate, pseudonym: 'Noor' })
      expect(refused.status).toBe(422)
      const html = textOf(await refused.text())
      expect(html).toContainAll(message, `value="${hijriDate}"`, 'value="14:30"')
      expect(html).not.toContain('Date of birth is required')
      expect([errorOf(html, 'hijriDate'), errorOf(html, 'dateOfBirth')]).toEqual([
        expect.stringContaining(message),
        '',
      ])
    }
    expect((await browser.call('GET', '/api/birth-data')).body).toBeNull()
  })

  it('too long in the other field is refused with the message of that field', async () => {
    const refused = await app.browser().form('/find-your-lot', {
      ...HIJRI,
      hijriDate: '',
      dateOfBirth: '1990-01-01'.repeat(5),
    })
    const html = textOf(await refused.text())
    expect([errorOf(html, 'hijriDate'), errorOf(html, 'dateOfBirth')]).toEqual([
      '',
      expect.stringContaining('Date must be in YYYY-MM-DD format'),
    ])
  })

  it.each([
    ['9/8/1398', ['hijriDate']],
    ['', ['dateOfBirth']],
  ])('%j: the one that is needed is required', async (hijriDate, required) => {
    const refused = await app.browser().form('/find-your-lot', { ...HIJRI, hijriDate, birthTime: '' })
    const html = await refused.text()
    const isRequired = (name: string) =>
      new RegExp(`<input(?=[^>]* name="${name}")[^>]* aria-required="true"`).test(html)
    expect(['dateOfBirth', 'hijriDate'].filter(isRequired)).toEqual(required)
  })

  it('finds the lot of a visitor, with the same note', async () => {
    const found = await app.browser().form('/find-your-lot', { ...HIJRI, step: 'find' })
    expect(found.status).toBe(200)
    const html = textOf(await found.text())
    expect(html).toContainAll(`dateTime="${dateOfBirth}"`, 'From 9/8/1398', '± a day')
  })

  it('is the Gregorian one in a request for a correction', async () => {
    const { browser, id } = await member(app)
    await browser.call('POST', '/api/birth-data', { ...ISTANBUL_BIRTH, dateOfBirth: '1978-07-10' })
    const reason = 'My identity card has the Hijri date.'
    const sent = await browser.form('/birth-info/correction', { ...HIJRI, reason })
    expect(sent.status).toBe(303)
    const requested = sql.value('select requested from correction_requests where user_id = ?', id) as string
    expect(JSON.parse(requested)).toMatchObject({ dateOfBirth })
    expect(requested).not.toContain('hijri')
  })

  it('is the Gregorian one in a record that an administrator adds', async () => {
    const admin = await administrator(app)
    const { id } = await member(app)
    const sent = await admin.browser.form(`/admin/birth-details/new?userId=${id}`, {
      ...HIJRI,
      userId: id,
      ofWhom: 'own',
    })
    expect(sent.status).toBe(303)
    expect(sql.value('select date_of_birth from birth_details where user_id = ?', id)).toBe(dateOfBirth)
  })

  it('is no part of the call', async () => {
    const { browser } = await member(app)
    const { status } = await browser.call('POST', '/api/birth-data', {
      ...PLACE_AND_TIME,
      hijriDate: '9/8/1398',
    })
    expect(status).toBe(422)
  })
})
