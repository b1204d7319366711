import {
  type Chart,
  type ChartBody,
  chartSect,
  DEFAULT_RULERS,
  type EssentialDignity,
  essentialDignities,
  orientationTo,
  type Planet,
  rulerOf,
  sectOfPlanet,
  solarConditionOf,
} from '#app/astro/index.server.ts'
import type { Fact, HardCondition, Qualifier, Rank } from '#app/guidance/types.ts'
import { relationOf } from './signs.ts'

export type PlanetBody = ChartBody & { name: Planet }

const OUTER: readonly Planet[] = ['Uranus', 'Neptune', 'Pluto']

/** True for the planets that the old books do not know. They have no dignities and no sect. */
export const isOuter = (planet: Planet): boolean => OUTER.includes(planet)

export function bodyOf(chart: Chart, planet: Planet): PlanetBody {
  const found = chart.planets.find(({ name }) => name === planet)
  if (!found) throw new RangeError(`The chart has no position for ${planet}`)
  return found
}

/** Whether a planet belongs to the sect of the chart; 'none' for Uranus, Neptune and Pluto. */
export function sectOf(chart: Chart, planet: Planet): 'own' | 'other' | 'none' {
  const sect = sectOfPlanet(chart, planet)
  if (sect === null) return 'none'
  return sect === chartSect(chart) ? 'own' : 'other'
}

export function sectFact(chart: Chart, planet: Planet): Fact {
  const { isDayBirth: day, sectUncertain: uncertain } = chart
  return { is: 'sect', planet, day, fits: sectOf(chart, planet) === 'own', uncertain }
}

/** The ruler of the sign that a planet is in, if that is another planet. */
export function hostOf(chart: Chart, body: PlanetBody): Planet | null {
  const { steps } = chart.partOfFortune.chain
  const step = steps.findIndex(({ planet }) => planet === body.name)
  const next = step >= 0 ? steps[step + 1]?.planet : undefined
  const host = next ?? rulerOf(body.sign, chart.rulers, DEFAULT_RULERS)
  return host === body.name || dignitiesOf(chart, body).includes('domicile') ? null : host
}

/**
 * The old seven keep their dignities when the modern rulers are chosen. Of the modern rulers only the own sign counts;
 * the old books give them no dignity and no debility.
 */
function dignitiesOf({ isDayBirth }: Chart, { name, longitude, dignities }: PlanetBody): EssentialDignity[] {
  if (isOuter(name)) return dignities.filter((one) => one === 'domicile')
  return essentialDignities(name, longitude, isDayBirth, 'traditional').dignities
}

export function rankOf(chart: Chart, body: PlanetBody): Rank {
  const dignities = dignitiesOf(chart, body)
  const has = (dignity: EssentialDignity) => dignities.includes(dignity)
  if (has('domicile')) return 'home'
  if (has('exaltation')) return 'honoured'
  if (has('detriment')) return 'away'
  if (has('fall')) return 'low'
  if (has('triplicity')) return 'kin'
  if (has('term')) return 'bound'
  if (has('face')) return 'face'
  const host = hostOf(chart, body)
  const seen = host !== null && relationOf(bodyOf(chart, host).sign, body.sign) !== 'averse'
  return seen ? 'hosted' : 'stranger'
}

/** One qualifier by the distance from the Sun, one by motion. */
export function qualifiersOf(chart: Chart, body: PlanetBody): Qualifier[] {
  return [bySun(chart, body), byMotion(chart, body)].filter((one) => one !== null)
}

/** The condition of a planet that a reader has to know, if it is a hard one: the heaviest first. */
export function hardConditionOf(rank: Rank, qualifiers: readonly Qualifier[]): HardCondition | null {
  if (qualifiers.some((one) => one === 'burnt' || one === 'beams')) return 'burnt'
  if (rank === 'low' || rank === 'away') return rank
  return qualifiers.includes('back') ? 'back' : null
}

function bySun(chart: Chart, { name }: PlanetBody): Qualifier | null {
  const condition = solarConditionOf({ ...chart, rulers: 'traditional' }, name)
  if (!condition || condition.phase === 'free') return null
  if (condition.phase === 'cazimi') return 'heart'
  if (condition.protectedBy.length > 0) return 'sheltered'
  return condition.phase === 'combust' ? 'burnt' : 'beams'
}

/**
 * Mars and the planets beyond it have their first station before the opposition, so oriental of the Sun, and their
 * second after it. Mercury and Venus have the first as evening stars, so occidental, and the second as morning stars.
 */
const INNER: readonly Planet[] = ['Mercury', 'Venus']

function byMotion(chart: Chart, { name, motion, longitude }: PlanetBody): Qualifier | null {
  // The Sun and the Moon always move forward.
  if (name === 'Sun' || name === 'Moon') return null
  if (motion === 'retrograde') return 'back'
  if (motion !== 'stationary') return null
  const oriental = orientationTo(bodyOf(chart, 'Sun').longitude, longitude) === 'oriental'
  return oriental === INNER.includes(name) ? 'second' : 'first'
}
