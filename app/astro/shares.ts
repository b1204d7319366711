import {
  EXALTATIONS,
  essentialDignities,
  faceLordOf,
  type TriplicityLords,
  termLordOf,
  triplicityLordsOf,
} from './dignities.ts'
import { longitudeOfPlanet } from './planet-sect.ts'
import { type Regard, regardBetween } from './regards.ts'
import { CLASSICAL_PLANETS, DEFAULT_RULERS, rulerOf } from './rulers.ts'
import type { Chart, Planet, RulerTable, RulerTradition, Sign } from './types.ts'
import { signOf } from './zodiac.ts'

/** The five shares a planet can have in a degree, strongest first. The term is also called bound. */
export const SHARES = ['domicile', 'exaltation', 'triplicity', 'term', 'face'] as const
export type Share = (typeof SHARES)[number]

/** The planets with a dignity in a degree. */
export interface DegreeLords {
  domicile: Planet
  /** Null in the five signs where no planet is exalted. */
  exaltation: Planet | null
  triplicity: TriplicityLords
  /** Lord of the bound (term). */
  bound: Planet
  face: Planet
}

/**
 * The lords of the sign, exaltation, triplicity, bound and face that hold a longitude (degrees). Exaltation counts
 * for the whole sign.
 *
 * @source al-Qabisi I.13 to 20, pp. 22 to 30
 */
export function lordsOf(
  longitude: number,
  tradition: RulerTradition = 'traditional',
  table: RulerTable = DEFAULT_RULERS,
): DegreeLords {
  const sign = signOf(longitude)
  return {
    domicile: rulerOf(sign, tradition, table),
    exaltation: exaltationLordOf(sign),
    triplicity: triplicityLordsOf(longitude),
    bound: termLordOf(longitude),
    face: faceLordOf(longitude),
  }
}

/**
 * The planet that is exalted in a sign, or null.
 *
 * @source as `EXALTATIONS`: Dorotheus, Carmen Astrologicum I.2; al-Biruni 443
 */
export function exaltationLordOf(sign: Sign): Planet | null {
  return CLASSICAL_PLANETS.find((planet) => EXALTATIONS[planet]?.sign === sign) ?? null
}

export interface Reception {
  host: Planet
  guest: Planet
  /** The host's shares in the degree where the guest stands, strongest first; never empty. */
  by: Share[]
  /** How the signs of the two regard one another. In 'Aversion' the host does not see its guest. */
  regard: Regard
}

/**
 * Whether one planet receives another: the guest stands in a sign, exaltation, triplicity, bound or face of the
 * host. Triplicity is the lord of the sect's and the participant's, as in `essentialDignities`.
 *
 * al-Qabisi speaks of reception where the guest also applies to the host; see `regard`, and `closeAspect` for the
 * application.
 *
 * @returns null where the host has no share there, and for a planet with itself
 * @throws RangeError if the chart lacks a planet that is needed
 * @source al-Qabisi III.17 to 19, p. 98, lines 88 to 92
 */
export function receptionOf(
  chart: Pick<Chart, 'planets' | 'isDayBirth' | 'rulers'>,
  host: Planet,
  guest: Planet,
  table: RulerTable = DEFAULT_RULERS,
): Reception | null {
  if (host === guest) return null
  const stands = longitudeOfPlanet(chart, guest)
  const { dignities } = essentialDignities(host, stands, chart.isDayBirth, chart.rulers, table)
  const by = SHARES.filter((share) => dignities.includes(share))
  if (by.length === 0) return null
  const regard = regardBetween(signOf(longitudeOfPlanet(chart, host)), signOf(stands))
  return { host, guest, by, regard }
}
