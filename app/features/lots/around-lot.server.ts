import {
  type Chart,
  dmText,
  houseCounts,
  placeFromFortune,
  type RulerTable,
  regardOf,
  rulerOf,
  separation,
  signAtPlace,
} from '#app/astro/index.server.ts'
import type { PassageId } from '#app/books/index.ts'
import { listText } from '#app/format.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import type { Finding } from './findings-list.tsx'
import { judgementWords as words } from './judgement-messages.ts'
import { houseText, planetName } from './lot-messages.ts'

export const COMPANY_BOOKS = [
  'firmicus.benefics-look',
  'firmicus.malefics-look',
  'lilly.lot-no-aspect',
] as const satisfies readonly PassageId[]
export const PLACE_BOOKS = ['valens.lot-tenth', 'valens.lot-eleventh'] as const satisfies readonly PassageId[]
export const SPIRIT_BOOKS = [
  'valens.spirit',
  'firmicus.lot-of-spirit',
  'qabisi.lot-of-spirit',
] as const satisfies readonly PassageId[]

/** Degrees within which a planet counts as close, as in the reading. */
const CLOSE = 3

/** The planets in the sign of the lot, the nearest first; then which others see the lot by sign. */
export function companyOfLot(chart: Chart): string[] {
  const { sign, longitude, ruler } = chart.partOfFortune
  const distance = (body: { longitude: number }) => separation(body.longitude, longitude)
  const beside = chart.planets
    .filter((body) => body.sign === sign)
    .toSorted((a, b) => distance(a) - distance(b))
    .map((body) => {
      const { name } = body
      const close = distance(body) <= CLOSE
      return words.withLot(name, sign, dmText(distance(body)), close, words.kinds[name], name === ruler)
    })
  const others = chart.planets.filter((body) => body.sign !== sign)
  const by = (wanted: boolean) =>
    others.filter(({ name }) => (regardOf(chart, 'fortune', name) !== 'Aversion') === wanted)
  const seeingIt = by(true).map(({ name }) => words.seenBy(name, regardOf(chart, 'fortune', name)))
  const averse = by(false).map(({ name }) => planetName(name))
  return [
    ...(beside.length > 0 ? beside : [words.noneWith(sign)]),
    ...(seeingIt.length > 0 ? [words.otherSigns(listText(seeingIt))] : []),
    ...(averse.length > 0 ? [words.notInSight(listText(averse))] : []),
  ]
}

/** What Valens says that each place has the power of, the most important first. */
const POWERS = [1, 10, 7, 4, 11] as const

/** The places that Valens names, counted by sign from the lot as from an Ascendant: who is there, and the ruler. */
export function chiefPlaces(chart: Chart, table: RulerTable) {
  return POWERS.map((place) => {
    const sign = signAtPlace(chart.partOfFortune.sign, place)
    const there = chart.planets.filter((body) => body.sign === sign).map(({ name }) => name)
    const lord = rulerOf(sign, chart.rulers, table)
    const { longitude } = chart.planets.find(({ name }) => name === lord)!
    const from = placeFromFortune(chart, longitude)
    return { place, power: words.powers[place], text: words.chiefPlace(sign, there, lord, from) }
  })
}

/** Spirit beside Fortune, as effort and trust. The pair of words is ours. */
export function spiritBeside(chart: Chart): Finding[] {
  const { partOfFortune, spirit } = chart
  const where = (lot: typeof spirit) => {
    const { sign, degree, ruler } = lot
    const at = astroWords.place(dmText(degree), astroWords.signs[sign])
    const body = chart.planets.find(({ name }) => name === ruler)!
    const house = houseText(houseCounts(chart, lot))
    return words.lotAndRuler(at, house, ruler, body.sign, houseText(houseCounts(chart, body)))
  }
  const together = words.between[regardOf(chart, 'fortune', 'spirit')]
  const rulers = partOfFortune.ruler === spirit.ruler ? words.rulesBoth(spirit.ruler) : ''
  return [
    { about: words.spiritEffort, text: where(spirit), tone: 0 },
    { about: words.fortuneTrust, text: where(partOfFortune), tone: 0 },
    { about: words.together, text: `${together}${rulers}`, tone: 0 },
  ]
}
