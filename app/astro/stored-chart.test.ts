import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { between, longitudeOnEarth } from '#tests/support/arbitraries.ts'
import { castChart } from './chart.ts'
import { readStoredChart } from './stored-chart.ts'

const births = fc.record({
  utc: fc.date({ min: new Date('1900-01-01'), max: new Date('2026-01-01'), noInvalidDate: true }),
  latitude: between(-65, 65),
  longitude: longitudeOnEarth,
})

const chart = JSON.parse(
  JSON.stringify(castChart({ utc: new Date('1978-07-15T11:30:00Z'), latitude: 41.0138, longitude: 28.9497 })),
)
const stateOf = (value: unknown) => (readStoredChart(JSON.stringify(value)) ? 'whole' : 'damaged')

const PLANET_NAMES = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
]

/** The path to each value that is not a list or an object. */
function pathsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]]
  return Object.entries(value).flatMap(([name, part]) => pathsIn(part).map((path) => [name, ...path]))
}

/** A copy with another value at a path. */
function withValue(whole: object, [name = '', ...path]: string[], value: unknown): object {
  const copy: Record<string, unknown> = Array.isArray(whole) ? ([...whole] as never) : { ...whole }
  copy[name] = path.length === 0 ? value : withValue(copy[name] as object, path, value)
  return copy
}

/** Numbers that have no limit of their own. */
const isUnbounded = (path: string[]) =>
  ['speed', 'strength', 'orb', 'diff', 'sunAltitude'].includes(path.at(-1)!) ||
  (path.length > 1 && path.at(-1) === 'latitude')

describe('a stored chart', () => {
  it('is read as it was cast, for any birth', () => {
    fc.assert(
      fc.property(births, (birth) => {
        // JSON has no -0, which a chart at longitude 0 can hold.
        const text = JSON.stringify(castChart(birth))
        expect(readStoredChart(text)).toEqual(JSON.parse(text))
      }),
      { numRuns: 60 },
    )
  })

  it.each(Object.keys(chart).filter((name) => name !== 'engineVersion'))('needs its %s', (name) => {
    expect(stateOf({ ...chart, [name]: undefined })).toBe('damaged')
  })

  it('needs every part of its parts, and of its kind', () => {
    for (const path of pathsIn(chart).filter(([name]) => name !== 'engineVersion')) {
      for (const wrong of [undefined, {}, 'neither', 1e9])
        if (!(wrong === 1e9 && isUnbounded(path)))
          expect(stateOf(withValue(chart, path, wrong)), `${path.join(' ')}: ${wrong}`).toBe('damaged')
    }
  })

  it.each([
    ['planets 0 motion', ['direct', 'stationary', 'retrograde']],
    [
      'planets 0 dignities',
      [[], ['domicile', 'exaltation', 'triplicity', 'term', 'face'], ['detriment', 'fall'], ['peregrine']],
    ],
    ['planets 0 solarPhase', ['cazimi', 'combust', 'under-beams', 'free', null]],
    ['planets 0 name', PLANET_NAMES],
    ['nodes 0 name', [...PLANET_NAMES, 'Mean Node', 'True Node']],
    ['aspects 0 from', [...PLANET_NAMES, 'Ascendant', 'Midheaven', 'Part of Fortune']],
    ['aspects 0 type', ['Conjunction', 'Sextile', 'Square', 'Trine', 'Opposition']],
    [
      'partOfFortune chain ending',
      [
        { kind: 'own-sign', planet: 'Mars' },
        { kind: 'mutual-reception', planets: ['Mars', 'Venus'] },
        { kind: 'loop', planets: ['Mars', 'Venus', 'Moon'] },
      ],
    ],
    ['rulers', ['traditional', 'modern']],
    ['houseSystem', ['placidus', 'whole-sign', 'porphyry', 'equal', 'alcabitius', 'regiomontanus']],
    ['ascendant', [0, 359.99]],
    ['latitude', [-90, 90]],
    ['longitude', [-180, 180]],
    ['planets 0 house', [1, 12]],
    ['planets 0 degree', [0, 29.99]],
  ])('may have any %s of charts', (path, values) => {
    for (const value of values)
      expect(stateOf(withValue(chart, path.split(' '), value)), JSON.stringify(value)).toBe('whole')
  })

  it.each([
    ['planets 0 dignities', [['cadent'], [null]]],
    ['planets 0 name', ['Mean Node', 'Ascendant']],
    ['nodes 0 name', ['Ascendant']],
    ['aspects 0 to', ['Mean Node']],
    [
      'partOfFortune chain ending',
      [
        { kind: 'own-sign' },
        { kind: 'mutual-reception', planets: ['Mars'] },
        { kind: 'mutual-reception', planets: ['Mars', 'Venus', 'Moon'] },
        { kind: 'loop', planets: 'Mars' },
        { kind: 'loop', planets: ['Earth'] },
        { kind: 'none', planet: 'Mars' },
      ],
    ],
    ['partOfFortune chain steps', [[]]],
    ['utc', ['15 July 1978', '1978-07-15']],
    ['ascendant', [-0.01, 360]],
    ['latitude', [-90.01, 90.01]],
    ['longitude', [-180.01, 180.01]],
    ['planets 0 house', [0, 1.5, 13]],
    ['planets 0 degree', [-0.01, 30]],
    ['cusps', [chart.cusps.slice(1), [...chart.cusps, 0]]],
    ['planets', [chart.planets.slice(1), [...chart.planets, chart.planets[0]]]],
  ])('may have no other %s', (path, values) => {
    for (const value of values)
      expect(stateOf(withValue(chart, path.split(' '), value)), JSON.stringify(value)).toBe('damaged')
  })

  it('of an earlier minor version is read', () => {
    for (const engineVersion of ['2.0.0', '2.9.1', '2.10'])
      expect(stateOf({ ...chart, engineVersion })).toBe('whole')
  })

  it('of an unknown engine is not read', () => {
    for (const engineVersion of [
      '0.9.0',
      '1.4.2',
      '3.0.0',
      '20.0.0',
      '10',
      '',
      'two',
      'constructor',
      'toString.1',
      2,
      null,
    ])
      expect(stateOf({ ...chart, engineVersion })).toBe('damaged')
  })

  it('never throws, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readStoredChart(text)).toBeNull()
      }),
    )
  })

  it('counts as damaged if it is cut off anywhere', () => {
    const text = JSON.stringify(chart)
    fc.assert(
      fc.property(fc.nat(text.length - 1), (length) => {
        expect(readStoredChart(text.slice(0, length))).toBeNull()
      }),
    )
  })
})
