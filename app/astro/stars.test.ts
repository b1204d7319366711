import {
  AstroTime,
  Body,
  DefineStar,
  EquatorFromVector,
  GeoVector,
  Horizon,
  Observer,
  RotateVector,
  Rotation_EQJ_EQD,
} from 'astronomy-engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moment } from '#tests/support/arbitraries.ts'
import { castChart } from './chart.ts'
import { type Direction, isSunUp, localSky } from './horizon.ts'
import { CONSTELLATION_LINES, starsAt } from './stars.ts'
import file from './tables/stars.json'
import { momentAt } from './time.ts'

const RADIANS = Math.PI / 180

function vectorOf({ azimuth, altitude }: Direction): number[] {
  const [a, b] = [azimuth * RADIANS, altitude * RADIANS]
  return [Math.cos(b) * Math.cos(a), Math.cos(b) * Math.sin(a), Math.sin(b)]
}

function arcsecondsApart(a: Direction, b: Direction): number {
  const [one, other] = [vectorOf(a), vectorOf(b)]
  return (Math.hypot(...one.map((part, i) => part - other[i]!)) * 180 * 3600) / Math.PI
}

/** The sky of astronomy-engine at the same instant in both times. */
function theirSky(utc: number, latitude: number, longitude: number) {
  const { tt, ut1 } = momentAt(utc)
  const time = new AstroTime(ut1)
  time.tt = tt
  const toDate = Rotation_EQJ_EQD(time)
  const observer = new Observer(latitude, longitude, 0)
  return (body: Body): Direction => {
    const place = EquatorFromVector(RotateVector(toDate, GeoVector(body, time, true)))
    return Horizon(time, observer, place.ra, place.dec)
  }
}

test('astronomy-engine has Sun, Moon and planets in the same directions, within 30 arc seconds', () => {
  fc.assert(
    fc.property(moment, ({ utc, latitude, longitude }) => {
      const sky = localSky({ utc: new Date(utc).toISOString(), latitude, longitude })
      const theirs = theirSky(utc, latitude, longitude)
      for (const { name, longitude: along, latitude: up } of castChart({ utc, latitude, longitude })
        .planets) {
        expect(arcsecondsApart(sky.ofEcliptic(along, up), theirs(Body[name])), name).toBeLessThan(30)
      }
    }),
    { numRuns: 300 },
  )
})

test('astronomy-engine has the stars in the same directions, within an arc second', () => {
  const someStars = fc.array(fc.nat(file.stars.length - 1), { minLength: 8, maxLength: 8 })
  fc.assert(
    fc.property(moment, someStars, ({ utc, latitude, longitude }, some) => {
      const chart = castChart({ utc, latitude, longitude })
      const stars = starsAt(chart)
      const theirs = theirSky(utc, latitude, longitude)
      const years = momentAt(utc).tt / 365.25
      for (const i of some) {
        const [ra, dec, motionRa, motionDec] = file.stars[i]!
        const step = years / 3_600_000
        const moved = ra! + (motionRa! * step) / Math.cos((dec! * Math.PI) / 180)
        DefineStar(Body.Star1, (((moved % 360) + 360) % 360) / 15, dec! + motionDec! * step, 1e6)
        expect(arcsecondsApart(stars[i]!, theirs(Body.Star1))).toBeLessThan(1)
      }
    }),
    { numRuns: 300 },
  )
})

test('the Ascendant is on the horizon, in the east unless the sky turns over the poles', () => {
  fc.assert(
    fc.property(moment, ({ utc, latitude, longitude }) => {
      const chart = castChart({ utc, latitude, longitude })
      const { altitude, azimuth } = localSky(chart).ofEcliptic(chart.ascendant, 0)
      expect(Math.abs(altitude) * 3600).toBeLessThan(1)
      if (chart.houseSystem === 'placidus') expect(azimuth).toBeLessThan(180)
    }),
  )
})

test('the Sun is as high as in the chart, within an arc second', () => {
  fc.assert(
    fc.property(moment, (place) => {
      const chart = castChart(place)
      const { longitude, latitude } = chart.planets[0]!
      const { altitude } = localSky(chart).ofEcliptic(longitude, latitude)
      expect(Math.abs(altitude - chart.sunAltitude) * 3600).toBeLessThan(1)
    }),
  )
})

test('the Sun is up from sunrise to sunset as they are seen: its centre is then 50 minutes of arc below the horizon', () => {
  const [latitude, longitude] = [41, 29]
  const seen = new Set<string>()
  for (let minute = 0; minute < 1440; minute++) {
    const chart = castChart({ utc: Date.UTC(1978, 6, 15, 0, minute), latitude, longitude })
    const below = -chart.sunAltitude * 60
    // The refraction of the air is not the same on every day.
    if (Math.abs(below - 50) < 2) continue
    expect(isSunUp(chart), `${minute}`).toBe(below < 50)
    seen.add(`${below < 50} ${chart.isDayBirth}`)
  }
  expect(seen).toEqual(new Set(['true true', 'true false', 'false false']))
})

test('the figures are lines between stars of the list', () => {
  const stars = starsAt(castChart({ utc: 0, latitude: 30, longitude: 31 }))
  const sirius = stars[0]!
  expect(sirius.named?.name).toBe('Sirius')
  expect(stars.filter(({ magnitude }) => magnitude < 3.5)).toHaveLength(284)
  for (const line of CONSTELLATION_LINES) {
    expect(line.length).toBeGreaterThan(1)
    expect(line.every((star) => stars[star])).toBe(true)
  }
})
