import { describe, expect, it } from 'vitest'
import { administrator, member } from '../support/admin.ts'
import { type Browser, testApp } from '../support/app.ts'
import { textOf } from '../support/messages.ts'

const app = await testApp()
const { sql } = app

/** Sent as without JavaScript: the fields that are not filled in are empty. The Sun alone decides the time. */
const CAIRO = { dateOfBirth: '1990-06-21', birthTime: '', country: 'Egypt', cityId: '360630' }
const ASR = { ...CAIRO, prayer: 'asr', prayerSide: 'after' }
/** The clocks of that summer were three hours ahead of UTC. */
const AFTER_ASR = { from: '16:32', middle: '16:47', to: '17:02' }

function hiddenOn(html: string): Record<string, string> {
  const inputs = html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)
  return Object.fromEntries([...inputs].map(([, name, value]) => [name!, value!]))
}

async function toCheck(browser: Browser, birth: Record<string, string>) {
  const sent = await browser.form('/birth-info', birth)
  expect([sent.status, sent.headers.get('Location')]).toEqual([303, '/birth-info/check'])
  return textOf(await browser.page('/birth-info/check'))
}

const errorOf = (html: string, name: string) =>
  textOf(new RegExp(`<div id="birth-${name}-error"[^>]*>(.*?)</div>`).exec(html)![1]!).replace(/<[^>]*>/g, '')

describe('a birth time by a prayer', () => {
  it.each([
    [
      'en',
      'A little after (Asr (afternoon)): from',
      'for Malik, al-Shafi‘i and Ahmad',
      'Within 15 minutes of 16:47',
    ],
    ['ar', 'بعد الأذان بقليل (العصر): من', 'عند مالك والشافعي وأحمد', 'في حدود 15 دقيقة حول 16:47'],
  ])('shows its window, its rule and the sensitivity of the lot in %s', async (language, ...texts) => {
    const { browser, id } = await member(app)
    sql.run('update users set language = ? where id = ?', language, id)
    const html = (await toCheck(browser, ASR)).replace(/<\/?bdi[^>]*>/g, '')
    const [window, rule] = texts
    expect(html).toContainAll(window!, rule!, AFTER_ASR.from, AFTER_ASR.middle, AFTER_ASR.to)
    expect(await browser.page('/birth-info')).toMatch(
      /<option[^>]* value="asr"[^>]*selected=""|<option[^>]* selected="" value="asr"/,
    )
  })

  it('is saved as the middle of the window, with how far it may be wrong, which pages begin with', async () => {
    const { browser, id } = await member(app)
    const done = await browser.form('/birth-info/check', hiddenOn(await toCheck(browser, ASR)))
    expect(done.status).toBe(303)
    expect(sql.row('select birth_time, tolerance_minutes from birth_details where user_id = ?', id)).toEqual({
      birth_time: AFTER_ASR.middle,
      tolerance_minutes: 15,
    })
    for (const path of ['/part-of-fortune', '/analysis'])
      expect(await browser.page(path), path).toMatch(
        /tolerance=15[^>]*aria-current="true"|aria-current="true"[^>]*tolerance=15/,
      )
    expect(await browser.page('/part-of-fortune?tolerance=2')).toMatch(/tolerance=2#[^>]*aria-current="true"/)
  })

  it('is used instead of a time by the clock, and finds the lot of a visitor', async () => {
    const found = await app.browser().form('/find-your-lot', { ...ASR, birthTime: '03:00', step: 'find' })
    expect(found.status).toBe(200)
    expect(textOf(await found.text())).toContainAll(AFTER_ASR.from, AFTER_ASR.middle, AFTER_ASR.to)
  })

  it('at the call may be five minutes off, and a little before is the half hour before', async () => {
    for (const [prayerSide, from, to] of [
      ['at', '16:27', '16:37'],
      ['before', '16:02', '16:32'],
    ] as const) {
      const found = await app.browser().form('/find-your-lot', { ...ASR, prayerSide, step: 'find' })
      expect(textOf(await found.text())).toContainAll(from, to)
    }
  })

  it.each([
    ['en', 'has no time at this place'],
    ['ar', 'ليس لوقت العشاء حدّ في هذا اليوم وهذا المكان'],
  ])('that the Sun does not reach is refused beside its field in %s', async (language, message) => {
    const LONDON = { ...ASR, prayer: 'isha', country: 'United Kingdom', cityId: '2643743' }
    const path = language === 'ar' ? '/ar/find-your-lot' : '/find-your-lot'
    const refused = await app.browser().form(path, LONDON)
    expect(refused.status).toBe(422)
    const html = await refused.text()
    expect([errorOf(html, 'prayer'), errorOf(html, 'birthTime')]).toEqual([
      expect.stringContaining(message),
      '',
    ])
  })

  it.each([
    ['2400-06-21'],
    ['9999-01-01'],
  ])('on %s is refused, as any birth in the future', async (dateOfBirth) => {
    const refused = await app.browser().form('/find-your-lot', { ...ASR, dateOfBirth })
    expect(refused.status).toBe(422)
    expect(errorOf(await refused.text(), 'dateOfBirth')).toContain('cannot be in the future')
  })

  it('without a prayer the time by the clock is required as before', async () => {
    const refused = await app.browser().form('/find-your-lot', { ...CAIRO, prayer: '', prayerSide: 'after' })
    expect(refused.status).toBe(422)
    expect(errorOf(await refused.text(), 'birthTime')).toContain('Birth time is required')
  })

  it('goes through a correction, which keeps how exact a time is that stays', async () => {
    const admin = await administrator(app)
    const { browser, id } = await member(app)
    await browser.call('POST', '/api/birth-data', { ...CAIRO, birthTime: '12:00' })
    const correct = async (birth: Record<string, string>) => {
      const sent = await browser.form('/birth-info/correction', {
        ...birth,
        reason: 'My mother remembers the prayer.',
      })
      expect(sent.status).toBe(303)
      const request = sql.value(
        "select id from correction_requests where status = 'pending' and user_id = ?",
        id,
      )
      const accepted = await admin.browser.form(`/admin/birth-details/corrections/${request}`, {
        decision: 'accept',
      })
      expect(accepted.status).toBe(303)
    }
    const exactness = () => sql.value('select tolerance_minutes from birth_details where user_id = ?', id)
    await correct(ASR)
    expect(exactness()).toBe(15)
    await correct({ ...CAIRO, birthTime: AFTER_ASR.middle, pseudonym: 'Noor' })
    expect(exactness()).toBe(15)
    await correct({ ...CAIRO, birthTime: '16:50' })
    expect(exactness()).toBeNull()
  })
})

describe('how exact a birth time is', () => {
  it('may be said by a call, which takes no prayer', async () => {
    const { browser, id } = await member(app)
    const saved = await browser.call('POST', '/api/birth-data', {
      ...CAIRO,
      birthTime: '16:47',
      toleranceMinutes: 30,
    })
    expect(saved.status).toBe(201)
    expect(sql.value('select tolerance_minutes from birth_details where user_id = ?', id)).toBe(30)
    const { browser: other } = await member(app)
    expect((await other.call('POST', '/api/birth-data', { ...ASR })).status).toBe(422)
    const odd = await other.call('POST', '/api/birth-data', {
      ...CAIRO,
      birthTime: '16:47',
      toleranceMinutes: 7,
    })
    expect(odd.status).toBe(422)
  })
})
