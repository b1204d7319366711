import { expect, test } from 'vitest'
import {
  ECLIPTIC_TURN_RATE,
  eclipticAxis,
  meanObliquity,
  precessionRate,
  siderealTime,
  trueObliquity,
} from './frame.ts'
import { farInstants, instants } from './reference/iau-functions.json'
import { DEGREES_TO_RADIANS, RADIANS_TO_DEGREES, separation } from './zodiac.ts'

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

test('obliquity, sidereal time and precession over two centuries', () => {
  // Source: eraObl06, eraGmst06 with eraEe00, and the slope of p_A of eraP06e.
  for (const { tt, ut1, nutation, ...theirs } of instants) {
    const [longitude, obliquity] = nutation as [number, number]
    expect(Math.abs(meanObliquity(tt) - theirs.obliquity)).toBeLessThan(1e-12)
    expect(Math.abs(trueObliquity(tt) - theirs.obliquity - obliquity)).toBeLessThan(1e-12)
    const own = siderealTime(tt, ut1, { longitude, obliquity: 0, rate: 0 })
    expect(separation(own, theirs.sidereal) * 3600, `${tt}`).toBeLessThan(0.00005)
    // The engine leaves out the powers above the first.
    expect(Math.abs(precessionRate(tt) / theirs.precessionRate - 1)).toBeLessThan(1e-7)
  }
})

test('mean sidereal time five and ten centuries away, where its higher powers count', () => {
  // Source: eraGmst06, with the two greatest complementary terms of eraEect00 by the node of eraFaom03.
  for (const { tt, ut1, meanSidereal, node } of farInstants) {
    const omega = node * DEGREES_TO_RADIANS
    const complementary = 2640.96e-6 * Math.sin(omega) + 63.52e-6 * Math.sin(2 * omega)
    const theirs = meanSidereal + complementary / 3600
    // The powers of the node from the second on, which the engine leaves out, come to 0.00001 arc seconds.
    expect(separation(siderealTime(tt, ut1, NO_NUTATION), theirs) * 3600, `${tt}`).toBeLessThan(0.00003)
  }
})

test('the axis about which the ecliptic turns, and how fast', () => {
  // Source: Lieske 1979, for J2000: 174 degrees 52 minutes 34.982 seconds, 3289.4789 more a century, and 47.0029 a century.
  expect(eclipticAxis(0) * RADIANS_TO_DEGREES).toBeCloseTo(174 + 52 / 60 + 34.982 / 3600, 2)
  // Half a degree in a century changes nothing that can be seen.
  expect(
    Math.abs((eclipticAxis(36_525) - eclipticAxis(0)) * RADIANS_TO_DEGREES - 3289.4789 / 3600),
  ).toBeLessThan(0.5)
  expect(ECLIPTIC_TURN_RATE * 36_525 * 3600).toBeCloseTo(47.0029, 1)
})
