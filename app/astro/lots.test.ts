import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moment } from '#tests/support/arbitraries.ts'
import { castChart } from './chart.ts'
import {
  type Chart,
  formulaText,
  houseOf,
  LOT_NAMES,
  LOTS,
  type LotName,
  longitudeOf,
  lotLongitude,
  lotOf,
  lotsOf,
  type Planet,
  SEVEN_LOTS,
  separation,
  signOf,
  wholeSignPlace,
} from './index.server.ts'
import { lotArc, partOfFortuneLongitude } from './lots.ts'

/**
 * One chart with round figures, so that every lot can be counted by hand. Ascendant 100, Midheaven 10; ninth cusp 340
 * in Pisces, whose ruler is Jupiter.
 */
const PLACES: Partial<Record<Planet, number>> = {
  Sun: 50,
  Moon: 200,
  Mercury: 70,
  Venus: 30,
  Mars: 310,
  Jupiter: 120,
  Saturn: 250,
}

function roundChart(isDayBirth: boolean): Chart {
  const chart = castChart({ utc: Date.UTC(1974, 5, 1, 10), latitude: 30, longitude: 31 })
  return {
    ...chart,
    isDayBirth,
    ascendant: 100,
    midheaven: 10,
    cusps: [100, 130, 160, 190, 220, 250, 280, 310, 340, 10, 40, 70],
    planets: chart.planets.map((planet) => ({
      ...planet,
      longitude: PLACES[planet.name] ?? planet.longitude,
    })),
  }
}

describe('each lot, counted by hand', () => {
  // By day: Fortune 100 + 200 - 50 = 250; Spirit 100 + 50 - 200 = -50 = 310.
  const byDay: Record<LotName, number> = {
    fortune: 250,
    spirit: 310,
    eros: 100 + 30 - 310 + 360, // 180
    necessity: 100 + 250 - 70, // 280
    courage: 100 + 250 - 310, // 40
    victory: 100 + 120 - 310 + 360, // 270
    nemesis: 100 + 250 - 250, // 100
    love: 100 + 310 - 250, // 160
    constancy: 160,
    brothers: 100 + 120 - 250 + 360, // 330
    fathers: 100 + 250 - 50, // 300
    mother: 100 + 200 - 30, // 270
    friends: 100 + 70 - 200 + 360, // 330
    journeys: 100 + 340 - 120, // 320
    piety: 100 + 70 - 200 + 360, // 330
    intellect: 100 + 200 - 250, // 50
    wisdom: 330,
    knowledge: 100 + 120 - 200, // 20
    work: 100 + 10 - 50, // 60
  }
  // By night: Fortune and Spirit change places, 310 and 250, and so the others count from those.
  const byNight: Record<LotName, number> = {
    fortune: 310,
    spirit: 250,
    eros: 100 + 250 - 30, // 320
    necessity: 100 + 70 - 310 + 360, // 220
    courage: 100 + 310 - 310, // 100
    victory: 100 + 250 - 120, // 230
    nemesis: 100 + 250 - 310, // 40
    love: 100 + 310 - 250, // from Spirit to Fortune: 160
    constancy: 160,
    brothers: 330,
    fathers: 100 + 50 - 250 + 360, // 260
    mother: 100 + 30 - 200 + 360, // 290
    friends: 330,
    journeys: 320,
    piety: 100 + 200 - 70, // 230
    intellect: 100 + 250 - 200, // 150
    wisdom: 330,
    knowledge: 100 + 200 - 120, // 180
    work: 60,
  }

  test.each(LOT_NAMES)('%s', (lot) => {
    expect(lotLongitude(roundChart(true), LOTS[lot])).toBeCloseTo(byDay[lot], 9)
    expect(lotLongitude(roundChart(false), LOTS[lot])).toBeCloseTo(byNight[lot], 9)
  })

  test('the variants of Valens, of Ptolemy and Lilly, and of al-Andarzaghar', () => {
    const [eros] = LOTS.eros.variants
    const [necessity] = LOTS.necessity.variants
    const [fortune] = LOTS.fortune.variants
    const [friends] = LOTS.friends.variants
    if (!eros || !necessity || !fortune || !friends) throw new Error('A variant is missing')
    expect(lotLongitude(roundChart(true), eros)).toBeCloseTo(160, 9)
    expect(lotLongitude(roundChart(false), eros)).toBeCloseTo(160, 9)
    expect(lotLongitude(roundChart(true), necessity)).toBeCloseTo(40, 9)
    expect(lotLongitude(roundChart(false), necessity)).toBeCloseTo(40, 9)
    expect(lotLongitude(roundChart(false), fortune)).toBeCloseTo(250, 9)
    expect(lotLongitude(roundChart(false), friends)).toBeCloseTo(230, 9)
  })
})

