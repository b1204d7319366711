import { expect, test } from 'vitest'
import { meanNode } from './nodes.ts'
import { instants } from './reference/iau-functions.json'
import { normalizeDegrees, RADIANS_TO_DEGREES, separation, signedDegrees } from './zodiac.ts'

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
