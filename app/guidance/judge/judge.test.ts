import { describe, expect, it } from 'vitest'
import {
  type Chart,
  castChart,
  essentialDignities,
  longitudeOf,
  PLANETS,
  type Planet,
  SIGNS,
  type Sign,
} from '#app/astro/index.server.ts'
import { births } from '#app/guidance/births.ts'
import { RULE_TEXTS } from '#app/guidance/corpus/en/rules.ts'
import { corpusOf } from '#app/guidance/corpus/index.ts'
import { CAUSES, HELPER_KINDS, type Item, type Judgement } from '#app/guidance/types.ts'
import { chooseTracks } from './choose-tracks.ts'
import { factsByRank } from './facts-by-rank.ts'
import { judge, judgementKey } from './judge.ts'
import { knotOf } from './knot.ts'
import { nthSign, placeFrom, relationOf } from './signs.ts'

const LAHORE = castChart({ utc: Date.UTC(1962, 8, 13, 15, 12), latitude: 31.5497, longitude: 74.3436 })

/** A copy of a chart with planets moved to the middle of given signs. */
function withPlanets(chart: Chart, moved: Partial<Record<Planet, Sign>>): Chart {
  const copy = structuredClone(chart)
  for (const planet of copy.planets) {
    const sign = moved[planet.name]
    if (!sign) continue
    planet.sign = sign
    planet.longitude = longitudeOf(sign, 15)
  }
  return copy
}

const items = (j: Judgement): Item[] => [
  j.sect,
  j.place,
  j.lotSign,
  j.ruler,
  j.sight,
  ...(j.help ? [j.help] : []),
  ...(j.test ? [j.test] : []),
  j.spirit,
  j.tenth,
  j.eleventh,
  j.bound,
  j.end,
  ...j.beside,
  ...j.close,
  ...j.withRuler,
  ...j.lights,
  ...(j.firm ? [j.firm] : []),
]

it('puts helps in reception first, then Jupiter and Venus before a light, then strong before weak', () => {
  let ranked = 0
  for (const chart of births(1000, 12)) {
    const { helps, ruler } = judge(chart)
    const classes = helps.map(({ planet, received, condition: { rank, qualifiers } }) => {
      const isReceived = received || (planet === ruler.host && ruler.hostSees !== 'averse')
      const isHidden = qualifiers.some((one) => one === 'burnt' || one === 'beams')
      const isStrong = rank !== 'away' && rank !== 'low' && !isHidden
      return [isReceived, planet === 'Jupiter' || planet === 'Venus', isStrong]
        .map((one) => Number(!one))
        .join('')
    })
    expect(classes).toEqual(classes.toSorted())
    ranked += new Set(classes).size - 1
  }
  expect(ranked).toBeGreaterThan(500)
})

it('ties each chart to a knot: a difficulty that has texts, one of five causes and one of four helpers', () => {
  const knots = [...births(1000, 13)].map((chart) => {
    const judgement = judge(chart)
    return knotOf(judgement, chooseTracks(judgement))
  })
  expect(new Set(knots.map(({ helper }) => helper))).toEqual(new Set(HELPER_KINDS))
  expect(new Set(knots.map(({ cause }) => cause))).toEqual(new Set(CAUSES))
  const written = Object.keys(corpusOf('en').pairs.turn)
  expect(knots.filter(({ difficulty }) => !written.includes(difficulty))).toEqual([])
})

