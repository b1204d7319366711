import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyPlanet, between, eclipticLongitude } from '#tests/support/arbitraries.ts'
import { ASPECT_ANGLES, type AspectEnd, allowedOrb, aspectBetween, aspectsAmong, ORBS } from './aspects.ts'
import { PLANETS, type Planet } from './types.ts'
import { normalizeDegrees } from './zodiac.ts'

const end: fc.Arbitrary<AspectEnd & { name: Planet }> = fc.record({
  name: anyPlanet,
  longitude: eclipticLongitude,
  speed: between(-2, 15),
})
const at = (name: Planet, longitude: number, speed = 0): AspectEnd & { name: Planet } => ({
  name,
  longitude,
  speed,
})

test('orb and separation agree with the angle, within the allowed orb', () => {
  fc.assert(
    fc.property(end, end, (a, b) => {
      const aspect = aspectBetween(a, b)
      fc.pre(aspect !== null)
      if (!aspect) return
      expect(aspect.orb).toBe(Math.abs(aspect.diff - ASPECT_ANGLES[aspect.type]))
      expect(aspect.orb).toBeLessThanOrEqual(allowedOrb(a.name, b.name))
    }),
    { numRuns: 500 },
  )
})

test('an aspect is the same in both directions', () => {
  fc.assert(
    fc.property(end, end, (a, b) => {
      const there = aspectBetween(a, b)
      const back = aspectBetween(b, a)
      expect(back && { ...back, from: back.to, to: back.from }).toEqual(there)
    }),
    { numRuns: 1000 },
  )
})

test('no two points can make two aspects: orbs never reach half of the distance to the next', () => {
  for (const a of PLANETS) for (const b of PLANETS) expect(allowedOrb(a, b)).toBeLessThanOrEqual(15)
  expect(allowedOrb('Sun', 'Moon')).toBe(13.5)
  expect(allowedOrb('Venus', 'Part of Fortune')).toBe(3.5)
  expect(ORBS['Part of Fortune']).toBe(0)
})

test('an aspect applies while the orb decreases, compared with a little later', () => {
  const off = between(-7, 7).filter((degrees) => Math.abs(degrees) > 1e-3)
  const angle = fc.constantFrom(0, 60, 90, 120, 180, -60, -90, -120)
  fc.assert(
    fc.property(end, end, angle, off, (from, to, turn, excess) => {
      fc.pre(Math.abs(from.speed - to.speed) > 1e-3)
      const a = { ...from, name: 'Sun' as const }
      const b = { ...to, name: 'Moon' as const, longitude: normalizeDegrees(a.longitude + turn + excess) }
      const days = 1e-5
      const now = aspectBetween(a, b)
      const then = aspectBetween(
        { ...a, longitude: a.longitude + a.speed * days },
        { ...b, longitude: b.longitude + b.speed * days },
      )
      expect(now?.applying).toBe((then?.orb ?? Number.NaN) < (now?.orb ?? Number.NaN))
    }),
    { numRuns: 1000 },
  )
})

test('the limit of the orb is included, and 0 Aries is crossed the short way', () => {
  expect(aspectBetween(at('Sun', 0), at('Mars', 71.5))?.type).toBe('Sextile')
  expect(aspectBetween(at('Sun', 0), at('Mars', 71.51))).toBeNull()
  expect(aspectBetween(at('Sun', 359, 1), at('Moon', 2, 13))).toEqual({
    from: 'Sun',
    to: 'Moon',
    type: 'Conjunction',
    orb: 3,
    diff: 3,
    applying: false,
  })
})

test('two points of equal speed neither apply nor separate', () => {
  for (const turn of [118, 122, -118, -122]) {
    const found = aspectBetween(at('Sun', 200, 1), at('Moon', 200 + turn, 1))
    expect(found, `${turn}`).toMatchObject({ type: 'Trine', orb: 2, applying: false })
  }
})

test('the aspects of a chart are those of each pair', () => {
  const points: fc.Arbitrary<AspectEnd[]> = fc
    .tuple(eclipticLongitude, eclipticLongitude, eclipticLongitude)
    .map(([a, b, c]) => [
      { name: 'Ascendant', longitude: a, speed: 0 },
      { name: 'Midheaven', longitude: b, speed: 0 },
      { name: 'Part of Fortune', longitude: c, speed: 0 },
    ])
  const planets = fc.uniqueArray(end, { selector: ({ name }) => name, minLength: 5 })
  fc.assert(
    fc.property(planets, points, (all, receiving) => {
      const pairs = all.flatMap((from, i) =>
        [...all.slice(i + 1), ...receiving].map((to) => [from, to] as const),
      )
      const expected = pairs.map(([from, to]) => aspectBetween(from, to)).filter((aspect) => aspect !== null)
      expect(aspectsAmong(all, receiving)).toEqual(expected)
    }),
    { numRuns: 200 },
  )
})

test('planets aspect one another once, and also the points that only receive aspects', () => {
  const lot: AspectEnd = { name: 'Part of Fortune', longitude: 120, speed: 0 }
  const found = aspectsAmong([at('Sun', 0, 1), at('Moon', 60, 13)], [lot])
  expect(found.map(({ from, to, type }) => [from, to, type])).toEqual([
    ['Sun', 'Moon', 'Sextile'],
    ['Sun', 'Part of Fortune', 'Trine'],
    ['Moon', 'Part of Fortune', 'Sextile'],
  ])
})
