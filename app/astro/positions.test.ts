import { AstroTime, Body, Ecliptic, EclipticGeoMoon, GeoVector, SiderealTime } from 'astronomy-engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instant } from '#tests/support/arbitraries.ts'
import { skyAt } from './positions.ts'
import { momentAt } from './time.ts'
import { PLANETS } from './types.ts'
import { separation } from './zodiac.ts'

const arcseconds = (a: number, b: number) => separation(a, b) * 3600

test('astronomy-engine, with other theories of the planets, has them within 25 arc seconds', () => {
  fc.assert(
    fc.property(instant, (ms) => {
      const moment = momentAt(ms)
      const time = AstroTime.FromTerrestrialTime(moment.tt)
      const sky = skyAt(moment)
      PLANETS.forEach((name, i) => {
        const theirs =
          name === 'Moon' ? EclipticGeoMoon(time).lon : Ecliptic(GeoVector(Body[name], time, true)).elon
        expect(arcseconds(sky.longitude[i]!, theirs), name).toBeLessThan(25)
      })
    }),
    { numRuns: 100 },
  )
})

test('astronomy-engine has the same sidereal time within an arc second', () => {
  fc.assert(
    fc.property(instant, (ms) => {
      const moment = momentAt(ms)
      const sky = skyAt(moment)
      const time = AstroTime.FromTerrestrialTime(moment.tt)
      const own = new AstroTime(moment.ut1)
      expect(Math.abs(own.ut - moment.ut1)).toBe(0)
      // Its own delta T moves the nutation by nothing that counts.
      expect(arcseconds(sky.sidereal, SiderealTime(own) * 15)).toBeLessThan(1)
      expect(time.tt).toBeCloseTo(moment.tt, 6)
    }),
    { numRuns: 100 },
  )
})
