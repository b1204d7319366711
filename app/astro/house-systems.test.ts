import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moment } from '#tests/support/arbitraries.ts'
import {
  castChart,
  HOUSE_SYSTEM_KEYS,
  HOUSE_SYSTEMS,
  HOUSE_SYSTEMS_IN_SENTENCE,
  houseOf,
  houseSystemAt,
  inHouseSystem,
  separation,
  wholeSignPlace,
} from './index.server.ts'
import reference from './reference/house-systems.json'
import { signedDegrees } from './zodiac.ts'

/** Both sides are rounded to six decimals or better; 0.01 arc seconds. */
const TOLERANCE_DEGREES = 0.01 / 3600

describe.each(HOUSE_SYSTEM_KEYS)('%s', (system) => {
  test('has the cusps of Swiss Ephemeris', () => {
    for (const { ramc, obliquity, latitude, ascendant, midheaven, cusps } of reference.rows) {
      const mine = HOUSE_SYSTEMS[system].cusps({ ramc, obliquity, latitude, ascendant, midheaven })
      expect(mine).toHaveLength(12)
      cusps[system].forEach((cusp, i) => {
        expect(
          separation(mine[i] ?? Number.NaN, cusp),
          `RAMC ${ramc}, latitude ${latitude}, cusp ${i + 1}`,
        ).toBeLessThan(TOLERANCE_DEGREES)
      })
    }
  })

  test('covers the zodiac once, opposite cusps 180 degrees apart, at any latitude', () => {
    fc.assert(
      fc.property(moment, (input) => {
        const { cusps } = inHouseSystem(castChart(input), system)
        let turned = 0
        cusps.forEach((cusp, i) => {
          const width = signedDegrees((cusps[(i + 1) % 12] ?? Number.NaN) - cusp)
          expect(width).toBeGreaterThanOrEqual(-1e-9)
          turned += width
          expect(separation(cusp, cusps[(i + 6) % 12] ?? Number.NaN)).toBeCloseTo(180, 9)
        })
        expect(turned).toBeCloseTo(360, 6)
      }),
      { numRuns: 100 },
    )
  })
})

describe('a chart by another system', () => {
  test('changes only the houses, and puts each body in the house whose cusp it has reached', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...HOUSE_SYSTEM_KEYS), (input, system) => {
        const chart = castChart(input)
        const view = inHouseSystem(chart, system)
        expect(view.ascendant).toBe(chart.ascendant)
        expect(view.midheaven).toBe(chart.midheaven)
        expect(view.aspects).toBe(chart.aspects)
        for (const body of [...view.planets, ...view.nodes, view.partOfFortune, view.spirit]) {
          expect(body.house).toBe(houseOf(body.longitude, view.cusps))
        }
        for (const lot of [view.partOfFortune, view.spirit]) {
          const ruler = view.planets.find(({ name }) => name === lot.ruler)
          expect(lot.rulerHouse).toBe(ruler?.house)
          expect(lot.chain.steps[0]?.house).toBe(ruler?.house)
        }
        expect(view.planets.map(({ longitude }) => longitude)).toEqual(
          chart.planets.map(({ longitude }) => longitude),
        )
      }),
      { numRuns: 300 },
    )
  })

  test('does not change with its own system, and has the same cusps after changing back', () => {
    fc.assert(
      fc.property(moment, (input) => {
        const chart = castChart(input)
        expect(inHouseSystem(chart, 'placidus')).toBe(chart)
        const back = inHouseSystem(inHouseSystem(chart, 'whole-sign'), 'placidus')
        back.cusps.forEach((cusp, i) => {
          // Near the polar circle a cusp moves far for a tiny change of right ascension.
          expect(separation(cusp, chart.cusps[i] ?? Number.NaN)).toBeLessThan(1e-5)
        })
        expect(back.houseSystem).toBe(chart.houseSystem)
      }),
      { numRuns: 300 },
    )
  })

  test('stays as it is if it has the system, also if that is undefined at its place', () => {
    const chart = castChart({ utc: Date.UTC(2000, 0, 1, 12), latitude: 60, longitude: 15.6 })
    const further = { ...chart, latitude: 70 }
    expect(inHouseSystem(further, 'placidus')).toBe(further)
  })

  test('needs the ruler of the lot', () => {
    const chart = castChart({ utc: Date.UTC(1978, 6, 15, 11, 30), latitude: 41.0138, longitude: 28.9497 })
    expect(chart.partOfFortune.ruler).toBe('Jupiter')
    const planets = chart.planets.filter(({ name }) => name !== 'Jupiter')
    expect(() => inHouseSystem({ ...chart, planets }, 'equal')).toThrow(
      new RangeError('The chart has no Jupiter'),
    )
  })

  test('by whole signs the houses are the places of the signs', () => {
    fc.assert(
      fc.property(moment, (input) => {
        const view = inHouseSystem(castChart(input), 'whole-sign')
        for (const planet of view.planets) expect(planet.house).toBe(wholeSignPlace(view, planet.longitude))
      }),
      { numRuns: 200 },
    )
  })
})

