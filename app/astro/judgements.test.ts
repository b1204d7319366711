import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anySign, eclipticLongitude, moment } from '#tests/support/arbitraries.ts'
import { castChart } from './chart.ts'
import {
  almutenOf,
  almutenOfNativity,
  angularity,
  angularityOf,
  type Chart,
  CLASSICAL_PLANETS,
  closeAspect,
  exaltationLordOf,
  isAboveHorizon,
  LOT_NAMES,
  longitudeOf,
  longitudeOfPlanet,
  longitudeOfPoint,
  lordsOf,
  normalizeDegrees,
  orientationTo,
  overcomes,
  overcoming,
  PLANETS,
  type Planet,
  type Point,
  placeFrom,
  placeFromFortune,
  receptionOf,
  regardBetween,
  regardOf,
  type Share,
  SIGNS,
  sectConditionOf,
  sectOfPlanet,
  signAtPlace,
  signOf,
  solarConditionOf,
  standingOf,
  wholeSignPlace,
} from './index.server.ts'
import { EXALTED, FACES, HOUSES, TERMS, TRIPLICITIES } from './reference/al-qabisi-tables.ts'

/** A chart with planets at the positions of a worked example; everything else as cast. */
function chartWith(places: Partial<Record<Planet, number>>, rest: Partial<Chart> = {}): Chart {
  const chart = castChart({ utc: Date.UTC(1974, 5, 1, 10), latitude: 30, longitude: 31 })
  const planets = chart.planets.map((planet) => {
    const longitude = places[planet.name] ?? planet.longitude
    return { ...planet, longitude, sign: signOf(longitude) }
  })
  return { ...chart, ...rest, planets }
}

const anyPoint = fc.constantFrom<Point>(...PLANETS, 'Ascendant', 'Midheaven', ...LOT_NAMES)

describe('places', () => {
  test('count whole signs, the sign counted from being the first', () => {
    expect(placeFrom('Aries', 'Aries')).toBe(1)
    expect(placeFrom('Capricorn', 'Aries')).toBe(4)
    expect(placeFrom('Aries', 'Capricorn')).toBe(10)
    expect(placeFrom('Leo', 'Cancer')).toBe(12)
  })

  test('places in both directions add up to one turn, and the sign at a place is in that place', () => {
    fc.assert(
      fc.property(anySign, anySign, (from, sign) => {
        const place = placeFrom(from, sign)
        expect((place - 1 + placeFrom(sign, from) - 1) % 12).toBe(0)
        expect(signAtPlace(from, place)).toBe(sign)
      }),
    )
  })

  test('by sign, the figure of al-Qabisi IV.8: 17 Capricorn rises, Fortune in Leo is in the eighth', () => {
    // p. 118, lines 107 to 109; from Leo, the Moon in Libra is third and the Sun in Pisces eighth.
    const chart = chartWith(
      { Sun: longitudeOf('Pisces', 15), Moon: longitudeOf('Libra', 15) },
      { ascendant: longitudeOf('Capricorn', 17) },
    )
    const lot = longitudeOf('Leo', 17)
    expect(wholeSignPlace(chart, lot)).toBe(8)
    const withLot = {
      ...chart,
      partOfFortune: { ...chart.partOfFortune, longitude: lot, sign: 'Leo' as const },
    }
    expect(placeFromFortune(withLot, longitudeOfPlanet(chart, 'Moon'))).toBe(3)
    expect(placeFromFortune(withLot, longitudeOfPlanet(chart, 'Sun'))).toBe(8)
  })

  test('are angular, succedent and cadent in turn', () => {
    expect([1, 4, 7, 10].map(angularityOf)).toEqual(Array(4).fill('angular'))
    expect([2, 5, 8, 11].map(angularityOf)).toEqual(Array(4).fill('succedent'))
    expect([3, 6, 9, 12].map(angularityOf)).toEqual(Array(4).fill('cadent'))
  })

  test('angularity by sign and by house can differ', () => {
    // 29 Aries rises; 1 Aries stands in the rising sign, but in the twelfth house of any quadrant system.
    const chart = castChart({ utc: Date.UTC(2000, 0, 1, 12), latitude: 0, longitude: 0 })
    const cusps = chart.cusps.map((cusp) => normalizeDegrees(cusp - chart.ascendant + 29))
    expect(angularity({ ascendant: 29, cusps }, 1)).toEqual({ bySign: 'angular', byHouse: 'cadent' })
  })
})

