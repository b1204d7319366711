import { describe, expect, it } from 'vitest'
import { type Browser, ISTANBUL_BIRTH, registered, testApp } from '../support/app.ts'
import { countedCalls } from '../support/counted-calls.ts'
import { endSessionsByTime } from '../support/form-drafts.ts'
import { textOf } from '../support/messages.ts'
import { hidden, page } from '../support/stories.ts'

const app = await testApp()
const { sql } = app

const BIRTH = { ...ISTANBUL_BIRTH, pseudonym: 'أم يوسف', citySearch: 'istanb' }

async function member() {
  const browser = app.browser()
  return { browser, ...(await registered(browser)) }
}

async function firstPlace(browser: Browser, path: string): Promise<string> {
  const [place] = (await browser.call('GET', path)).body as { cityId: string }[]
  return place!.cityId
}

const saved = (browser: Browser) => browser.call('GET', '/api/birth-data')

/** The text of the first `dd` after a term. */
function answer(html: string, term: string): string {
  const [, value = ''] = new RegExp(`<dt>${term}</dt><dd[^>]*>(.*?)</dd>`).exec(html) ?? []
  return textOf(value)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

async function checked(browser: Browser, birth: Record<string, string> = BIRTH, path = '/birth-info') {
  const sent = await browser.form(path, {
    ...birth,
    formOwner: hidden(await page(browser, path), 'formOwner'),
  })
  expect([sent.status, sent.headers.get('Location')]).toEqual([303, `${path}/check`])
  return textOf(await page(browser, `${path}/check`))
}

/** The form on the page as a browser would send it. */
function formOn(html: string): Record<string, string> {
  const inputs = html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)
  return Object.fromEntries([...inputs].map(([, name, value]) => [name!, value!]))
}

