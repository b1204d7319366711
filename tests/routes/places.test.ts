import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { proves } from '../specification/proves.ts'
import { testApp } from '../support/app.ts'

const app = await testApp()
const browser = app.browser()
const TIME = { dateOfBirth: '1990-02-28', birthTime: '05:06' }

describe('the calls for places', () => {
  it('list the cities of a country, by name or code', async () => {
    const byName = (await browser.call('GET', '/api/cities/Türkiye')).body as { cityId: string }[]
    expect(byName.find(({ cityId }) => cityId === '745044')).toMatchObject({ cityName: 'Istanbul' })
    expect((await browser.call('GET', '/api/cities/TR')).body).toEqual(byName)
    expect((await browser.call('GET', '/api/cities/Nowhere')).status).toBe(404)
  })

  it('answer for a country that is no more with those of today', async () => {
    const found = (await browser.call('GET', '/api/countries?q=Czechoslovakia')).body as { country: string }[]
    expect(found.map(({ country }) => country)).toEqual(['Czechia', 'Slovakia'])
    const cities = (await browser.call('GET', '/api/places?q=brno&country=Czechoslovakia')).body
    expect((cities as unknown[])[0]).toMatchObject({ cityName: 'Brno', country: 'Czechia' })
    const listed = (await browser.call('GET', '/api/cities/Czechoslovakia')).body as { cityName: string }[]
    expect(listed.map(({ cityName }) => cityName)).toEqual(expect.arrayContaining(['Brno', 'Bratislava']))
  })

  it('give at most 15, on request in one country', async () => {
    proves('limit: city suggestions')
    const path = '/api/places?q=san&country=Mexico'
    const found = (await browser.call('GET', path)).body as { country: string }[]
    expect(found).toHaveLength(15)
    expect(new Set(found.map(({ country }) => country))).toEqual(new Set(['Mexico']))
    expect((await browser.call('GET', '/api/places?q=')).body).toEqual([])
  })
})

describe('a name that no place has', () => {
  const [HEADING, ARABIC_HEADING] = ['Did you mean …', 'هل تقصدون …']
  const asked = (country: string) => ({ ...TIME, country, step: 'find-city', citySearch: 'الخانكة' })

  it('is answered with corrections, which say so', async () => {
    const found = (await browser.call('GET', '/api/places?q=istnabul&country=TR')).body as object[]
    expect(found[0]).toMatchObject({ cityName: 'Istanbul', isCorrection: true })
    const named = (await browser.call('GET', '/api/places?q=istanbul&country=TR')).body as object[]
    expect(named[0]).not.toHaveProperty('isCorrection')
  })

  it.each([
    '/birth-info',
    '/birth-info/correction',
    '/find-your-lot',
  ])('is answered on %s with the question, and nothing is chosen', async (path) => {
    const person = path.endsWith('correction') ? await app.born() : await app.newcomer()
    const html = await (await person.form(path, asked('Egypt'))).text()
    expect(html).toContainAll(HEADING, 'Al Khankah, Qalyubia, Egypt')
    expect(html).not.toMatch(/name="cityId"[^>]*checked/)
    await person.form('/language', { language: 'ar', back: '/dashboard' })
    const arabic = path === '/find-your-lot' ? `/ar${path}` : path
    expect(await (await person.form(arabic, asked('مصر'))).text()).toContain(ARABIC_HEADING)
    const elsewhere = await (await person.form(arabic, asked('فرنسا'))).text()
    expect(elsewhere).not.toContain(ARABIC_HEADING)
    expect(elsewhere).not.toContain('type="radio" name="cityId"')
  })
})

describe('the list of the cities of a country', () => {
  const ask = async (headers: Record<string, string>, path = '/api/cities/US') => {
    const answer = await browser.send(path, { headers })
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
  }

  it('is the same in every encoding, and is sent compressed to clients that accept it', async () => {
    const { bytes: plain, answer } = await ask({})
    expect(answer.headers.get('Content-Encoding')).toBeNull()
    expect(plain.byteLength).toBeGreaterThan(1_000_000)
    const gz = await ask({ 'Accept-Encoding': 'gzip, deflate' })
    expect(gunzipSync(gz.bytes).equals(plain)).toBe(true)
    const br = await ask({ 'Accept-Encoding': 'gzip, deflate, br' })
    expect(brotliDecompressSync(br.bytes).equals(plain)).toBe(true)
    for (const { byteLength } of [gz.bytes, br.bytes]) expect(byteLength).toBeLessThan(plain.byteLength / 3)
    for (const refused of ['gzip;q=0, br;q=0', 'zstd', 'identity'])
      expect((await ask({ 'Accept-Encoding': refused })).bytes.equals(plain), refused).toBe(true)
  })

  it('may be cached by browsers, which validate it by its ETag', async () => {
    const { answer } = await ask({})
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=86400')
    expect(answer.headers.get('Vary')).toContain('Accept-Encoding')
    const again = await ask({ 'If-None-Match': `"other", W/${answer.headers.get('ETag')}` })
    expect(again.answer.status).toBe(304)
    expect(again.bytes.byteLength).toBe(0)
    expect((await ask({ 'If-None-Match': '"other"' })).answer.status).toBe(200)
  })

  it('is the same for all spellings of the country, and for a person who is signed in', async () => {
    const tags = new Set<string | null>()
    for (const country of ['US', 'us', 'United%20States', '%55S'])
      tags.add((await ask({}, `/api/cities/${country}`)).answer.headers.get('ETag'))
    expect(tags.size).toBe(1)
    const person = await app.newcomer()
    const again = await person.send('/api/cities/US', { headers: { 'If-None-Match': [...tags].join() } })
    expect(again.status).toBe(304)
  })

  it('is kept in the language in which it was asked for', async () => {
    const namesIn = async (language: string) => {
      const { bytes } = await ask({ 'Accept-Language': language }, '/api/countries')
      return bytes.toString()
    }
    for (const _ of ['made', 'kept']) {
      expect(await namesIn('ar')).toContain('تركيا')
      expect(await namesIn('en')).toContain('Türkiye')
    }
  })
})