test('courage is reversed by night, also if Mars is not on the Lot of Fortune', () => {
  // al-Qabisi V.4: by day from Mars to the Lot of Fortune, "and by night the opposite".
  const withMars = (isDayBirth: boolean): Chart => {
    const chart = roundChart(isDayBirth)
    return {
      ...chart,
      planets: chart.planets.map((planet) =>
        planet.name === 'Mars' ? { ...planet, longitude: 300 } : planet,
      ),
    }
  }
  expect(lotLongitude(withMars(true), LOTS.courage)).toBeCloseTo(100 + 250 - 300, 9)
  expect(lotLongitude(withMars(false), LOTS.courage)).toBeCloseTo(100 + 300 - 310, 9)
})

test('the three lots that Paulus and al-Qabisi share name both', () => {
  // Pages and lines as in the Arabic text, ed. Burnett, Yamamoto, Yano (2004).
  const places = {
    spirit: 'V.4, p. 140, lines 12 to 13',
    courage: 'V.4, p. 140, lines 15 to 16',
    victory: 'V.5, p. 140, line 19 to p. 142, line 20',
  }
  for (const [name, place] of Object.entries(places)) {
    const { source } = LOTS[name as LotName]
    expect(source, name).toContain('Paulus Alexandrinus, Introduction 23')
    expect(source, name).toContain(`al-Qabisi, Introduction ${place}`)
  }
})

test('the figure of al-Qabisi IV.8: Fortune at 17 Leo, the same by day and night', () => {
  // p. 118, lines 107 to 109: 17 Capricorn rises, Sun 15 Pisces, Moon 15 Libra. The Arabic has 19, not 17: in that
  // hand "sab'" and "tis'" are one word but for the dots.
  const chart = roundChart(false)
  const figure: Chart = {
    ...chart,
    ascendant: longitudeOf('Capricorn', 17),
    planets: chart.planets.map((planet) => ({
      ...planet,
      longitude:
        planet.name === 'Sun'
          ? longitudeOf('Pisces', 15)
          : planet.name === 'Moon'
            ? longitudeOf('Libra', 15)
            : planet.longitude,
    })),
  }
  const [plain] = LOTS.fortune.variants
  if (!plain) throw new Error('The variant is missing')
  expect(lotLongitude(figure, plain)).toBeCloseTo(longitudeOf('Leo', 17), 9)
})

test('Fortune and Spirit are the chart’s own two lots, and every lot has the place of its longitude', () => {
  fc.assert(
    fc.property(moment, (input) => {
      const chart = castChart(input)
      expect(separation(lotOf(chart, 'fortune').longitude, chart.partOfFortune.longitude)).toBeLessThan(1e-9)
      expect(separation(lotOf(chart, 'spirit').longitude, chart.spirit.longitude)).toBeLessThan(1e-9)
      for (const lot of lotsOf(chart, LOT_NAMES)) {
        expect(lot.sign).toBe(signOf(lot.longitude))
        expect(lot.house).toBe(houseOf(lot.longitude, chart.cusps))
        expect(lot.wholeSignPlace).toBe(wholeSignPlace(chart, lot.longitude))
        expect(lot.reversed).toBe(LOTS[lot.lot].reversedByNight && !chart.isDayBirth)
      }
    }),
    { numRuns: 200 },
  )
})

test('a lot and its formula by the other sect lie at equal distances from the Ascendant, either side', () => {
  fc.assert(
    fc.property(moment, (input) => {
      const chart = castChart(input)
      for (const name of ['fortune', 'spirit', 'fathers', 'knowledge'] as const) {
        const here = lotLongitude(chart, LOTS[name])
        const there = lotLongitude({ ...chart, isDayBirth: !chart.isDayBirth }, LOTS[name])
        expect(Math.abs(((here + there - 2 * chart.ascendant + 540) % 360) - 180)).toBeLessThan(1e-9)
      }
    }),
    { numRuns: 200 },
  )
})

