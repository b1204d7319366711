import { describe, expect, it } from 'vitest'
import { testApp } from '../support/app'

const browser = (await testApp()).browser()

describe('the calls for places', () => {
  it('list countries with the number of their places', async () => {
    const countries = (await browser.call('GET', '/api/countries')).body as {
      country: string
      count: number
    }[]
    expect(countries.length).toBeGreaterThan(240)
    expect(countries.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(195_000)
  })

  it('list the cities of a country, by name or code', async () => {
    const byName = (await browser.call('GET', '/api/cities/Türkiye')).body as { cityId: string }[]
    expect(byName.find(({ cityId }) => cityId === '745044')).toMatchObject({ cityName: 'Istanbul' })
    expect((await browser.call('GET', '/api/cities/TR')).body).toEqual(byName)
    expect((await browser.call('GET', '/api/cities/Nowhere')).status).toBe(404)
  })

  it('tell of one city', async () => {
    expect((await browser.call('GET', '/api/cities/info/745044')).body).toMatchObject({
      cityName: 'Istanbul',
      country: 'Türkiye',
      zone: 'Europe/Istanbul',
    })
    expect((await browser.call('GET', '/api/cities/info/1')).status).toBe(404)
    expect((await browser.call('GET', "/api/cities/info/'%20or%201=1")).status).toBe(404)
  })

  it.each(['Makkah', 'Mecca', 'مكة', 'mecca'])('find %s', async (q) => {
    const found = (await browser.call('GET', `/api/places?q=${encodeURIComponent(q)}`)).body as {
      cityId: string
    }[]
    expect(found[0]).toMatchObject({ cityId: '104515' })
  })

  it('give at most 15, in one country when asked', async () => {
    const path = '/api/places?q=san&country=Mexico'
    const found = (await browser.call('GET', path)).body as { country: string }[]
    expect(found).toHaveLength(15)
    expect(new Set(found.map(({ country }) => country))).toEqual(new Set(['Mexico']))
    expect((await browser.call('GET', '/api/places?q=')).body).toEqual([])
  })
})