describe('the judgement of 13 September 1962, 20:12, Lahore', () => {
  const judgement = judge(LAHORE)

  it('finds what the worked example finds', () => {
    expect(judgement.place).toMatchObject({ place: 7, house: 7, agree: true, tone: 1 })
    expect(judgement.lotSign.sign).toBe('Scorpio')
    expect(judgement.ruler).toMatchObject({
      planet: 'Mars',
      sign: 'Cancer',
      place: 3,
      rank: 'low',
      qualifiers: [],
      sect: 'own',
    })
    expect(judgement.sight).toMatchObject({ by: 'trine', received: true })
    expect(judgement.help).toMatchObject({ planet: 'Venus', place: 7, to: 'lot', by: 'with', both: true })
    expect(judgement.test).toMatchObject({ planet: 'Saturn', to: 'lot', by: 'square', ofSect: false })
    expect(judgement.end).toMatchObject({ kind: 'planet', planets: ['Jupiter'], sign: 'Pisces', place: 11 })
    expect(judgement.sect).toMatchObject({ day: false, uncertain: false })
  })

  it('chooses closeness as the gift, waiting to be asked as the difficulty and courage as the help', () => {
    expect(chooseTracks(judgement).map(({ name, part }) => `${part} ${name}`)).toEqual([
      'gift trust',
      'difficulty friendship',
      'help courage',
    ])
  })
})