describe('regards', () => {
  test('of Aries, by al-Qabisi I.18', () => {
    const of = (place: number) => regardBetween('Aries', signAtPlace('Aries', place))
    expect([3, 11].map(of)).toEqual(['Sextile', 'Sextile'])
    expect([4, 10].map(of)).toEqual(['Square', 'Square'])
    expect([5, 9].map(of)).toEqual(['Trine', 'Trine'])
    expect(of(7)).toBe('Opposition')
    expect(of(1)).toBe('Conjunction')
    expect([2, 6, 8, 12].map(of)).toEqual(Array(4).fill('Aversion'))
  })

  test('are symmetric, and only one of two overcomes', () => {
    fc.assert(
      fc.property(anySign, anySign, (a, b) => {
        expect(regardBetween(a, b)).toBe(regardBetween(b, a))
        const there = overcomes(a, b)
        expect(there !== null && overcomes(b, a) !== null).toBe(false)
        const between = ['Sextile', 'Square', 'Trine'].includes(regardBetween(a, b))
        expect(there !== null || overcomes(b, a) !== null).toBe(between)
      }),
    )
  })

  test('a planet in the tenth, eleventh or ninth sign from another overcomes it', () => {
    expect(overcomes('Capricorn', 'Aries')).toBe(10)
    expect(overcomes('Aquarius', 'Aries')).toBe(11)
    expect(overcomes('Sagittarius', 'Aries')).toBe(9)
    expect(overcomes('Cancer', 'Aries')).toBeNull()
    expect(overcomes('Libra', 'Aries')).toBeNull()
  })

  test('hold between any two points of a chart, by their signs alone', () => {
    fc.assert(
      fc.property(moment, anyPoint, anyPoint, (input, a, b) => {
        const chart = castChart(input)
        const [here, there] = [signOf(longitudeOfPoint(chart, a)), signOf(longitudeOfPoint(chart, b))]
        expect(regardOf(chart, a, b)).toBe(regardBetween(here, there))
        expect(overcoming(chart, a, b)).toBe(overcomes(here, there))
      }),
      { numRuns: 200 },
    )
  })
})

describe('sect', () => {
  test('of the planets; Mercury goes with the day before the Sun, with the night after it', () => {
    const before = chartWith({ Sun: 100, Mercury: 80 })
    const after = chartWith({ Sun: 350, Mercury: 5 })
    const of = (chart: Chart) =>
      Object.fromEntries(CLASSICAL_PLANETS.map((name) => [name, sectOfPlanet(chart, name)]))
    expect(of(before)).toEqual({
      Sun: 'day',
      Jupiter: 'day',
      Saturn: 'day',
      Moon: 'night',
      Venus: 'night',
      Mars: 'night',
      Mercury: 'day',
    })
    expect(sectOfPlanet(after, 'Mercury')).toBe('night')
    expect(sectOfPlanet(before, 'Pluto')).toBeNull()
    expect(sectConditionOf(before, 'Pluto')).toBeNull()
  })

  test('halb and hayyiz: Saturn by day, above the earth, in a masculine sign has both', () => {
    const sky = { isDayBirth: true, ascendant: longitudeOf('Aries', 10) }
    // From the Descendant, 10 Libra, over the Midheaven to 10 Aries is above the earth.
    const above = (sign: 'Aquarius' | 'Capricorn') => chartWith({ Saturn: longitudeOf(sign, 15) }, sky)
    expect(sectConditionOf(above('Aquarius'), 'Saturn')).toEqual({
      sect: 'day',
      inSect: true,
      halb: true,
      hayyiz: true,
    })
    expect(sectConditionOf(above('Capricorn'), 'Saturn')).toMatchObject({ halb: true, hayyiz: false })
    const below = chartWith({ Saturn: longitudeOf('Leo', 15) }, sky)
    expect(sectConditionOf(below, 'Saturn')).toMatchObject({ inSect: true, halb: false, hayyiz: false })
  })

  test('by night a planet of the day belongs below the earth, one of the night above it', () => {
    const sky = { isDayBirth: false, ascendant: longitudeOf('Aries', 10) }
    const chart = chartWith({ Jupiter: longitudeOf('Leo', 15), Mars: longitudeOf('Aquarius', 15) }, sky)
    expect(sectConditionOf(chart, 'Jupiter')).toEqual({
      sect: 'day',
      inSect: false,
      halb: true,
      hayyiz: true,
    })
    expect(sectConditionOf(chart, 'Mars')).toEqual({ sect: 'night', inSect: true, halb: true, hayyiz: true })
  })

  test('the Sun is above the earth by day, wherever its degree seems to be', () => {
    fc.assert(
      fc.property(moment, (input) => {
        const chart = castChart(input)
        expect(isAboveHorizon(chart, 'Sun')).toBe(chart.isDayBirth)
        expect(sectConditionOf(chart, 'Sun')).toMatchObject({ halb: true, inSect: chart.isDayBirth })
      }),
      { numRuns: 100 },
    )
  })
})

