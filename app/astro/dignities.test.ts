import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyPlanet, eclipticLongitude } from '#tests/support/arbitraries.ts'
import {
  DIGNITY_SCORES,
  EXALTATIONS,
  essentialDignities,
  faceLordOf,
  solarPhaseOf,
  termLordOf,
  triplicityLordsOf,
} from './dignities.ts'
import { motionOf } from './motion.ts'
import { CLASSICAL_PLANETS, DEFAULT_RULERS } from './rulers.ts'
import { PLANETS, type Planet, SIGNS } from './types.ts'
import { longitudeOf } from './zodiac.ts'

const everyDegree = Array.from({ length: 360 }, (_, degree) => degree)
const count = (lords: Planet[]) =>
  Object.fromEntries(
    CLASSICAL_PLANETS.map((planet) => [planet, lords.filter((lord) => lord === planet).length]),
  )

describe('the tables', () => {
  test('every degree has one lord of its term, and the terms add up to the sums of the tradition', () => {
    // The Egyptian terms give each planet its greatest years: Saturn 57, Jupiter 79, Mars 66, Venus 82, Mercury 76.
    expect(count(everyDegree.map(termLordOf))).toEqual({
      Sun: 0,
      Moon: 0,
      Mercury: 76,
      Venus: 82,
      Mars: 66,
      Jupiter: 79,
      Saturn: 57,
    })
  })

  test('every degree has one lord of its face: 36 faces, Mars first and last', () => {
    const lords = everyDegree.map(faceLordOf)
    expect(count(lords)).toEqual({
      Sun: 50,
      Moon: 50,
      Mercury: 50,
      Venus: 50,
      Mars: 60,
      Jupiter: 50,
      Saturn: 50,
    })
    expect(lords[0]).toBe('Mars')
    expect(lords[359]).toBe('Mars')
    for (let face = 0; face < 36; face++) {
      expect(new Set(lords.slice(face * 10, face * 10 + 10)).size).toBe(1)
    }
  })

  test('a term and a face begin with their first degree', () => {
    expect(termLordOf(5.999999)).toBe('Jupiter')
    expect(termLordOf(6)).toBe('Venus')
    expect(faceLordOf(9.999999)).toBe('Mars')
    expect(faceLordOf(10)).toBe('Sun')
  })

  test('signs of one element share their three lords', () => {
    for (const [i, sign] of SIGNS.entries()) {
      const lords = triplicityLordsOf(longitudeOf(sign, 15))
      expect(lords).toEqual(triplicityLordsOf(longitudeOf(sign, 15) + 120))
      expect(new Set(Object.values(lords)).size, SIGNS[i]).toBe(3)
    }
  })
})

describe('a planet', () => {
  test('has the sum of its points, no dignity twice, and is peregrine only if it has none', () => {
    fc.assert(
      fc.property(
        anyPlanet,
        eclipticLongitude,
        fc.boolean(),
        fc.constantFrom('traditional' as const, 'modern' as const),
        (planet, longitude, isDay, tradition) => {
          const { dignities, strength } = essentialDignities(planet, longitude, isDay, tradition)
          expect(new Set(dignities).size).toBe(dignities.length)
          expect(strength).toBe(dignities.reduce((sum, dignity) => sum + DIGNITY_SCORES[dignity], 0))
          expect(dignities.length).toBeGreaterThan(0)
          if (dignities.includes('peregrine')) expect(dignities).toEqual(['peregrine'])
        },
      ),
      { numRuns: 1000 },
    )
  })

  test('is exalted and falls in opposite signs', () => {
    for (const planet of CLASSICAL_PLANETS) {
      const { sign, degree } = EXALTATIONS[planet] ?? { sign: 'Aries', degree: Number.NaN }
      const longitude = longitudeOf(sign, degree)
      expect(essentialDignities(planet, longitude, true).dignities).toContain('exaltation')
      expect(essentialDignities(planet, longitude + 180, true).dignities).toContain('fall')
    }
  })

  test('is at home in the signs it rules and in detriment opposite them, in either tradition', () => {
    for (const sign of SIGNS) {
      for (const tradition of ['traditional', 'modern'] as const) {
        const ruler = DEFAULT_RULERS[sign][tradition]
        const longitude = longitudeOf(sign, 1)
        expect(essentialDignities(ruler, longitude, true, tradition).dignities).toContain('domicile')
        expect(essentialDignities(ruler, longitude + 180, true, tradition).dignities).toContain('detriment')
      }
    }
    expect(essentialDignities('Pluto', longitudeOf('Scorpio', 1), true).dignities).toEqual(['peregrine'])
    expect(essentialDignities('Mars', longitudeOf('Scorpio', 15), true, 'modern').dignities).not.toContain(
      'domicile',
    )
  })

  test('has its triplicity by the sect, the participant in both', () => {
    const fire = longitudeOf('Leo', 29)
    expect(essentialDignities('Sun', fire, true).dignities).toContain('triplicity')
    expect(essentialDignities('Sun', fire, false).dignities).not.toContain('triplicity')
    expect(essentialDignities('Jupiter', fire, false).dignities).toContain('triplicity')
    for (const isDay of [true, false]) {
      expect(essentialDignities('Saturn', fire, isDay).dignities).toContain('triplicity')
    }
  })

  test('adds up: Mercury at 15 Virgo by day', () => {
    // Domicile and exaltation; the term (7 to 17) and the face (10 to 20) are those of Venus.
    expect(essentialDignities('Mercury', longitudeOf('Virgo', 15), true)).toEqual({
      dignities: ['domicile', 'exaltation'],
      strength: 9,
    })
  })
})

test('the distance from the Sun, also across 0 Aries', () => {
  const sun = 359.9
  expect(solarPhaseOf(0.18, sun)).toBe('cazimi')
  expect(solarPhaseOf(0.19, sun)).toBe('combust')
  expect(solarPhaseOf(351.41, sun)).toBe('combust')
  expect(solarPhaseOf(351.39, sun)).toBe('under-beams')
  expect(solarPhaseOf(14.89, sun)).toBe('under-beams')
  expect(solarPhaseOf(14.91, sun)).toBe('free')
})

test('the limits of cazimi, combustion and the beams are included', () => {
  expect(solarPhaseOf(17 / 60, 0)).toBe('cazimi')
  expect(solarPhaseOf(8.5, 0)).toBe('combust')
  expect(solarPhaseOf(15, 0)).toBe('under-beams')
})

test('a planet is stationary at its limit in both directions, and the Sun and the Moon never are', () => {
  expect(motionOf('Mercury', 300 / 3600)).toBe('stationary')
  expect(motionOf('Mercury', -300 / 3600)).toBe('stationary')
  expect(motionOf('Mercury', 301 / 3600)).toBe('direct')
  expect(motionOf('Mercury', -301 / 3600)).toBe('retrograde')
  for (const planet of PLANETS) expect(motionOf(planet, 0.9)).toBe('direct')
})