test('every lot has its name, its meaning and its source', () => {
  expect(LOT_NAMES.map((name) => [name, LOTS[name].name, LOTS[name].original])).toEqual([
    ['fortune', 'Part of Fortune', 'tychē, sahm al-saʿāda'],
    ['spirit', 'Lot of Spirit', 'daimōn, sahm al-ghayb'],
    ['eros', 'Lot of Eros', 'erōs'],
    ['necessity', 'Lot of Necessity', 'anankē'],
    ['courage', 'Lot of Courage', 'tolma, sahm al-shajāʿa wa-l-jurʾa'],
    ['victory', 'Lot of Victory', 'nikē, sahm al-falḥ wa-l-naṣr wa-l-ẓafar'],
    ['nemesis', 'Lot of Nemesis', 'nemesis'],
    ['love', 'Lot of love and affection', 'sahm al-ḥubb wa-l-ulfa'],
    ['constancy', 'Lot of constancy', 'sahm al-thabāt wa-l-baqāʾ'],
    ['brothers', 'Lot of brothers', 'sahm al-ikhwa'],
    ['fathers', 'Lot of fathers', 'sahm al-ābāʾ'],
    ['mother', 'Lot of the mother', 'sahm al-umm'],
    ['friends', 'Lot of friends', 'sahm al-aṣdiqāʾ'],
    ['journeys', 'Lot of journeys', 'sahm al-safar'],
    ['piety', 'Lot of piety', 'sahm al-waraʿ'],
    ['intellect', 'Lot of intellect', 'sahm al-ʿaql wa-buʿd al-ghawr'],
    ['wisdom', 'Lot of wisdom', 'sahm al-ḥikma'],
    ['knowledge', 'Lot of knowledge', 'sahm al-ʿilm'],
    ['work', 'Lot of work', 'sahm al-ʿamal wa-l-sulṭān'],
  ])
  expect(SEVEN_LOTS).toEqual(['fortune', 'spirit', 'eros', 'necessity', 'courage', 'victory', 'nemesis'])
  const place =
    /Paulus Alexandrinus, Introduction 23|al-Qabisi, Introduction V\.\d+, p\. \d+, line|Tetrabiblos IV\.2|Anthologies IV\.25/
  for (const name of LOT_NAMES) {
    const { source, standsFor, variants } = LOTS[name]
    expect(source, name).toMatch(place)
    expect(standsFor, name).toMatch(/^[A-Z][a-z’, ]{5,}/)
    for (const variant of variants) expect(`${variant.author} ${variant.source}`, name).toMatch(place)
  }
  const authors = LOT_NAMES.flatMap((name) => LOTS[name].variants.map(({ author }) => [name, author]))
  expect(authors).toEqual([
    ['fortune', 'Ptolemy and Lilly'],
    ['eros', 'Valens'],
    ['necessity', 'Valens'],
    ['friends', 'al-Andarzaghar'],
  ])
})

test('lots that are not named are the seven; each has its degree, its ruler and its arc', () => {
  const chart = roundChart(true)
  expect(lotsOf(chart).map(({ lot }) => lot)).toEqual(SEVEN_LOTS)
  expect(lotOf(chart, 'fortune')).toEqual({
    lot: 'fortune',
    longitude: 250,
    sign: 'Sagittarius',
    degree: 10,
    house: 6,
    wholeSignPlace: 6,
    ruler: 'Jupiter',
    reversed: false,
  })
  expect(lotOf({ ...chart, rulers: 'modern' }, 'spirit').ruler).toBe('Uranus')
  expect(lotOf(chart, 'spirit').ruler).toBe('Saturn')
  expect(lotOf(roundChart(false), 'fathers').reversed).toBe(true)
  expect(lotArc(roundChart(false), LOTS.fortune)).toEqual({
    from: 'Moon',
    to: 'Sun',
    fromLongitude: 200,
    toLongitude: 50,
    arc: 210,
    reversed: true,
  })
  expect([partOfFortuneLongitude(100, 50, 200, true), partOfFortuneLongitude(100, 50, 200, false)]).toEqual([
    250, 310,
  ])
  expect(() => lotLongitude({ ...chart, planets: [] }, LOTS.fortune)).toThrow(RangeError)
})

test('the formula in words, by day and by night', () => {
  expect(formulaText(LOTS.fortune, true)).toBe('Ascendant + Moon − Sun')
  expect(formulaText(LOTS.fortune, false)).toBe('Ascendant + Sun − Moon')
  expect(formulaText(LOTS.eros, true)).toBe('Ascendant + Venus − Lot of Spirit')
  expect(formulaText(LOTS.friends, false)).toBe('Ascendant + Mercury − Moon')
})