describe('near the Sun', () => {
  test('a planet that rises before the Sun is oriental, one that follows it occidental', () => {
    expect(orientationTo(100, 80)).toBe('oriental')
    expect(orientationTo(100, 120)).toBe('occidental')
    expect(orientationTo(5, 350)).toBe('oriental')
    expect(orientationTo(350, 5)).toBe('occidental')
    expect(orientationTo(100, 280)).toBe('oriental')
    expect(orientationTo(100, 281)).toBe('oriental')
    expect(orientationTo(100, 279)).toBe('occidental')
    expect(orientationTo(100, 100)).toBe('occidental')
  })

  test('combust only in the Sun’s own sign', () => {
    const sun = longitudeOf('Leo', 2)
    expect(solarConditionOf(chartWith({ Sun: sun, Mars: sun + 5 }), 'Mars')?.phase).toBe('combust')
    expect(solarConditionOf(chartWith({ Sun: sun, Mars: sun - 5 }), 'Mars')?.phase).toBe('under-beams')
    expect(solarConditionOf(chartWith({ Sun: sun, Mars: sun - 0.2 }), 'Mars')?.phase).toBe('cazimi')
    expect(solarConditionOf(chartWith({ Sun: sun, Mars: sun + 16 }), 'Mars')?.phase).toBe('free')
    expect(solarConditionOf(chartWith({}), 'Sun')).toBeNull()
  })

  test('its own sign, exaltation or bound protects a planet under the beams', () => {
    // Mercury at 15 Virgo: own sign and exaltation; the bound there is of Venus.
    const virgo = chartWith({ Sun: longitudeOf('Virgo', 5), Mercury: longitudeOf('Virgo', 15) })
    expect(solarConditionOf(virgo, 'Mercury')).toMatchObject({
      phase: 'under-beams',
      protectedBy: ['domicile', 'exaltation'],
    })
    // Jupiter at 3 Aries: the first bound of Aries, to 6 degrees.
    const aries = chartWith({ Sun: longitudeOf('Aries', 10), Jupiter: longitudeOf('Aries', 3) })
    expect(solarConditionOf(aries, 'Jupiter')).toMatchObject({ phase: 'combust', protectedBy: ['term'] })
    const free = chartWith({ Sun: longitudeOf('Aries', 10), Mercury: longitudeOf('Virgo', 15) })
    expect(solarConditionOf(free, 'Mercury')).toMatchObject({ phase: 'free', protectedBy: [] })
  })
})

