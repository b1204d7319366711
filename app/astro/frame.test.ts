import { expect, test } from 'vitest'
import { meanObliquity, precessionRate, siderealTime, trueObliquity } from './frame.ts'
import { meanNode } from './nodes.ts'
import { DEGREES_TO_RADIANS, normalizeDegrees, RADIANS_TO_DEGREES, separation } from './zodiac.ts'

/* Unless another source is named: the values in radians with which SOFA (t_sofa_c) and ERFA test their functions, which are named with each value. */

/** Days since J2000 of a Modified Julian Date. */
const fromMjd = (mjd: number) => mjd - 51_544.5
const NO_NUTATION = { longitude: 0, obliquity: 0, rate: 0 }

test('the obliquity of the ecliptic, mean and true', () => {
  // iauObl06, and iauNut06a for the part of the nutation, from which the engine's series differs by 0.0002 arc seconds.
  expect(meanObliquity(fromMjd(54_388)) * DEGREES_TO_RADIANS).toBeCloseTo(0.4090749229387258, 14)
  const nutation = trueObliquity(fromMjd(53_736)) - meanObliquity(fromMjd(53_736))
  expect(Math.abs(nutation * DEGREES_TO_RADIANS - 0.406323849688725e-4)).toBeLessThan(1e-9)
})

test('sidereal time, mean and apparent', () => {
  const at = fromMjd(53_736)
  // iauGmst06; the two complementary terms are within 0.003 arc seconds.
  const mean = 1.754174971870091 * RADIANS_TO_DEGREES
  expect(separation(siderealTime(at, at, NO_NUTATION), mean) * 3600).toBeLessThan(0.003)
  // iauGst06a, with the nutation of iauNut06a: what is left are the smaller complementary terms.
  const apparent = 1.754166137675019 * RADIANS_TO_DEGREES
  const nutation = { ...NO_NUTATION, longitude: -0.963091202582031e-5 * RADIANS_TO_DEGREES }
  expect(separation(siderealTime(at, at, nutation), apparent) * 3600).toBeLessThan(0.00005)
})

test('sidereal time follows the Earth’s rotation by UT1, the rest by TT', () => {
  const at = fromMjd(53_736)
  // A mean sidereal day is 86,164.0905 s.
  const day = 86_164.0905 / 86_400
  const turned = siderealTime(at + day, at + day, NO_NUTATION)
  expect(separation(turned, siderealTime(at, at, NO_NUTATION)) * 3600).toBeLessThan(0.002)
  // Precession in right ascension, 46.12 arc seconds a year.
  const later = separation(siderealTime(at + 1, at, NO_NUTATION), siderealTime(at, at, NO_NUTATION)) * 3600
  expect(Math.abs(later - 46.12 / 365.25)).toBeLessThan(0.001)
})

test('precession in longitude is 50.29 arc seconds a year, and grows', () => {
  // Lieske 1979: 5029.0966 arc seconds a century at J2000, 2.22226 more after each. IAU 2000 takes 0.29965 off.
  const perCentury = (centuries: number) => precessionRate(centuries * 36_525) * 36_525 * 3600
  expect(Math.abs(perCentury(0) - 5029.0966 + 0.29965)).toBeLessThan(0.002)
  expect(Math.abs(perCentury(1) - perCentury(0) - 2.22226)).toBeLessThan(0.02)
})

test('the mean node, and its speed as the slope of its longitude', () => {
  // iauFaom03 at 0.8 centuries.
  const node = meanNode(0.8 * 36_525)
  expect(separation(node.longitude, normalizeDegrees(-5.973618440951302 * RADIANS_TO_DEGREES))).toBeLessThan(
    1e-9,
  )
  for (const tt of [-36_525, 0, 36_525]) {
    const [before, after] = [meanNode(tt - 50).longitude, meanNode(tt + 50).longitude]
    const slope = (normalizeDegrees(after - before + 180) - 180) / 100
    expect(Math.abs(meanNode(tt).speed - slope)).toBeLessThan(1e-12)
  }
})
