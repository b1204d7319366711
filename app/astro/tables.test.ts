import { describe, expect, test } from 'vitest'
import { ASPECT_ANGLES, aspectBetween, ORBS } from './aspects.ts'
import {
  DIGNITY_SCORES,
  EXALTATIONS,
  essentialDignities,
  faceLordOf,
  termLordOf,
  triplicityLordsOf,
} from './dignities.ts'
import { motionOf } from './motion.ts'
import { EXALTED, FACES, HOUSES, TERMS, TRIPLICITIES } from './reference/al-qabisi-tables.ts'
import { DEFAULT_RULERS } from './rulers.ts'
import { type EssentialDignity, type Planet, SIGNS, type Sign } from './types.ts'
import { longitudeOf } from './zodiac.ts'

const across = (sign: Sign) => SIGNS[(SIGNS.indexOf(sign) + 6) % 12]!
const has = (planet: Planet, sign: Sign, degree: number, isDay = true): EssentialDignity[] =>
  essentialDignities(planet, longitudeOf(sign, degree), isDay).dignities

describe('the tables of al-Qabisi', () => {
  test('houses, and detriment across from them', () => {
    for (const sign of SIGNS) {
      expect(DEFAULT_RULERS[sign].traditional, sign).toBe(HOUSES[sign])
      expect(has(HOUSES[sign], sign, 12), sign).toContain('domicile')
      expect(has(HOUSES[sign], across(sign), 12), sign).toContain('detriment')
    }
  })

  test('exaltations with their degrees, and falls across from them', () => {
    expect(Object.keys(EXALTATIONS).toSorted()).toEqual(EXALTED.map(([planet]) => planet).toSorted())
    for (const [planet, sign, degree] of EXALTED) {
      expect(EXALTATIONS[planet], planet).toEqual({ sign, degree })
      expect(has(planet, sign, degree), planet).toContain('exaltation')
      expect(has(planet, across(sign), degree), planet).toContain('fall')
      for (const other of SIGNS) {
        expect(has(planet, other, 1).includes('exaltation'), `${planet} ${other}`).toBe(other === sign)
        expect(has(planet, other, 1).includes('fall'), `${planet} ${other}`).toBe(other === across(sign))
      }
    }
  })

  test('lords of the triplicities, by day and by night', () => {
    for (const { signs, byDay, byNight } of TRIPLICITIES) {
      for (const sign of signs) {
        const lords = triplicityLordsOf(longitudeOf(sign, 29))
        expect([lords.day, lords.night, lords.participant], sign).toEqual(byDay)
        expect([lords.night, lords.day, lords.participant], sign).toEqual(byNight)
        expect(has(byDay[0]!, sign, 1, true), sign).toContain('triplicity')
        expect(has(byNight[0]!, sign, 1, false), sign).toContain('triplicity')
      }
    }
  })

  test('terms: every degree has its lord, and the lord has the dignity there', () => {
    for (const sign of SIGNS) {
      let degree = 0
      for (const [lord, width] of TERMS[sign]) {
        for (const end = degree + width; degree < end; degree++) {
          expect(termLordOf(longitudeOf(sign, degree)), `${degree} ${sign}`).toBe(lord)
          expect(has(lord, sign, degree + 0.99), `${degree} ${sign}`).toContain('term')
        }
      }
      expect(degree).toBe(30)
    }
  })

  test('faces: every degree has its lord, and the lord has the dignity there', () => {
    for (const sign of SIGNS)
      for (let degree = 0; degree < 30; degree++) {
        const lord = FACES[sign][Math.floor(degree / 10)]!
        expect(faceLordOf(longitudeOf(sign, degree)), `${degree} ${sign}`).toBe(lord)
        expect(has(lord, sign, degree), `${degree} ${sign}`).toContain('face')
      }
  })
})

test('each dignity has its points, and debilities subtract', () => {
  expect(DIGNITY_SCORES).toEqual({
    domicile: 5,
    exaltation: 4,
    triplicity: 3,
    term: 2,
    face: 1,
    detriment: -5,
    fall: -4,
    peregrine: 0,
  })
  const of = (planet: Planet, sign: Sign, degree: number, isDay: boolean) =>
    essentialDignities(planet, longitudeOf(sign, degree), isDay)
  expect(of('Saturn', 'Cancer', 1, true)).toEqual({ dignities: ['detriment'], strength: -5 })
  expect(of('Saturn', 'Aries', 1, true)).toEqual({ dignities: ['triplicity', 'fall'], strength: -1 })
  expect(of('Sun', 'Libra', 1, true)).toEqual({ dignities: ['fall'], strength: -4 })
  expect(of('Mercury', 'Pisces', 17, true)).toEqual({
    dignities: ['term', 'detriment', 'fall'],
    strength: -7,
  })
  expect(of('Venus', 'Aries', 7, true)).toEqual({ dignities: ['term', 'detriment'], strength: -3 })
  expect(of('Sun', 'Aries', 10, true)).toEqual({
    dignities: ['exaltation', 'triplicity', 'face'],
    strength: 8,
  })
  expect(of('Moon', 'Leo', 15, true)).toEqual({ dignities: ['peregrine'], strength: 0 })
})

test('five aspects, each at its angle and nowhere else', () => {
  expect(ASPECT_ANGLES).toEqual({ Conjunction: 0, Sextile: 60, Square: 90, Trine: 120, Opposition: 180 })
  const at = (angle: number) =>
    aspectBetween(
      { name: 'Sun', longitude: 350, speed: 1 },
      { name: 'Moon', longitude: 350 + angle, speed: 13 },
    )
  for (const [type, angle] of Object.entries(ASPECT_ANGLES)) {
    expect(at(angle), type).toMatchObject({ type, orb: 0, diff: angle, applying: false })
    expect(at(-angle), type).toMatchObject({ type, orb: 0, diff: angle })
    expect(at(angle - 1)?.orb ?? at(angle + 1)?.orb, type).toBeCloseTo(1, 9)
  }
  for (const none of [30, 150]) expect(at(none)).toBeNull()
})

test('the orb of each point', () => {
  expect(ORBS).toEqual({
    Sun: 15,
    Moon: 12,
    Saturn: 9,
    Jupiter: 9,
    Mars: 8,
    Venus: 7,
    Mercury: 7,
    Uranus: 5,
    Neptune: 5,
    Pluto: 5,
    Ascendant: 5,
    Midheaven: 5,
    'Part of Fortune': 0,
  })
})

test('the speed at which each planet counts as stationary, arc seconds a day', () => {
  const limits = {
    Mercury: 300,
    Venus: 180,
    Mars: 90,
    Jupiter: 60,
    Saturn: 60,
    Uranus: 20,
    Neptune: 10,
    Pluto: 10,
  } as const
  for (const [planet, seconds] of Object.entries(limits) as [Planet, number][]) {
    for (const within of [0, seconds - 0.01, -(seconds - 0.01)])
      expect(motionOf(planet, within / 3600), `${planet} ${within}`).toBe('stationary')
    expect(motionOf(planet, (seconds + 0.01) / 3600), planet).toBe('direct')
    expect(motionOf(planet, -(seconds + 0.01) / 3600), planet).toBe('retrograde')
  }
  for (const light of ['Sun', 'Moon'] as const) expect(motionOf(light, 1 / 3600)).toBe('direct')
})