describe('shares', () => {
  test('lords of 5 Aries', () => {
    expect(lordsOf(longitudeOf('Aries', 5))).toEqual({
      domicile: 'Mars',
      exaltation: 'Sun',
      triplicity: { day: 'Sun', night: 'Jupiter', participant: 'Saturn' },
      bound: 'Jupiter',
      face: 'Mars',
    })
    expect(lordsOf(longitudeOf('Scorpio', 5), 'modern').domicile).toBe('Pluto')
    expect(SIGNS.filter((sign) => exaltationLordOf(sign) === null)).toEqual([
      'Gemini',
      'Leo',
      'Scorpio',
      'Sagittarius',
      'Aquarius',
    ])
  })

  test('almuten: al-Qabisi’s own example, 5 Aries by day', () => {
    // I.77, p. 60, lines 415 to 420: Mars 6, the Sun 7, Jupiter 2.
    expect(almutenOf(longitudeOf('Aries', 5), true)).toEqual({
      winners: ['Sun'],
      points: { Mars: 6, Sun: 7, Jupiter: 2 },
    })
  })

  test('almuten by night: the triplicity goes to Jupiter, and Mars has the most', () => {
    expect(almutenOf(longitudeOf('Aries', 5), false)).toEqual({
      winners: ['Mars'],
      points: { Mars: 6, Sun: 4, Jupiter: 5 },
    })
  })

  test('fifteen points are given in signs of exaltation, eleven elsewhere, and every tie is reported', () => {
    fc.assert(
      fc.property(eclipticLongitude, fc.boolean(), (longitude, isDay) => {
        const { winners, points } = almutenOf(longitude, isDay)
        const sum = Object.values(points).reduce((total, some) => total + some, 0)
        expect(sum).toBe(exaltationLordOf(signOf(longitude)) ? 15 : 11)
        const most = Math.max(...Object.values(points))
        for (const planet of PLANETS) expect(winners.includes(planet)).toBe(points[planet] === most)
      }),
    )
  })

  test('almuten of the nativity: most of the five places, and at least two', () => {
    // By day. Ascendant 5 Aries: Sun. Sun 10 Leo: domicile and triplicity, 8. Moon 1 Cancer: the Moon, 5.
    // Lot 20 Taurus: Venus 5 + 3 against the Moon's 4. Syzygy 5 Leo: Sun.
    const chart = chartWith(
      { Sun: longitudeOf('Leo', 10), Moon: longitudeOf('Cancer', 1) },
      { ascendant: longitudeOf('Aries', 5), isDayBirth: true },
    )
    const five = { ...chart, partOfFortune: { ...chart.partOfFortune, longitude: longitudeOf('Taurus', 20) } }
    expect(almutenOfNativity(five, longitudeOf('Leo', 5))).toEqual({
      winners: ['Sun'],
      places: { Sun: 3, Moon: 1, Venus: 1 },
    })
  })

  test('reception: the Moon in Taurus is received by Venus, by sign and more', () => {
    const chart = chartWith(
      { Moon: longitudeOf('Taurus', 5), Venus: longitudeOf('Cancer', 5) },
      { isDayBirth: true },
    )
    expect(receptionOf(chart, 'Venus', 'Moon')).toEqual({
      host: 'Venus',
      guest: 'Moon',
      by: ['domicile', 'triplicity', 'term'],
      regard: 'Sextile',
    })
    expect(receptionOf(chart, 'Moon', 'Venus')?.by).toContain('domicile')
  })

  test('almuten of the nativity in exactly two places, and none that is almuten in only one', () => {
    // By day. 5 Aries: Sun. 15 Virgo: Mercury 5 + 4. 1 Cancer: Moon 5. 20 Taurus: Venus 5 + 3. 28 Capricorn: Mars 4 + 2.
    const chart = chartWith(
      { Sun: longitudeOf('Virgo', 15), Moon: longitudeOf('Cancer', 1) },
      { ascendant: longitudeOf('Aries', 5), isDayBirth: true },
    )
    const five = { ...chart, partOfFortune: { ...chart.partOfFortune, longitude: longitudeOf('Taurus', 20) } }
    expect(almutenOfNativity(five, longitudeOf('Capricorn', 28))).toEqual({
      winners: [],
      places: { Sun: 1, Mercury: 1, Moon: 1, Venus: 1, Mars: 1 },
    })
    expect(almutenOfNativity(five, longitudeOf('Leo', 5))).toEqual({
      winners: ['Sun'],
      places: { Sun: 2, Mercury: 1, Moon: 1, Venus: 1 },
    })
  })

  /** The shares of a planet in a degree by the tables that are typed from al-Qabisi. */
  function typedShares(host: Planet, longitude: number, isDay: boolean): Share[] {
    const sign = signOf(longitude)
    const degree = longitude % 30
    const { byDay, byNight } = TRIPLICITIES.find(({ signs }) => signs.includes(sign))!
    const [first, , participant] = isDay ? byDay : byNight
    let end = 0
    const term = TERMS[sign].find(([, width]) => {
      end += width
      return degree < end
    })!
    const has: Record<Share, boolean> = {
      domicile: HOUSES[sign] === host,
      exaltation: EXALTED.some(([planet, exalted]) => planet === host && exalted === sign),
      triplicity: host === first || host === participant,
      term: term[0] === host,
      face: FACES[sign][Math.floor(degree / 10)] === host,
    }
    return (['domicile', 'exaltation', 'triplicity', 'term', 'face'] as const).filter((share) => has[share])
  }

  test('receptions, by the tables of al-Qabisi', () => {
    fc.assert(
      fc.property(moment, (input) => {
        const chart = castChart({ ...input, rulers: 'traditional' })
        const shares = (host: Planet, guest: Planet) =>
          typedShares(host, longitudeOfPlanet(chart, guest), chart.isDayBirth)
        for (const host of PLANETS)
          for (const guest of PLANETS)
            if (host !== guest) expect(receptionOf(chart, host, guest)?.by ?? []).toEqual(shares(host, guest))
      }),
      { numRuns: 50 },
    )
    const chart = chartWith({ Moon: longitudeOf('Taurus', 5) }, { isDayBirth: true })
    expect(receptionOf(chart, 'Saturn', 'Moon')).toBeNull()
  })

  test('no planet receives itself', () => {
    const chart = chartWith({}, {})
    for (const planet of PLANETS) expect(receptionOf(chart, planet, planet)).toBeNull()
  })
})

