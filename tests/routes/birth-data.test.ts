import { describe, expect, it } from 'vitest'
import { proves } from '../specification/proves.ts'
import { ISTANBUL_BIRTH, registered, testApp } from '../support/app.ts'

const app = await testApp()
const { sql } = app

function count(table: string): number {
  return sql.value(`select count(*) from ${table}`) as number
}

describe('POST /api/birth-data', () => {
  it('saves the record with its chart, planets, houses and aspects', async () => {
    const browser = await app.newcomer()
    const saved = await browser.call('POST', '/api/birth-data', {
      ...ISTANBUL_BIRTH,
      pseudonym: '',
      userId: null,
    })
    expect(saved.status).toBe(201)
    expect(saved.body).toMatchObject({
      dateOfBirth: '1978-07-15',
      birthTime: '14:30',
      cityId: '745044',
      country: 'Türkiye',
      zone: 'Europe/Istanbul',
      utc: '1978-07-15T11:30:00.000Z',
    })
    expect((await browser.call('GET', '/api/birth-data')).body).toEqual(saved.body)
    expect((await browser.call('GET', '/api/planets')).body).toHaveLength(10)
    expect((await browser.call('GET', '/api/houses')).body).toHaveLength(12)
    const reading = (await browser.call('GET', '/api/astrological-reading')).body as Record<string, unknown>
    const natal = (await browser.call('GET', '/api/natal-chart')).body as Record<string, string>
    expect(natal.pofSign).toBe(reading.pofSign)
    expect(JSON.parse(natal.planetsJson!)).toHaveLength(10)
    expect(JSON.parse(natal.housesJson!)[0]).toMatchObject({ house: 1 })
  })

  it('drops the seconds that a time field may send', async () => {
    const browser = await app.newcomer()
    const saved = await browser.call('POST', '/api/birth-data', {
      ...ISTANBUL_BIRTH,
      birthTime: '13:37:00.000',
    })
    expect(saved.status).toBe(201)
    expect((await browser.call('GET', '/api/birth-data')).body).toMatchObject({ birthTime: '13:37' })
  })

  it('refuses a second save with 409 and changes nothing', async () => {
    const browser = await app.born()
    const before = count('birth_details')
    const second = await browser.call('POST', '/api/birth-data', { ...ISTANBUL_BIRTH, birthTime: '09:00' })
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'birth-data.saved-already' },
    })
    expect(count('birth_details')).toBe(before)
    expect((await browser.call('GET', '/api/birth-data')).body).toMatchObject({ birthTime: '14:30' })
  })

  it.each([
    [{ dateOfBirth: '' }, 'dateOfBirth', 'Date of birth is required'],
    [{ dateOfBirth: '15/07/1978' }, 'dateOfBirth', 'Date must be in YYYY-MM-DD format'],
    [{ dateOfBirth: '1978-02-30' }, 'dateOfBirth', 'This date does not exist'],
    [{ dateOfBirth: '1600-01-01' }, 'dateOfBirth', 'Please enter a date from 1900 onward'],
    [{ dateOfBirth: '2026-03-02' }, 'dateOfBirth', 'The date of birth cannot be in the future'],
    [{ dateOfBirth: '2101-01-01' }, 'dateOfBirth', 'The date of birth cannot be in the future'],
    [{ dateOfBirth: '9999-12-31' }, 'dateOfBirth', 'The date of birth cannot be in the future'],
    [{ birthTime: '' }, 'birthTime', 'Birth time is required'],
    [{ birthTime: '24:00' }, 'birthTime', 'Time must be in HH:MM format'],
    [{ birthTime: '2pm' }, 'birthTime', 'Time must be in HH:MM format'],
    [{ cityId: '' }, 'cityId', 'City selection is required'],
    [{ cityId: '999999999' }, 'cityId', 'This city is not in our list. Please choose another.'],
    [{ cityId: '', latitude: '95', longitude: '10' }, 'latitude', /Latitude must be between/],
    [{ cityId: '', latitude: '10', longitude: '10', zone: 'Mars/Olympus' }, 'zone', /time zone is not known/],
  ])('answers 422 beside the field for %o', async (change, field, message) => {
    proves(
      'check: date format',
      'check: time format',
      'check: city selection',
      'check: date required',
      'check: time required',
    )
    const browser = await app.newcomer()
    const before = count('birth_details')
    const { status, body } = await browser.call('POST', '/api/birth-data', { ...ISTANBUL_BIRTH, ...change })
    expect(status).toBe(422)
    const { fieldErrors } = body as { fieldErrors: Record<string, string[]> }
    expect(fieldErrors[field]?.[0]).toMatch(message)
    expect(count('birth_details')).toBe(before)
  })

  it('reports all errors of typed coordinates at once', async () => {
    const browser = await app.newcomer()
    const { status, body } = await browser.call('POST', '/api/birth-data', {
      ...ISTANBUL_BIRTH,
      cityId: '',
      latitude: '95',
      longitude: 'east',
      zone: 'Mars/Olympus',
    })
    expect(status).toBe(422)
    expect(Object.keys((body as { fieldErrors: object }).fieldErrors)).toEqual([
      'latitude',
      'longitude',
      'zone',
    ])
  })

  it('asks which of two instants is meant if the clock was set back, and accepts the answer', async () => {
    const browser = await app.newcomer()
    const london = {
      dateOfBirth: '1995-10-22',
      birthTime: '01:30',
      country: 'United Kingdom',
      cityId: '2643743',
    }
    const asked = await browser.call('POST', '/api/birth-data', london)
    expect(asked).toMatchObject({
      status: 422,
      body: { candidates: ['1995-10-22T00:30:00.000Z', '1995-10-22T01:30:00.000Z'] },
    })
    const saved = await browser.call('POST', '/api/birth-data', { ...london, repeatedTime: 'later' })
    expect(saved).toMatchObject({
      status: 201,
      body: { utc: '1995-10-22T01:30:00.000Z', repeatedTime: 'later' },
    })
  })

  it('says that a time did not exist if the clock was set forward, and offers two', async () => {
    const browser = await app.newcomer()
    const gap = {
      dateOfBirth: '1995-03-26',
      birthTime: '01:30',
      country: 'United Kingdom',
      cityId: '2643743',
    }
    const { status, body } = await browser.call('POST', '/api/birth-data', gap)
    expect(status).toBe(422)
    const answer = body as { message: string; candidates: string[] }
    expect(answer.message).toContain('there was no 01:30')
    expect(answer.candidates).toHaveLength(2)
  })

  it('accepts an unlisted place by its coordinates, and finds the zone', async () => {
    const browser = await app.newcomer()
    const birth = {
      dateOfBirth: '1990-01-01',
      birthTime: '06:00',
      latitude: '41°00′30″N',
      longitude: 28.9784,
    }
    const saved = await browser.call('POST', '/api/birth-data', birth)
    expect(saved).toMatchObject({ status: 201, body: { zone: 'Europe/Istanbul', cityId: null } })
  })
})

