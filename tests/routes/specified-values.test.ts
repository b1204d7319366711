import { describe, expect, it } from 'vitest'
import { proves } from '../specification/proves.ts'
import { administrator, member, pagesOf } from '../support/admin.ts'
import { ISTANBUL_BIRTH, testApp } from '../support/app.ts'

const app = await testApp()
const { sql } = app
const { browser } = await member(app)
await browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
const read = async <Body>(path: string) => (await browser.call('GET', path)).body as Body

interface Reading {
  rawApiData: {
    ascendant: number
    planets: { name: string; sign: string; full_degree: number; norm_degree: number }[]
    houses: { house: number; sign: string; degree: number }[]
    aspects: object[]
  }
}

/** In the order of the zodiac, as the specification lists them. */
const SIGNS = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
]

const DAY = 24 * 3600_000

describe('a reading', () => {
  it('has the lot, and the ascendant, planets, houses and aspects', async () => {
    proves('data: reading')
    const reading = await read<Reading>('/api/astrological-reading')
    expect(reading).toMatchObject({
      id: expect.any(String),
      birthDetailId: expect.any(String),
      pofSign: 'Pisces',
      pofDegree: expect.closeTo(0.34, 2),
      pofHouse: 4,
      pofRuler: 'Jupiter',
      pofRulerSign: 'Cancer',
      pofRulerHouse: 9,
      isDayBirth: true,
      requestData: expect.any(Object),
      createdAt: expect.any(String),
    })
    const { ascendant, planets, houses, aspects } = reading.rawApiData
    expect(ascendant).toBeTypeOf('number')
    expect(planets[0]).toMatchObject({
      name: 'Sun',
      sign: 'Cancer',
      house: expect.any(Number),
      norm_degree: expect.any(Number),
      full_degree: expect.any(Number),
      is_retro: 'false',
    })
    // Neptune was retrograde on 15 July 1978.
    expect(planets.find(({ name }) => name === 'Neptune')).toMatchObject({
      is_retro: 'true',
    })
    expect(houses[0]).toMatchObject({ house: 1, sign: expect.any(String), degree: expect.any(Number) })
    expect(aspects[0]).toMatchObject({
      aspecting_planet: expect.any(String),
      aspected_planet: expect.any(String),
      type: expect.any(String),
      orb: expect.any(Number),
    })
  })

  it('counts signs of 30 degrees from Aries, and twelve houses', async () => {
    proves('limit: signs and houses')
    const { planets, houses } = (await read<Reading>('/api/astrological-reading')).rawApiData
    for (const { sign, full_degree, norm_degree } of planets) {
      expect(sign).toBe(SIGNS[Math.floor(full_degree / 30)])
      expect(norm_degree).toBeCloseTo(full_degree % 30, 9)
    }
    expect(houses.map(({ house }) => house)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    for (const { sign, degree } of houses) expect(sign).toBe(SIGNS[Math.floor(degree / 30)])
  })

  it('is a natal chart with JSON texts', async () => {
    proves('data: natal chart')
    const chart = await read<Record<'planetsJson' | 'housesJson' | 'aspectsJson', string>>('/api/natal-chart')
    expect(chart).toMatchObject({
      pofSign: expect.any(String),
      pofHouse: expect.any(Number),
      pofDegree: expect.any(Number),
      createdAt: expect.any(String),
    })
    const { planets, houses, aspects } = (await read<Reading>('/api/astrological-reading')).rawApiData
    expect(JSON.parse(chart.planetsJson)).toEqual(planets)
    expect(JSON.parse(chart.housesJson)).toEqual(houses)
    expect(JSON.parse(chart.aspectsJson)).toEqual(aspects)
  })
})

describe('a city', () => {
  it('has its name, state and country, and a country its number of cities', async () => {
    proves('data: city')
    const countries = await read<{ country: string; count: number }[]>('/api/countries')
    const cities = await read<object[]>('/api/cities/Malta')
    expect(countries.find(({ country }) => country === 'Malta')?.count).toBe(cities.length)
    for (const city of cities)
      expect(city).toMatchObject({
        cityId: expect.any(String),
        cityName: expect.any(String),
        stateName: expect.any(String),
      })
    expect(cities).toContainEqual(expect.objectContaining({ cityName: 'Victoria', stateName: 'Victoria' }))
    expect(await read('/api/cities/info/745044')).toMatchObject({
      cityName: 'Istanbul',
      stateName: 'Istanbul',
      country: 'Türkiye',
      latitude: expect.closeTo(41.01, 1),
      longitude: expect.closeTo(28.95, 1),
    })
  })
})

describe('what is recent in the back-office', async () => {
  const admin = await administrator(app)
  const { page } = pagesOf(admin)
  const call = (method: string, path: string, body?: unknown) => admin.browser.call(method, path, body)
  const figure = async (path: string, label: string) =>
    Number(new RegExp(`>(?:<a[^>]*>)?${label}(?:</a>)?</dt><dd[^>]*>([\\d,]+)`).exec(await page(path))![1])

  it('was created in the last seven days: birth details, charts, events and stories', async () => {
    proves('limit: recent')
    const birth = sql.value('select id from birth_details limit 1') as string
    await browser.call('POST', '/api/user-stories', {
      title: 'A door that opened',
      storyContent: 'A story about patience, and about the door that opened when I had stopped knocking.',
    })
    await call('POST', '/api/admin/events-enhanced', {
      birthDetailId: birth,
      title: 'The letter that came',
      description: 'It came after a year.',
      alignment: 'light',
      astroExplanation: 'Mercury rules the lot.',
    })
    const stories = async () =>
      ((await call('GET', '/api/admin/user-stories?age=recent')).body as object[]).length
    const figures = async () => [
      await figure('/admin/birth-details', 'Recent Additions'),
      await figure('/admin/enhanced-natal-charts', 'Recent'),
      await figure('/admin/enhanced-events', 'Recent Events'),
      await stories(),
    ]
    const now = app.clock.now().getTime()
    const createdAt = (at: number) => {
      for (const [table, column] of [
        ['birth_details', 'created_at'],
        ['astrological_readings', 'created_at'],
        ['events_enhanced', 'created_at'],
        ['user_stories', 'submitted_at'],
      ])
        sql.run(`update ${table} set ${column} = ?`, at)
    }
    createdAt(now - 7 * DAY + 1000)
    expect(await figures()).toEqual([1, 1, 1, 1])
    createdAt(now - 7 * DAY - 1000)
    expect(await figures()).toEqual([0, 0, 0, 0])
  })

  it('is counted by calendar month on the dashboard', async () => {
    proves('limit: this month')
    const recent = async () =>
      ((await call('GET', '/api/admin/stats')).body as { recentCharts: number }).recentCharts
    const createdAt = (at: Date) => sql.run('update astrological_readings set created_at = ?', at.getTime())
    const now = app.clock.now()
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
    createdAt(first)
    expect(await recent()).toBe(1)
    createdAt(new Date(first.getTime() - 1))
    expect(await recent()).toBe(0)
  })

  it('is complete only with houses, planets and aspects', async () => {
    proves('limit: complete charts')
    const complete = () => figure('/admin/enhanced-natal-charts', 'Complete')
    expect(await complete()).toBe(1)
    for (const column of ['houses_count', 'planets_count', 'aspects_count']) {
      const count = sql.value(`select ${column} from astrological_readings`)
      sql.run(`update astrological_readings set ${column} = 0`)
      expect(await complete(), column).toBe(0)
      sql.run(`update astrological_readings set ${column} = ?`, count)
    }
  })
})
