import {
  type Chart,
  dmText,
  houseCounts,
  type Planet,
  placeFromFortune,
  type RulerTable,
  regardOf,
  rulerOf,
  separation,
  signAtPlace,
} from '#app/astro/index.server.ts'
import type { PassageId } from '#app/books/index.ts'
import { listText, ordinal } from '#app/format.ts'
import type { Finding } from './finding.ts'
import { capital, houseText, planetName } from './lot-messages.ts'

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

const KINDS: Readonly<Record<Planet, string>> = {
  Sun: 'a light',
  Moon: 'a light',
  Mercury: 'neither benefic nor malefic',
  Venus: 'a benefic',
  Mars: 'a malefic',
  Jupiter: 'a benefic',
  Saturn: 'a malefic',
  Uranus: 'not known to the old books',
  Neptune: 'not known to the old books',
  Pluto: 'not known to the old books',
}

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
      const kind = `${KINDS[body.name]}${body.name === ruler ? ' and the ruler of the lot' : ''}`
      const near = distance(body) <= CLOSE ? ', close' : ''
      return `${capital(planetName(body.name))} is with the lot in ${sign}, ${dmText(distance(body))} away${near}: ${kind}.`
    })
  const others = chart.planets.filter((body) => body.sign !== sign)
  const by = (wanted: boolean) =>
    others.filter(({ name }) => (regardOf(chart, 'fortune', name) !== 'Aversion') === wanted)
  const seeingIt = by(true).map(
    ({ name }) => `${planetName(name)} (${regardOf(chart, 'fortune', name).toLowerCase()})`,
  )
  const averse = by(false).map(({ name }) => planetName(name))
  return [
    ...(beside.length > 0 ? beside : [`No planet is in ${sign} with the lot.`]),
    ...(seeingIt.length > 0 ? [`From other signs see it: ${listText(seeingIt)}.`] : []),
    ...(averse.length > 0 ? [`Not in sight of it: ${listText(averse)}.`] : []),
  ]
}

/** What Valens says that each place has the power of, the most important first. */
const POWERS = [
  [1, 'the Ascendant, and life'],
  [10, 'the Midheaven, and reputation'],
  [7, 'the setting place'],
  [4, 'the place under the earth'],
  [11, 'acquisition'],
] as const

export interface LotPlace {
  place: number
  /** Of what it has the power. */
  power: string
  text: string
}

/** The places that Valens names, counted by sign from the lot as from an Ascendant: who is there, and the ruler. */
export function chiefPlaces(chart: Chart, table: RulerTable): LotPlace[] {
  return POWERS.map(([place, power]) => {
    const sign = signAtPlace(chart.partOfFortune.sign, place)
    const there = chart.planets.filter((body) => body.sign === sign).map(({ name }) => planetName(name))
    const lord = rulerOf(sign, chart.rulers, table)
    const stands = chart.planets.find(({ name }) => name === lord)
    const who =
      there.length === 0 ? 'No planet is' : `${capital(listText(there))} ${there.length > 1 ? 'are' : 'is'}`
    const where = stands
      ? `in the ${ordinal(placeFromFortune(chart, stands.longitude))} from the lot`
      : 'not known'
    return { place, power, text: `${sign}. ${who} there. Its ruler, ${planetName(lord)}, is ${where}.` }
  })
}

const BETWEEN: Readonly<Record<ReturnType<typeof regardOf>, string>> = {
  Conjunction: 'Both lots are in one sign: effort and trust belong to the same matter.',
  Sextile: 'The two lots see each other by a sextile: each can lean on the other.',
  Trine: 'The two lots see each other by a trine: each can lean on the other.',
  Square: 'The two lots see each other by a square: when you attend to one, remember the other.',
  Opposition: 'The two lots face each other: when you attend to one, remember the other.',
  Aversion: 'The two lots do not see each other: each has to be remembered for itself.',
}

/** Spirit beside Fortune, as effort and trust. The pair of words is ours. */
export function spiritBeside(chart: Chart): Finding[] {
  const { partOfFortune, spirit } = chart
  const where = (lot: typeof spirit) => {
    const { sign, ruler } = lot
    const body = chart.planets.find(({ name }) => name === ruler)
    const stands = body ? ` in ${body.sign}, ${houseText(houseCounts(chart, body))}` : ''
    return `${sign}, ${houseText(houseCounts(chart, lot))}. Its ruler is ${planetName(ruler)}${stands}.`
  }
  const together = BETWEEN[regardOf(chart, 'fortune', 'spirit')]
  const rulers =
    partOfFortune.ruler === spirit.ruler ? ` One planet, ${planetName(spirit.ruler)}, rules both.` : ''
  return [
    { about: 'Spirit, the effort', text: where(spirit), tone: 0 },
    { about: 'Fortune, the trust', text: where(partOfFortune), tone: 0 },
    { about: 'Together (ours)', text: `${together}${rulers}`, tone: 0 },
  ]
}
