import { expect, test } from 'vitest'
import { argumentAt, ELONGATION, MOON_ANOMALY, NODE, nutationAt } from './nutation.ts'
import { RADIANS_TO_DEGREES } from './zodiac.ts'

function nutation(tt: number) {
  const out = { longitude: 0, obliquity: 0, rate: 0 }
  nutationAt(tt, out)
  return out
}

/** Days since J2000 of a Modified Julian Date. */
const fromMjd = (mjd: number) => mjd - 51_544.5

test('is that of IAU 2000B', () => {
  // Source: the value with which SOFA (t_sofa_c, iauNut00b) and ERFA test their own, in radians, to 1e-13.
  const { longitude, obliquity } = nutation(fromMjd(53_736))
  expect(Math.abs(longitude / RADIANS_TO_DEGREES - -0.963255229114836e-5)).toBeLessThan(1e-13)
  expect(Math.abs(obliquity / RADIANS_TO_DEGREES - 0.406319710662116e-4)).toBeLessThan(1e-13)
})

test('its rate is the slope of its longitude', () => {
  // A step of a hundredth of a day leaves less than a thousandth of an arc second a day.
  for (const tt of [-36_525, -10_000.25, 0, 7_305.5, 36_525]) {
    const slope = (nutation(tt + 0.01).longitude - nutation(tt - 0.01).longitude) / 0.02
    expect(Math.abs(nutation(tt).rate - slope) * 3600).toBeLessThan(1e-3)
  }
})

test('the mean arguments at J2000 and after a turn', () => {
  // Source: Meeus, Astronomical Algorithms, chapter 22, degrees at J2000: D, M', and the node.
  const degrees = (which: number) => argumentAt(which, 0) * RADIANS_TO_DEGREES
  expect(degrees(MOON_ANOMALY)).toBeCloseTo(134.96298, 2)
  expect(degrees(ELONGATION)).toBeCloseTo(297.85036, 2)
  expect(degrees(NODE)).toBeCloseTo(125.04452, 2)
  // The anomalistic month, the synodic month and the turn of the node, days.
  const turn = (which: number, days: number) => {
    const moved = (argumentAt(which, days) - argumentAt(which, 0)) * RADIANS_TO_DEGREES
    return Math.abs((((moved % 360) + 540) % 360) - 180)
  }
  expect(turn(MOON_ANOMALY, 27.55455)).toBeLessThan(0.001)
  expect(turn(ELONGATION, 29.530589)).toBeLessThan(0.001)
  expect(turn(NODE, 6798.384)).toBeLessThan(0.001)
})
