import { expect, test } from 'vitest'
import { DISTANCE, emptyPlace, LATITUDE, LATITUDE_RATE, LONGITUDE, LONGITUDE_RATE } from './ephemeris.ts'
import { ECLIPTIC_TURN_RATE, eclipticAxis, precessionRate } from './frame.ts'
import { meanNode, trueNode } from './nodes.ts'
import { skyAt } from './positions.ts'
import { instants } from './reference/iau-functions.json'
import kernel from './reference/kernel-instants.json'
import {
  DEGREES_TO_RADIANS,
  normalizeDegrees,
  RADIANS_TO_DEGREES,
  separation,
  signedDegrees,
} from './zodiac.ts'

test('the mean node, and its speed as the slope of its longitude', () => {
  // Source: the value with which SOFA (t_sofa_c) tests iauFaom03, at 0.8 centuries.
  const node = meanNode(0.8 * 36_525)
  expect(separation(node.longitude, normalizeDegrees(-5.973618440951302 * RADIANS_TO_DEGREES))).toBeLessThan(
    1e-9,
  )
  for (const { tt, arguments: theirs } of instants) {
    expect(separation(meanNode(tt).longitude, theirs.node), `${tt}`).toBeLessThan(1e-9)
    const slope = signedDegrees(meanNode(tt + 50).longitude - meanNode(tt - 50).longitude) / 100
    expect(Math.abs(meanNode(tt).speed - slope)).toBeLessThan(1e-12)
  }
})

test('the true node, as the orbit of the Moon in DE440 has it', () => {
  const places: number[] = []
  const speeds: number[] = []
  for (const { tt, ut1, trueNode } of kernel.instants) {
    const [longitude, speed] = trueNode as [number, number]
    const sky = skyAt({ tt, ut1 })
    places.push(separation(sky.trueNode.longitude, longitude) * 3600)
    speeds.push((sky.trueNode.speed - speed) * 3600)
  }
  const rms = (errors: number[]) => Math.sqrt(errors.reduce((sum, e) => sum + e * e, 0) / errors.length)
  // Arc seconds, and arc seconds a day. The speed lacks what the shape of the Earth and the planets do.
  expect(Math.max(...places)).toBeLessThan(0.25)
  expect(rms(places)).toBeLessThan(0.0425)
  expect(Math.max(...speeds.map(Math.abs))).toBeLessThan(0.7)
  expect(rms(speeds)).toBeLessThan(0.12)
})

test('without the Sun’s tide only the ecliptic and the equinox move the true node', () => {
  const tt = 7000.5
  const sun = emptyPlace()
  sun[DISTANCE] = 1e9
  const orbit = { node: 40, inclination: 5.1, motion: 13.18 }
  for (const fromNode of [10, 100, 200, 320]) {
    const node = trueNode(tt, moonOn(orbit, fromNode), sun)
    expect(separation(node.longitude, orbit.node) * 3600).toBeLessThan(0.3)
    // Source: Meeus, Astronomical Algorithms, formulas 24.2, from one day to the next.
    const [turn, precession] = [radians(ECLIPTIC_TURN_RATE), radians(precessionRate(tt))]
    const axis = eclipticAxis(tt)
    const [i, ahead] = [radians(orbit.inclination), radians(node.longitude) - axis]
    const across = Math.sin(i) * Math.sin(ahead)
    const along = -Math.sin(turn) * Math.cos(i) + Math.cos(turn) * Math.sin(i) * Math.cos(ahead)
    const later = Math.atan2(across, along) + axis + precession
    const moved = signedDegrees(later * RADIANS_TO_DEGREES - node.longitude)
    expect(Math.abs(node.speed - moved) * 3600).toBeLessThan(1e-5)
  }
})

const radians = (degrees: number) => degrees * DEGREES_TO_RADIANS

/** The Moon's place and motion on a circle, so many degrees after its node. */
function moonOn(
  orbit: { node: number; inclination: number; motion: number },
  fromNode: number,
): Float64Array {
  const [i, u] = [radians(orbit.inclination), radians(fromNode)]
  const moon = emptyPlace()
  const latitude = Math.asin(Math.sin(i) * Math.sin(u))
  moon[LONGITUDE] = orbit.node + Math.atan2(Math.cos(i) * Math.sin(u), Math.cos(u)) * RADIANS_TO_DEGREES
  moon[LATITUDE] = latitude * RADIANS_TO_DEGREES
  moon[LONGITUDE_RATE] = (orbit.motion * Math.cos(i)) / Math.cos(latitude) ** 2
  moon[LATITUDE_RATE] = (orbit.motion * Math.sin(i) * Math.cos(u)) / Math.cos(latitude)
  return moon
}