describe('Check your answers', () => {
  it.each(['/birth-info', '/birth-data'])('is the step between %s and saving', async (path) => {
    const { browser } = await member()
    const html = await checked(browser, BIRTH, path)
    expect(html).toContain('Check your answers</h1>')
    expect((await saved(browser)).body).toBeNull()
    const done = await browser.form(`${path}/check`, formOn(html))
    expect([done.status, done.headers.get('Location')]).toEqual([303, '/dashboard'])
    expect((await saved(browser)).body).toMatchObject({ ...ISTANBUL_BIRTH, pseudonym: 'أم يوسف' })
    expect(sql.value('select count(*) from form_drafts')).toBe(0)
  })

  it('casts one chart to look at and one to save', async () => {
    const { browser } = await member()
    const NAMES = ['castBirth', 'firmness']
    let html = ''
    const toLook = await countedCalls(NAMES, async () => {
      html = await checked(browser)
    })
    expect(toLook).toEqual({ castBirth: 1, firmness: 1 })
    const toSave = await countedCalls(NAMES, () => browser.form('/birth-info/check', formOn(html)))
    expect(toSave).toEqual({ castBirth: 1, firmness: 0 })
    expect((await saved(browser)).body).not.toBeNull()
  })

  it('finds the zone and the name again if coordinates are changed', async () => {
    const { browser } = await member()
    const { cityId: _, country: __, ...rest } = ISTANBUL_BIRTH
    const place = { ...rest, unlisted: 'on', latitude: '41.1', longitude: '29.25' }
    expect(answer(await checked(browser, place), 'Clock')).toContain('Europe/Istanbul')
    const form = await page(browser, '/birth-info')
    for (const found of ['Europe/Istanbul', '41.1000, 29.2500'])
      expect(form).not.toContain(`value="${found}"`)
  })

  it('shows each answer as it was understood', async () => {
    const { browser } = await member()
    const html = await checked(browser)
    expect(answer(html, 'Date of birth')).toContain('Saturday 15 July 1978')
    expect(answer(html, 'Date of birth')).toContain('Sha‘ban 1398 AH')
    expect(answer(html, 'Birth time')).toContain('14:30 · 2:30 PM, in the afternoon')
    expect(answer(html, 'Place')).toContain('Istanbul, Türkiye')
    expect(answer(html, 'Clock')).toContain('UTC+03:00 Europe/Istanbul')
    expect(answer(html, 'Summer time')).toBe('No')
    expect(answer(html, 'Pseudonym')).toContain('أم يوسف')
    expect(html).toContain('If the time were a few minutes off')
    expect(html).toContainAll('You cannot change it yourself afterwards.', 'you can request a correction.')
  })

  it.each([
    ['1976-07-15', 'Yes, the clocks were 1 hour ahead'],
    ['1976-01-15', 'No'],
  ])('says whether summer time was kept on %s', async (dateOfBirth, expected) => {
    const { browser } = await member()
    expect(answer(await checked(browser, { ...BIRTH, dateOfBirth }), 'Summer time')).toBe(expected)
  })

  it('says what would change a few minutes earlier or later', async () => {
    const { browser } = await member()
    const seen = new Set<string>()
    for (let hour = 0; hour < 24; hour += 1) {
      const birthTime = `${String(hour).padStart(2, '0')}:10`
      const html = await checked(browser, { ...BIRTH, birthTime })
      for (const [text] of html.matchAll(/If you were born [^<]+/g)) seen.add(text)
    }
    expect([...seen].join()).toMatch(/minutes? (earlier|later), (your Part of Fortune|the ruler of)/)
  })

  it('links back to the form with everything that was typed', async () => {
    const { browser } = await member()
    const html = await checked(browser)
    for (const field of ['dateOfBirth', 'birthTime', 'country', 'pseudonym']) {
      expect(html).toContain(`href="/birth-info#birth-${field}"`)
    }
    const form = await page(browser, '/birth-info')
    expect(form).toContainAll('value="1978-07-15"', 'value="14:30"', 'value="أم يوسف"', 'value="745044"')
    expect(form).not.toContain('You were signed out')
    // After a change in the form, the new answer is checked.
    expect(answer(await checked(browser, { ...BIRTH, birthTime: '15:45' }), 'Birth time')).toContain('15:45')
  })

  it('keeps the answers for a place given by coordinates', async () => {
    const { browser } = await member()
    const { cityId: _, country: __, ...rest } = ISTANBUL_BIRTH
    const place = { unlisted: 'on', placeName: 'My village', latitude: '41.1', longitude: '29.25' }
    const html = await checked(browser, { ...rest, ...place })
    expect(answer(html, 'Place')).toContain('My village')
    expect(answer(html, 'Place')).toContain('41.10° N, 29.25° E')
    expect(html).toContain('href="/birth-info#birth-latitude"')
    expect((await browser.form('/birth-info/check', formOn(html))).status).toBe(303)
    expect((await saved(browser)).body).toMatchObject({ cityId: null, cityName: 'My village' })
  })

  it('names the law by which the clock was read, and offers that of the zone', async () => {
    const { browser } = await member()
    const cityId = await firstPlace(browser, '/api/places?q=Wroclaw&country=PL')
    const birth = { ...BIRTH, country: 'Poland', cityId, dateOfBirth: '1910-06-15', birthTime: '12:00' }
    const html = await checked(browser, birth)
    expect(answer(html, 'Clock')).toContain('UTC+01:00 Europe/Warsaw Read by the German law of 1893.')
    expect(html).toContainAll(
      'Other readings of the clock',
      'The clock of Warsaw, UTC+01:24: the history of the zone around this region',
      '° away.',
    )
    const chosen = await checked(browser, { ...birth, clock: 'Europe/Warsaw' })
    expect(answer(chosen, 'Clock')).toContain('UTC+01:24')
    expect(chosen).toContain('The clock that we would use, UTC+01:00.')
    expect((await browser.form('/birth-info/check', formOn(chosen))).status).toBe(303)
    expect((await saved(browser)).body).toMatchObject({ offsetSeconds: 5040, offsetSource: 'zone' })
  })

  it('offers both clocks beside a border', async () => {
    const { browser } = await member()
    const { cityId: _, country: __, ...rest } = ISTANBUL_BIRTH
    const place = { ...rest, unlisted: 'on', latitude: '24.100513', longitude: '98.312637' }
    const html = await checked(browser, place)
    expect(answer(html, 'Clock')).toContain('UTC+06:30 Asia/Yangon')
    expect(html).toContain('The clock of Asia/Shanghai, UTC+08:00, whose border is within 5 kilometres.')
    const refused = await browser.form('/birth-info', { ...place, clock: 'Europe/Paris' })
    expect(refused.status).toBe(422)
  })

  it.each([
    [
      'Mashhad',
      'IR',
      '1910-06-15',
      /UTC\+03:58:2\d Asia\/Tehran Read by local mean time/,
      'The clock of Tehran, UTC+03:25:44',
    ],
    [
      'Kashgar',
      'CN',
      '1950-06-15',
      /UTC\+05:00 Asia\/Kashgar IANA doubts its source/,
      'The clock of Asia/Shanghai, UTC+08:00: this territory is disputed',
    ],
    ['Kashgar', 'CN', '1985-01-15', /UTC\+08:00 Asia\/Kashgar$/, 'The clock of Urumqi, UTC+06:00'],
    ['Mumbai', 'IN', '1950-06-15', /UTC\+05:30 Asia\/Kolkata/, 'Bombay time, UTC+04:51, which the city kept'],
    ['Kolkata', 'IN', '1940-06-15', /UTC\+05:30 Asia\/Kolkata/, 'Calcutta time, UTC+05:53:20, which'],
  ])('reads the clock of %s, %s, on %s, and offers the other one', async (q, country, dateOfBirth, clock, other) => {
    const { browser } = await member()
    const cityId = await firstPlace(browser, `/api/places?q=${q}&country=${country}`)
    const html = await checked(browser, { ...BIRTH, country, cityId, dateOfBirth })
    expect(answer(html, 'Clock')).toMatch(clock)
    expect(html).toContain(other)
  })

  it.each([
    ['Arviat', 'CA', '1950-01-15', 'UTC−06:00 America/Rankin_Inlet No clock is recorded here for that time.'],
    ['Kalisz', 'PL', '1910-06-15', 'Before 1970 the history of this zone is that of Warsaw.'],
    ['Hanoi', 'VN', '1950-01-15', 'UTC+08:00 Asia/Hanoi'],
  ])('says which history gave the clock of %s, %s, on %s', async (q, country, dateOfBirth, clock) => {
    const { browser } = await member()
    const cityId = await firstPlace(browser, `/api/places?q=${q}&country=${country}`)
    const html = await checked(browser, { ...BIRTH, country, cityId, dateOfBirth })
    expect(answer(html, 'Clock')).toContain(clock)
    expect(html).not.toContain('UTC+00:00')
  })

  it('keeps the clock of the city if it is chosen, and the record names it', async () => {
    const { browser } = await member()
    const cityId = await firstPlace(browser, '/api/places?q=Mumbai&country=IN')
    const birth = { ...BIRTH, country: 'IN', cityId, dateOfBirth: '1950-06-15', clock: 'bombay' }
    const html = await checked(browser, birth)
    expect(answer(html, 'Clock')).toContain('UTC+04:51 Asia/Kolkata Read by Bombay time.')
    expect(answer(html, 'Summer time')).toBe('No')
    expect((await browser.form('/birth-info/check', formOn(html))).status).toBe(303)
    expect((await saved(browser)).body).toMatchObject({ offsetSeconds: 17_460, clockLaw: 'bombay' })
    expect(textOf(await page(browser, '/birth-info'))).toContain('Read by Bombay time.')
  })

  it('says how far the lot moves where clocks were set by sunset', async () => {
    const { browser } = await member()
    const cityId = await firstPlace(browser, '/api/places?q=Jeddah&country=SA')
    const birth = { ...BIRTH, country: 'Saudi Arabia', cityId, dateOfBirth: '1940-06-15' }
    const html = await checked(browser, birth)
    expect(answer(html, 'Clock')).toContainAll('local mean time', 'set by sunset', 'uncertain')
    expect(html).toMatch(/A clock set by sunset, with sunset at six, UTC\+0[12]:\d\d.*?° away\./s)
  })

  it('comes after the errors of the form', async () => {
    const { browser } = await member()
    const refused = await browser.form('/birth-info', { ...BIRTH, birthTime: '' })
    expect(refused.status).toBe(422)
    const html = textOf(await refused.text())
    expect(html).toContainAll('Birth time is required', 'value="1978-07-15"')
    // The second step also refuses an answer that was changed by hand.
    const { status } = await browser.form('/birth-info/check', { ...BIRTH, birthTime: '25:00' })
    expect(status).toBe(422)
    expect((await saved(browser)).body).toBeNull()
  })

  it('shows the form if there are no answers to check', async () => {
    const { browser } = await member()
    const html = await page(browser, '/birth-info/check')
    expect(html).toContainAll('Enter Your Birth Information</h1>', 'action="/birth-info"')
  })

  it('saves once if the button is pressed twice, and going back after saving leads to the saved record', async () => {
    const { browser } = await member()
    const form = formOn(await checked(browser))
    const both = await Promise.all([1, 2].map(() => browser.form('/birth-info/check', form)))
    for (const { status, headers } of both) {
      expect([status, headers.get('Location')]).toEqual([303, '/dashboard'])
    }
    for (const path of ['/birth-info', '/birth-info/check']) {
      const again = await browser.form(path, form)
      expect([again.status, again.headers.get('Location')]).toEqual([303, '/dashboard'])
      const other = await browser.form(path, { ...form, birthTime: '09:00' })
      expect(other.status).toBe(409)
      expect(await other.text()).toContain('has already been saved and cannot be changed.')
      expect(await page(browser, path)).toContainAll(
        'Your saved birth information',
        'If something in it is wrong, you can ask for a correction here.',
      )
    }
  })

  it('waits for a person whose session ended, and for nobody else', async () => {
    const { browser, email, password } = await member()
    const form = formOn(await checked(browser))
    endSessionsByTime(app)
    const refused = await browser.form('/birth-info/check', { ...form, step: 'save' })
    const address = refused.headers.get('Location')!
    expect(address).toBe('/login?redirectTo=%2Fbirth-info%2Fcheck')
    expect(await page(browser, address)).toContain('What you have entered is kept')
    await registered(browser)
    expect(await page(browser, '/birth-info/check')).not.toContain('أم يوسف')
    await browser.form('/sign-out', {})
    expect((await browser.form(address, { email, password })).headers.get('Location')).toBe(
      '/birth-info/check',
    )
    const html = textOf(await page(browser, '/birth-info/check'))
    expect(html).toContain('Check your answers</h1>')
    expect((await browser.form('/birth-info/check', formOn(html))).headers.get('Location')).toBe('/dashboard')
    expect((await saved(browser)).body).toMatchObject(ISTANBUL_BIRTH)
  })
})
