import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eclipticLongitude, longitudeOnEarth } from '#tests/support/arbitraries.ts'
import { castChart } from './chart.ts'
import { chartSky, declinationOf } from './chart-sky.ts'

describe('the sky of a chart', () => {
  it('has the Julian day and the sidereal time of a moment', () => {
    // Meeus, Astronomical Algorithms, example 12.a: 1987 April 10, 0 h UT; apparent sidereal time 13h 10m 46.1351s.
    const sky = chartSky({ utc: '1987-04-10T00:00:00.000Z', longitude: 0 })
    expect(sky.julianDay).toBe(2_446_895.5)
    expect(Math.abs(sky.siderealTime * 3600 - (13 * 3600 + 10 * 60 + 46.1351))).toBeLessThan(0.4)
    // The same book, example 22.a: true obliquity 23 degrees 26' 36.850".
    expect(Math.abs(sky.obliquity - (23 + 26 / 60 + 36.85 / 3600))).toBeLessThan(0.1 / 3600)
  })

  it('is ahead by an hour for every fifteen degrees to the east', () => {
    const at = (longitude: number) => chartSky({ utc: '1987-04-10T00:00:00.000Z', longitude }).siderealTime
    expect(at(74.35) - at(0)).toBeCloseTo(74.35 / 15, 9)
  })

  it('has the midheaven at the right ascension of the sidereal time', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2100, 0, 1) }),
        longitudeOnEarth,
        (utc, longitude) => {
          const chart = castChart({ utc, latitude: 30, longitude })
          const { siderealTime, obliquity } = chartSky(chart)
          const [mc, eps] = [chart.midheaven, obliquity].map((degrees) => (degrees * Math.PI) / 180)
          const ascension = (Math.atan2(Math.sin(mc!) * Math.cos(eps!), Math.cos(mc!)) * 12) / Math.PI
          expect((((ascension - siderealTime + 36) % 24) + 24) % 24).toBeCloseTo(12, 6)
        },
      ),
    )
  })
})

describe('declination', () => {
  it('equals the known value of a star', () => {
    // Meeus, example 13.a: Pollux, longitude 113.215630, latitude 6.684170, declination 28.026183 at 23.4392911.
    expect(declinationOf(113.21563, 6.68417, 23.4392911)).toBeCloseTo(28.026183, 5)
  })

  it('of the poles of the equator is a right angle, whatever is rounded', () => {
    for (let obliquity = 22; obliquity < 25; obliquity += 0.01) {
      expect(declinationOf(90, 90 - obliquity, obliquity)).toBeCloseTo(90, 5)
      expect(declinationOf(270, obliquity - 90, obliquity)).toBeCloseTo(-90, 5)
    }
  })

  it('of the ecliptic is at most its obliquity, and equal to it at the solstices', () => {
    expect(declinationOf(90, 0, 23.44)).toBeCloseTo(23.44)
    expect(declinationOf(270, 0, 23.44)).toBeCloseTo(-23.44)
    fc.assert(
      fc.property(eclipticLongitude, (longitude) => {
        expect(Math.abs(declinationOf(longitude, 0, 23.44))).toBeLessThanOrEqual(23.44 + 1e-9)
      }),
    )
  })
})