describe('aspects by degree', () => {
  test('are those of the chart, with the same orbs', () => {
    fc.assert(
      fc.property(moment, (input) => {
        const chart = castChart(input)
        for (const aspect of chart.aspects) {
          const to: Point = aspect.to === 'Part of Fortune' ? 'fortune' : aspect.to
          if (aspect.from === 'Part of Fortune') throw new Error('The lot casts no aspect')
          expect(closeAspect(chart, aspect.from, to)).toMatchObject({
            type: aspect.type,
            orb: aspect.orb,
            applying: aspect.applying,
          })
        }
      }),
      { numRuns: 100 },
    )
  })

  test('across the border of a sign differ from those by sign', () => {
    const chart = chartWith({ Sun: longitudeOf('Aries', 29), Moon: longitudeOf('Leo', 1) })
    expect(closeAspect(chart, 'Sun', 'Moon')).toMatchObject({ type: 'Square', bySign: false })
    expect(standingOf(chart.planets).Sun.sign).toBe('Aries')
    expect(regardOf(chart, 'Sun', 'Moon')).toBe('Trine')
  })

  test('count as by sign if the signs have the same aspect; and none is far from exact', () => {
    const chart = chartWith({ Sun: longitudeOf('Aries', 10), Moon: longitudeOf('Gemini', 12) })
    expect(closeAspect(chart, 'Sun', 'Moon')).toMatchObject({ type: 'Sextile', bySign: true })
    expect(closeAspect(chart, 'Sun', 'Moon')?.orb).toBeCloseTo(2, 9)
    // 45 degrees are 15 from the nearest aspect, more than half the sum of 15 and 12.
    expect(closeAspect(chartWith({ Sun: 10, Moon: 55 }), 'Sun', 'Moon')).toBeNull()
  })

  test('of a lot, whose orb is 0: half the orb of the other, and between two lots only exact', () => {
    // By day, Ascendant 100: Fortune 100 + 200 - 50 = 250, Spirit 100 + 50 - 200 = 310.
    const day = chartWith({ Sun: 50, Moon: 200 }, { ascendant: 100, isDayBirth: true })
    const withFortune = (longitude: number) => ({
      ...day,
      partOfFortune: { ...day.partOfFortune, longitude },
    })
    expect(longitudeOfPoint(day, 'spirit')).toBeCloseTo(310, 9)
    expect(longitudeOfPoint(withFortune(137), 'fortune')).toBe(137)
    expect(closeAspect(withFortune(250), 'fortune', 'spirit')).toEqual({
      type: 'Sextile',
      orb: 0,
      applying: false,
      bySign: true,
    })
    expect(closeAspect(withFortune(250.001), 'fortune', 'spirit')).toBeNull()
    // The Sun's orb is 15 degrees.
    expect(closeAspect(withFortune(57.4), 'Sun', 'fortune')?.type).toBe('Conjunction')
    expect(closeAspect(withFortune(57.6), 'Sun', 'fortune')).toBeNull()
  })
})
