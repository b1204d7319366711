import { expect, test } from 'vitest'
import { argumentAt, ELONGATION, MOON_ANOMALY, NODE, nutationAt } from './nutation.ts'
import { instants } from './reference/iau-functions.json'
import { RADIANS_TO_DEGREES } from './zodiac.ts'

/** Days since J2000 of a Modified Julian Date. */
const fromMjd = (mjd: number) => mjd - 51_544.5

test('nutation is that of IAU 2000B', () => {
  // Source: the value with which SOFA (t_sofa_c, iauNut00b) and ERFA test their own, in radians, to 1e-13.
  const { longitude, obliquity } = nutationAt(fromMjd(53_736))
  expect(Math.abs(longitude / RADIANS_TO_DEGREES - -0.963255229114836e-5)).toBeLessThan(1e-13)
  expect(Math.abs(obliquity / RADIANS_TO_DEGREES - 0.406319710662116e-4)).toBeLessThan(1e-13)
})

test('nutation and its rate are those of IAU 2000B over two centuries', () => {
  // Source: eraNut00b. A unit of the series' coefficients is 3e-11 degrees. The rate leaves out that they change.
  for (const { tt, nutation: theirs } of instants) {
    const { longitude, obliquity, rate } = nutationAt(tt)
    expect(Math.abs(longitude - theirs[0]!), `${tt}`).toBeLessThan(2e-14)
    expect(Math.abs(obliquity - theirs[1]!), `${tt}`).toBeLessThan(2e-14)
    expect(Math.abs(rate - theirs[2]!), `${tt}`).toBeLessThan(2e-10)
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
