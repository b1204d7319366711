import {
  type Chart,
  closeAspect,
  DEFAULT_RULERS,
  EXALTATIONS,
  type Planet,
  rulerOf,
} from '#app/astro/index.server.ts'
import { type Fact, type RegardItem, TARGET_KEYS } from '#app/guidance/types.ts'
import { isCloseTo, nthPlaceOf, placeFrom, relationOf } from './signs.ts'
import {
  bodyOf,
  hardConditionOf,
  hostOf,
  type PlanetBody,
  qualifiersOf,
  rankOf,
  sectFact,
  sectOf,
} from './standing.ts'

type By = RegardItem['by']
type To = RegardItem['to']

/** Another planet is applied to within six degrees. @source al-Qabisi, Introduction III.11 */
const COURSE_DEGREES = 6

/** Sextiles and trines help more than squares and oppositions. @source Ptolemy, Tetrabiblos I.13 */
const HELP_WEIGHTS: Readonly<Record<By, number>> = { with: 6, trine: 5, sextile: 4, square: 2, opposition: 1 }
const TEST_WEIGHTS: Readonly<Partial<Record<By, number>>> = { with: 6, opposition: 5, square: 5 }
const FIRM_WEIGHTS: Readonly<Partial<Record<By, number>>> = { trine: 5, sextile: 4 }

/**
 * The planets that help the lot or its ruler. One that the ruler receives, or that receives it, comes first; then Jupiter
 * and Venus before the Sun and the Moon; then those in good condition before those in detriment, in fall or hidden by the
 * Sun; then the strongest by aspect, sect and rank.
 */
export function helpsOf(chart: Chart): RegardItem[] {
  const ruler = bodyOf(chart, chart.partOfFortune.ruler)
  const isNearSun = qualifiersOf(chart, ruler).some(
    (one) => one === 'burnt' || one === 'beams' || one === 'sheltered',
  )
  const host = hostOf(chart, ruler)
  const found = ranked(chart, ['Jupiter', 'Venus', 'Moon', 'Sun'], (body, _, by) => {
    const light = body.name === 'Sun' || body.name === 'Moon'
    // The Sun or the Moon in a square or an opposition is no help, nor is the Sun within fifteen degrees of the ruler.
    if (light && (by === 'square' || by === 'opposition')) return null
    if (body.name === 'Sun' && isNearSun) return null
    const rank = rankOf(chart, body)
    const isBurnt = qualifiersOf(chart, body).some((one) => one === 'burnt' || one === 'beams')
    return (
      HELP_WEIGHTS[by] +
      (light ? 0 : 2) +
      (sectOf(chart, body.name) === 'own' ? 2 : 0) +
      (rank === 'home' || rank === 'honoured' ? 1 : rank === 'away' || rank === 'low' ? -1 : 0) -
      (isBurnt ? 2 : 0)
    )
  })
  const order = ({ planet, received, condition: { rank, qualifiers } }: RegardItem) => {
    const receives = planet === host && relationOf(bodyOf(chart, planet).sign, ruler.sign) !== 'averse'
    const isWeak =
      hardConditionOf(
        rank,
        qualifiers.filter((one) => one !== 'back'),
      ) !== null
    return (
      (received || receives ? 0 : 4) + (planet === 'Jupiter' || planet === 'Venus' ? 0 : 2) + (isWeak ? 1 : 0)
    )
  }
  return found.sort((a, b) => order(a) - order(b))
}

/** Saturn and Mars, in the same sign as the lot or its ruler, or in a square or an opposition, the hardest first. */
export function testsOf(chart: Chart): RegardItem[] {
  return ranked(chart, ['Saturn', 'Mars'], (body, _, by) => {
    const weight = TEST_WEIGHTS[by]
    return weight === undefined ? null : weight + (sectOf(chart, body.name) === 'other' ? 2 : 0)
  })
}

/** Saturn or Mars in a trine or a sextile. */
export function firmHandOf(chart: Chart): RegardItem | null {
  return ranked(chart, ['Saturn', 'Mars'], (_, __, by) => FIRM_WEIGHTS[by] ?? null)[0] ?? null
}

/**
 * The planets that see the lot or its ruler by sign, each with its strongest regard, the heaviest first. Of equal ones,
 * the earlier name comes first.
 */