describe('the birth form', () => {
  it('requests one correction if its button is pressed twice', async () => {
    const browser = await app.newcomer()
    await browser.form('/birth-info/check', ISTANBUL_BIRTH)
    const before = count('correction_requests')
    const wish = {
      ...ISTANBUL_BIRTH,
      birthTime: '14:45',
      reason: 'The register says a quarter to.',
      idempotencyKey: 'the page',
    }
    for (const _ of [1, 2]) {
      const { status, headers } = await browser.form('/birth-info/correction', wish)
      expect([status, headers.get('Location')]).toEqual([303, '/birth-info'])
    }
    const other = await browser.form('/birth-info/correction', { ...wish, birthTime: '14:50' })
    expect(other.status).toBe(409)
    expect(count('correction_requests')).toBe(before + 1)
  })

  it('shows the saved record in the form that corrects it', async () => {
    const [listed, unlisted] = [app.browser(), app.browser()]
    await registered(listed)
    await listed.form('/birth-info/check', ISTANBUL_BIRTH)
    const html = await listed.page('/birth-info/correction')
    expect(html).toMatch(/<option selected="">Türkiye</)
    expect(html).toMatch(/name="citySearch"[^>]* value="Istanbul, Türkiye"/)
    expect(html).toContain('name="cityId" value="745044"')
    await registered(unlisted)
    const place = { unlisted: 'on', placeName: 'My village', latitude: '41.1', longitude: '29.25' }
    await unlisted.form('/birth-info/check', { dateOfBirth: '1978-07-15', birthTime: '14:30', ...place })
    const form = await unlisted.page('/birth-info/correction')
    for (const value of ['My village', '41.1', '29.25', 'Europe/Istanbul']) {
      expect(form).toContain(`value="${value}"`)
    }
    expect(form).toMatch(/<input(?=[^>]*name="unlisted")(?=[^>]*checked)/)
  })

  it('shows the Hijri date of a birth after sunset, and the one of its daylight', async () => {
    const browser = await app.newcomer()
    await browser.call('POST', '/api/birth-data', { ...ISTANBUL_BIRTH, birthTime: '21:40' })
    const html = (await browser.page('/birth-info')).replaceAll('<!-- -->', '')
    expect(html).toContainAll('10 Sha‘ban 1398 AH', 'until sunset it was 9 Sha‘ban 1398 AH')
  })

  it('searches for another city that was typed over the chosen one', async () => {
    const browser = await app.newcomer()
    const typed = { ...ISTANBUL_BIRTH, citySearched: 'istanb' }
    const other = await browser.form('/birth-info', { ...typed, citySearch: 'ankara' })
    expect(other.status).toBe(200)
    expect(await other.text()).toContain('Choose your city')
    expect((await browser.form('/birth-info', { ...typed, citySearch: 'istanb' })).status).toBe(303)
  })

  it('takes a typed name that one city has to the check, which shows the city', async () => {
    const browser = await app.newcomer()
    const typed = { dateOfBirth: '1978-07-15', birthTime: '14:30', country: 'Türkiye', step: 'check' }
    const unclear = await browser.form('/birth-info', { ...typed, citySearch: 'istanb' })
    expect(await unclear.text()).toContain('Choose your city')
    const known = await browser.form('/birth-info', { ...typed, citySearch: 'istanbul' })
    expect(known.status).toBe(303)
    expect(known.headers.get('Location')).toBe('/birth-info/check')
    expect(await browser.page('/birth-info/check')).toContain('Istanbul, ')
  })

  it('searches for a city in all countries if none was chosen, and keeps what was typed', async () => {
    const browser = await app.newcomer()
    const typed = { dateOfBirth: '1990-02-28', birthTime: '05:06', country: '' }
    const found = await browser.form('/birth-info', { ...typed, step: 'find-city', citySearch: 'Lahore' })
    expect(found.status).toBe(200)
    const html = await found.text()
    expect(html).toContainAll('Lahore, Punjab, Pakistan', 'value="05:06"')
  })

  it.each(['/birth-info', '/birth-data'])('asks a stranger to log in before %s', async (path) => {
    proves('screen: /birth-data signed out', 'message: log in for birth data')
    const browser = app.browser()
    const turnedAway = await browser.get(path)
    const address = turnedAway.headers.get('Location')!
    expect(address).toBe(`/login?redirectTo=${encodeURIComponent(path)}`)
    const html = await browser.page(address)
    expect(html.match(/Authentication Required/g)!.length).toBeGreaterThan(1)
    expect(html).toContain('Please log in to enter your birth information.')
    expect(html).toContain(`action="/login?redirectTo=${encodeURIComponent(path)}"`)
    expect(html).toMatch(/href="\/"[^>]*>Go to the home page/)
  })

  it('shows the chosen city if the form is refused, and saves it then', async () => {
    const browser = await app.newcomer()
    const texas = { birthTime: '14:30', country: 'United States', citySearch: 'paris', cityId: '4717560' }
    const refused = await browser.form('/birth-info', { ...texas, dateOfBirth: '2090-02-28' })
    expect(refused.status).toBe(422)
    const page = await refused.text()
    expect(page).toMatch(/Chosen: <bdi[^>]*>Paris, Texas, United States<\/bdi>/)
    expect(page).toContain('name="cityId" value="4717560"')
    const birth = { ...texas, dateOfBirth: '1990-02-28' }
    expect((await browser.form('/birth-info/check', birth)).status).toBe(303)
    expect(await browser.page('/birth-info')).toContain('Paris, Texas')
  })

  it('keeps what was typed beside the errors', async () => {
    proves('check: country required', 'check: city required')
    const browser = await app.newcomer()
    const response = await browser.form('/birth-info', { dateOfBirth: '1978-02-30', birthTime: '14:30' })
    expect(response.status).toBe(422)
    const page = await response.text()
    expect(page).toContainAll('This date does not exist', 'Country is required', 'City is required')
    expect(page).toContainAll('value="1978-02-30"', 'value="14:30"')
  })
})