test('within the polar circles Porphyry replaces the systems that are undefined there', () => {
  const chart = castChart({ utc: Date.UTC(2000, 0, 1, 12), latitude: 78.2, longitude: 15.6 })
  const systems = Object.fromEntries(
    HOUSE_SYSTEM_KEYS.map((asked) => [asked, inHouseSystem(chart, asked).houseSystem]),
  )
  expect(systems).toEqual({
    placidus: 'porphyry',
    'whole-sign': 'whole-sign',
    porphyry: 'porphyry',
    equal: 'equal',
    alcabitius: 'porphyry',
    regiomontanus: 'porphyry',
  })
  expect(houseSystemAt('alcabitius', 60, 23.44)).toBe('alcabitius')
  expect(houseSystemAt('alcabitius', -66.56, 23.44)).toBe('porphyry')
})

test('next to the polar circle every cusp is a place of the zodiac, whatever is rounded', () => {
  // Here the cosine of the semi-arc is rounded to more than one.
  const [obliquity, latitude] = [24.129974164398938, 65.87002583560106]
  for (const system of HOUSE_SYSTEM_KEYS) {
    expect(houseSystemAt(system, latitude, obliquity)).toBe(system)
    for (const ascendant of [90, 270]) {
      const sky = { ramc: ascendant - 90, obliquity, latitude, ascendant, midheaven: ascendant - 90 }
      for (const cusp of HOUSE_SYSTEMS[system].cusps(sky)) {
        expect(cusp, system).toBeGreaterThanOrEqual(0)
        expect(cusp, system).toBeLessThan(360)
      }
    }
  }
})

test('every system has its name, one sentence and its source', () => {
  expect(
    HOUSE_SYSTEM_KEYS.map((key) => [key, HOUSE_SYSTEMS[key].name, HOUSE_SYSTEMS[key].holdsAtPoles]),
  ).toEqual([
    ['placidus', 'Placidus', false],
    ['whole-sign', 'Whole signs', true],
    ['porphyry', 'Porphyry', true],
    ['equal', 'Equal', true],
    ['alcabitius', 'Alcabitius', false],
    ['regiomontanus', 'Regiomontanus', false],
  ])
  // The letter by which Swiss Ephemeris asks for the system, or the place in a book.
  const sources = {
    placidus: '“P”',
    'whole-sign': 'al-Qabisi, Introduction I.18',
    porphyry: '“O”',
    equal: 'Firmicus Maternus, Mathesis II.19',
    alcabitius: 'al-Qabisi, Introduction IV.4, p. 114, lines 65 to 67',
    regiomontanus: '“R”',
  }
  for (const key of HOUSE_SYSTEM_KEYS) {
    expect(HOUSE_SYSTEMS[key].source, key).toContain(sources[key])
    expect(HOUSE_SYSTEMS[key].description, key).toMatch(/^[A-Z][A-Za-z, ]{50,}\.$/)
  }
  expect(HOUSE_SYSTEMS.alcabitius.source).toContain('“B”')
})

test('within a sentence a system has a small letter unless it is named after a person', () => {
  expect(HOUSE_SYSTEMS_IN_SENTENCE).toEqual({
    placidus: 'Placidus',
    'whole-sign': 'whole signs',
    porphyry: 'Porphyry',
    equal: 'equal houses',
    alcabitius: 'Alcabitius',
    regiomontanus: 'Regiomontanus',
  })
})