describe('a judgement', () => {
  it('holds over 5000 charts', { timeout: 60_000 }, () => {
    const faults: string[] = []
    for (const chart of births(5000, 20260101)) {
      const j = judge(chart)
      const check = (fine: boolean, fault: string) => {
        if (!fine) faults.push(`${chart.utc} ${chart.latitude}: ${fault}`)
      }
      for (const { key, witnesses, rule } of items(j)) {
        check(witnesses.length > 0 && key !== '', `${rule} has no witness`)
        check(RULE_TEXTS[rule] !== undefined, `no rule ${rule}`)
      }
      check(j.ruler.planet === chart.partOfFortune.ruler, 'another ruler')
      check(j.place.house === chart.partOfFortune.house, 'another house')
      const ruler = chart.planets.find(({ name }) => name === j.ruler.planet)
      check(relationOf(ruler?.sign ?? 'Aries', j.lotSign.sign) === j.sight.by, 'another sight')
      for (const one of [j.help, j.test])
        if (one) {
          check(one.planet !== j.ruler.planet, 'the ruler helps or tests itself')
          const to = one.to === 'lot' ? j.lotSign.sign : j.ruler.sign
          check(relationOf(one.sign, to) === one.by, 'a regard that is none')
        }
      check(j.help === null || j.help.planet !== j.test?.planet, 'one planet used twice')
      check(!/\d\.\d|\d:\d\d/.test(judgementKey(j)), 'a degree or a time in the key')
      const { qualifiers, planet } = j.ruler
      const moves = qualifiers.some((one) => one === 'back' || one === 'first' || one === 'second')
      check(!((planet === 'Sun' || planet === 'Moon') && moves), 'motion')
      check(qualifiers.length <= 2, 'too many qualifiers')
      const tracks = chooseTracks(j)
      for (const { name, witnesses } of tracks)
        check(new Set(witnesses.map(({ fact }) => JSON.stringify(fact))).size >= 2, `${name} has one witness`)
    }
    expect(faults.slice(0, 10)).toEqual([])
  })

  it('calls a planet near the Sun hidden, but not in its own sign, exaltation or bound', () => {
    let hidden = 0
    let sheltered = 0
    for (const chart of births(3000, 4)) {
      const { ruler } = judge(chart)
      const body = chart.planets.find(({ name }) => name === ruler.planet)
      const own = essentialDignities(
        ruler.planet,
        body!.longitude,
        chart.isDayBirth,
        'traditional',
      ).dignities.some((one) => one === 'domicile' || one === 'exaltation' || one === 'term')
      if (ruler.qualifiers.includes('beams') || ruler.qualifiers.includes('burnt')) {
        hidden++
        expect(own).toBe(false)
      }
      if (ruler.qualifiers.includes('sheltered')) {
        sheltered++
        expect(own).toBe(true)
      }
    }
    expect(Math.min(hidden, sheltered)).toBeGreaterThan(50)
  })

  it('decides sight by sign: a ruler two signs away sees the lot, one in the next sign does not', () => {
    const lotSign = LAHORE.partOfFortune.sign
    for (const nth of [2, 6, 8, 12])
      expect(judge(withPlanets(LAHORE, { Mars: nthSign(lotSign, nth) })).sight.by).toBe('averse')
    for (const nth of [1, 3, 4, 5, 7, 9, 10, 11])
      expect(judge(withPlanets(LAHORE, { Mars: nthSign(lotSign, nth) })).sight.by).not.toBe('averse')
  })

  it('calls a planet received only where the ruler of its sign sees it', () => {
    // Mars rules the lot in Scorpio. Scorpio is in sight of Cancer, but not of Libra, the sign before it.
    const jupiterWith = (Mars: Sign) =>
      judge(withPlanets(LAHORE, { Mars, Jupiter: 'Scorpio' })).helps.find(
        ({ planet }) => planet === 'Jupiter',
      )
    expect(jupiterWith('Cancer')).toMatchObject({ received: true })
    expect(jupiterWith('Libra')).toMatchObject({ received: false })
    for (const chart of births(1000, 11)) {
      const { helps, tests } = judge(chart)
      for (const { received, sign, witnesses } of [...helps, ...tests]) {
        const ruler = chart.planets.find(({ name }) => name === chart.partOfFortune.ruler)!
        if (received) expect(relationOf(ruler.sign, sign)).not.toBe('averse')
        expect(witnesses.some(({ is }) => is === 'received')).toBe(received)
      }
    }
  })

  it('takes as test only a hard aspect of Saturn or Mars, and as firm hand only a kind one', () => {
    for (const chart of births(1000, 8)) {
      const { tests, firm } = judge(chart)
      for (const { planet, by } of tests) {
        expect(['Saturn', 'Mars']).toContain(planet)
        expect(['with', 'square', 'opposition']).toContain(by)
      }
      if (firm) expect(['trine', 'sextile']).toContain(firm.by)
    }
  })

  it('tells the first station, before a planet turns back, from the second, after which it goes forward', () => {
    const counts = { first: 0, second: 0 }
    for (const chart of births(6000, 9)) {
      const { planet, qualifiers } = judge(chart).ruler
      const station = qualifiers.find((one) => one === 'first' || one === 'second')
      if (!station) continue
      counts[station]++
      const { latitude, longitude, rulers } = chart
      const later = castChart({ utc: Date.parse(chart.utc) + 20 * 86_400_000, latitude, longitude, rulers })
      const speed = later.planets.find(({ name }) => name === planet)!.speed
      // Mercury has turned again after three weeks.
      if (planet !== 'Mercury')
        expect(Math.sign(speed), `${chart.utc} ${planet}`).toBe(station === 'first' ? -1 : 1)
    }
    expect(Math.min(counts.first, counts.second)).toBeGreaterThan(20)
  })

  it('names Uranus, Neptune and Pluto only within three degrees, and never as help or test', () => {
    for (const chart of births(500, 8)) {
      const { helps, tests, beside, close } = judge(chart)
      for (const { planet } of [...helps, ...tests]) expect(PLANETS.slice(7)).not.toContain(planet)
      for (const { planet, witnesses } of [...beside, ...close])
        if (PLANETS.indexOf(planet) >= 7) expect(witnesses[0]).toMatchObject({ close: true })
    }
  })
})

describe('the facts by rank', () => {
  it('tell one position of a planet once', () => {
    for (const chart of births(1000, 10)) {
      const keys: string[] = factsByRank(judge(chart)).map(({ key }) => key)
      const twice = keys.filter((key) => {
        const [kind, planet] = key.split(' ')
        if (kind === 'light') return keys.some((other) => other.startsWith(`aspect ${planet} `))
        if (kind !== 'with-ruler') return false
        const hidden = keys.some((other) => other.startsWith('burnt ') || other === 'heart')
        return keys.includes(`present ${planet}`) || (planet === 'Sun' && hidden)
      })
      expect(twice, `${chart.utc} ${keys.join(', ')}`).toEqual([])
    }
  })
})

describe('places and relations by sign', () => {
  it('count from one to twelve, and relations are symmetric', () => {
    for (const a of SIGNS)
      for (const b of SIGNS) {
        const place = placeFrom(a, b)
        expect(nthSign(a, place)).toBe(b)
        expect(relationOf(a, b)).toBe(relationOf(b, a))
      }
  })
})
