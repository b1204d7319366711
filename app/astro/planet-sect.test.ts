import { describe, expect, test } from 'vitest'
import { longitudeOfPoint } from './judgements.ts'
import {
  chartSect,
  isAboveHorizon,
  longitudeOfPlanet,
  orientationOf,
  sectConditionOf,
  sectOfPlanet,
} from './planet-sect.ts'
import { sectOf } from './sect.ts'
import { solarConditionOf } from './solar-condition.ts'
import { type Chart, PLANETS, type Planet, type Sign } from './types.ts'
import { longitudeOf } from './zodiac.ts'

type Sky = Pick<Chart, 'planets' | 'isDayBirth' | 'ascendant' | 'rulers'>

/** A chart whose Ascendant is 0 Aries, so that Libra to Pisces are above the earth. */
function skyWith(places: Partial<Record<Planet, [Sign, number]>>, isDayBirth = true): Sky {
  const planets = Object.entries(places).map(([name, [sign, degree]]) => ({
    name,
    longitude: longitudeOf(sign, degree),
  }))
  return { planets: planets as unknown as Chart['planets'], isDayBirth, ascendant: 0, rulers: 'traditional' }
}

describe('day or night', () => {
  test('depends on the Sun above the horizon, and is uncertain within one degree of it', () => {
    expect(sectOf(10)).toEqual({ isDayBirth: true, sectUncertain: false })
    expect(sectOf(1.001)).toEqual({ isDayBirth: true, sectUncertain: false })
    expect(sectOf(1)).toEqual({ isDayBirth: true, sectUncertain: true })
    expect(sectOf(0)).toEqual({ isDayBirth: false, sectUncertain: true })
    expect(sectOf(-1)).toEqual({ isDayBirth: false, sectUncertain: true })
    expect(sectOf(-1.001)).toEqual({ isDayBirth: false, sectUncertain: false })
    expect(chartSect({ isDayBirth: true })).toBe('day')
    expect(chartSect({ isDayBirth: false })).toBe('night')
  })
})

describe('a chart that lacks a planet', () => {
  test('is refused by functions that need it', () => {
    const chart = skyWith({ Sun: ['Leo', 1] })
    expect(() => longitudeOfPlanet(chart, 'Mars')).toThrow(new RangeError('The chart has no Mars'))
    expect(() => longitudeOfPoint(chart as unknown as Chart, 'Mars')).toThrow(
      new RangeError('The chart has no Mars'),
    )
  })
})

describe('oriental and occidental', () => {
  test('are of every planet but the Sun', () => {
    const chart = skyWith({ Sun: ['Leo', 10], Venus: ['Cancer', 20], Mars: ['Virgo', 5] })
    expect(orientationOf(chart, 'Sun')).toBeNull()
    expect(orientationOf(chart, 'Venus')).toBe('oriental')
    expect(orientationOf(chart, 'Mars')).toBe('occidental')
  })
})

describe('sect', () => {
  test('is null for the three planets that the tradition did not know', () => {
    const chart = skyWith({ Uranus: ['Leo', 1], Neptune: ['Leo', 1], Pluto: ['Leo', 1] })
    for (const planet of PLANETS.slice(7)) {
      expect(sectOfPlanet(chart, planet), planet).toBeNull()
      expect(sectConditionOf(chart, planet), planet).toBeNull()
    }
  })

  test('the Ascendant does not count as above the horizon, the Descendant does', () => {
    const at = (sign: Sign, degree: number) => isAboveHorizon(skyWith({ Mars: [sign, degree] }), 'Mars')
    expect(at('Libra', 0)).toBe(true)
    expect(at('Virgo', 29.99)).toBe(false)
    expect(at('Pisces', 29.99)).toBe(true)
    expect(at('Aries', 0)).toBe(false)
  })

  test('above the horizon are the six signs from the Descendant, whatever sign rises', () => {
    const chart = {
      ...skyWith({ Mars: ['Aquarius', 10], Venus: ['Aries', 10] }),
      ascendant: longitudeOf('Leo', 0),
    }
    expect(isAboveHorizon(chart, 'Mars')).toBe(true)
    expect(isAboveHorizon({ ...chart, ascendant: longitudeOf('Aquarius', 0) }, 'Mars')).toBe(false)
    expect(isAboveHorizon(chart, 'Venus')).toBe(true)
  })

  // al-Qabisi I.78: masculine the Sun, Mars, Jupiter, Saturn and the oriental Mercury.
  test.each<[Planet, Sign, boolean]>([
    ['Jupiter', 'Libra', true],
    ['Jupiter', 'Scorpio', false],
    ['Saturn', 'Sagittarius', true],
    ['Saturn', 'Pisces', false],
    ['Mars', 'Gemini', true],
    ['Mars', 'Cancer', false],
    ['Venus', 'Taurus', true],
    ['Venus', 'Leo', false],
    ['Moon', 'Virgo', true],
    ['Moon', 'Aries', false],
  ])('by day, %s in its half of the sky and in %s: hayyiz %s', (planet, sign, hayyiz) => {
    expect(sectConditionOf(skyWith({ [planet]: [sign, 15] }), planet)).toMatchObject({ halb: true, hayyiz })
  })

  test('Mercury is masculine and of the day before the Sun, feminine and of the night after it', () => {
    const before = { Sun: ['Scorpio', 1], Mercury: ['Libra', 15] } as const
    const after = { Sun: ['Aries', 25], Mercury: ['Taurus', 15] } as const
    expect(
      sectConditionOf(skyWith({ Sun: [...before.Sun], Mercury: [...before.Mercury] }), 'Mercury'),
    ).toEqual({
      sect: 'day',
      inSect: true,
      halb: true,
      hayyiz: true,
    })
    expect(sectConditionOf(skyWith({ Sun: [...after.Sun], Mercury: [...after.Mercury] }), 'Mercury')).toEqual(
      {
        sect: 'night',
        inSect: false,
        halb: true,
        hayyiz: true,
      },
    )
  })
})

describe('near the Sun', () => {
  test('the distance, the phase and the chariot', () => {
    const of = (sign: Sign, degree: number, planet: Planet = 'Mars') =>
      solarConditionOf(skyWith({ Sun: ['Aries', 10], [planet]: [sign, degree] }), planet)
    expect(of('Aries', 10.25)).toEqual({ distance: 0.25, phase: 'cazimi', protectedBy: [] })
    expect(of('Aries', 12)).toEqual({ distance: 2, phase: 'combust', protectedBy: ['domicile'] })
    expect(of('Aries', 20)).toMatchObject({ phase: 'under-beams', protectedBy: ['domicile', 'term'] })
    expect(of('Aries', 26)).toMatchObject({ distance: 16, phase: 'free', protectedBy: [] })
    expect(of('Pisces', 27, 'Venus')).toMatchObject({ phase: 'under-beams', protectedBy: ['exaltation'] })
  })
})