function ranked(
  chart: Chart,
  names: readonly Planet[],
  weigh: (body: PlanetBody, to: To, by: By) => number | null,
): RegardItem[] {
  const regards = names.flatMap((name) => {
    if (name === chart.partOfFortune.ruler) return []
    const body = bodyOf(chart, name)
    const [best] = (['lot', 'ruler'] as const)
      .flatMap((to) => {
        const by = relationOf(body.sign, targetOf(chart, to).sign)
        const base = by === 'averse' ? null : weigh(body, to, by)
        if (by === 'averse' || base === null) return []
        const item = regardItem(chart, body, to, by)
        const bonus = [to === 'lot', item.both, item.overcoming].filter(Boolean).length + (item.close ? 3 : 0)
        return [{ item, weight: base + bonus }]
      })
      .sort((a, b) => b.weight - a.weight)
    return best ? [best] : []
  })
  return regards.sort((a, b) => b.weight - a.weight).map(({ item }) => item)
}

const targetOf = (chart: Chart, to: To) =>
  to === 'lot' ? chart.partOfFortune : bodyOf(chart, chart.partOfFortune.ruler)

function regardItem(chart: Chart, body: PlanetBody, to: To, by: By): RegardItem {
  const target = targetOf(chart, to)
  const other = targetOf(chart, to === 'lot' ? 'ruler' : 'lot')
  const ruler = chart.partOfFortune.ruler
  const named = to === 'lot' ? 'lot' : ruler
  const both = relationOf(body.sign, other.sign) !== 'averse'
  const close = isCloseTo(body.longitude, target.longitude, by)
  const overcoming = by === 'square' && placeFrom(target.sign, body.sign) === 10
  const sect = sectOf(chart, body.name)
  const place = nthPlaceOf(chart, body.sign)
  const received = isReceivedByRuler(chart, body)
  const course = to === 'ruler' ? courseOf(chart, body.name) : null
  const rank = rankOf(chart, body)
  const qualifiers = qualifiersOf(chart, body)
  const marks = [both && 'both', close && 'close', course, overcoming && 'over', received && 'received', rank]
  const witnesses: Fact[] = [
    { is: 'regard', planet: body.name, to: named, by, close },
    { is: 'planet-in', planet: body.name, sign: body.sign, place, house: body.house },
    sectFact(chart, body.name),
    { is: 'rank', planet: body.name, sign: body.sign, rank, host: hostOf(chart, body) },
  ]
  for (const qualifier of qualifiers) witnesses.push({ is: 'qualifier', planet: body.name, qualifier })
  if (overcoming) witnesses.push({ is: 'overcomes', planet: body.name, to: named })
  if (course) witnesses.push({ is: 'course', planet: body.name, to: ruler, by, course })
  if (received) witnesses.push({ is: 'received', planet: body.name, host: ruler })
  return {
    key: `${body.name}/${body.sign}/${place}/${body.house}/${TARGET_KEYS[to]}/${by}/${sect}/${[...marks, ...qualifiers].filter(Boolean).join('+')}`,
    witnesses,
    rule: `regard.${body.name}`,
    planet: body.name,
    sign: body.sign,
    place,
    to,
    by,
    both,
    close,
    course,
    ofSect: sect === 'own',
    received,
    overcoming,
    condition: { rank, qualifiers },
  }
}

/**
 * In a sign that the lot's ruler rules or is exalted in, and seen by it: a conjunction or an aspect, by sign.
 * @source al-Qabisi, Introduction III.17
 */
function isReceivedByRuler(chart: Chart, { sign }: PlanetBody): boolean {
  const { ruler } = chart.partOfFortune
  const isHost = rulerOf(sign, chart.rulers, DEFAULT_RULERS) === ruler || EXALTATIONS[ruler]?.sign === sign
  return isHost && relationOf(bodyOf(chart, ruler).sign, sign) !== 'averse'
}

/** Only between planets, because the lot moves within a few minutes of birth time. */
function courseOf(chart: Chart, planet: Planet): RegardItem['course'] {
  const aspect = closeAspect(chart, planet, chart.partOfFortune.ruler)
  if (!aspect?.bySign || aspect.orb > COURSE_DEGREES) return null
  return aspect.applying ? 'applying' : 'separating'
}
