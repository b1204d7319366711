import {
  DIGNITY_SCORES,
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
import { type Chart, PLANETS, type Planet, type RulerTable, type RulerTradition, type Sign } from './types.ts'
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

export interface Almuten {
  /** The planet with the most points, or several with equal points. In the order of PLANETS. */
  winners: Planet[]
  /** Points of each planet that has any. */
  points: Partial<Record<Planet, number>>
}

/**
 * The planet with the most shares in a degree (al-mustawli, almuten): domicile 5, exaltation 4, triplicity 3, bound
 * 2, face 1, added up. Triplicity counts for its first lord alone, the day's by day and the night's by night.
 *
 * Always by the traditional rulers, which the text has.
 *
 * @param longitude degrees
 * @source al-Qabisi I.77, p. 58, line 412 to p. 60, line 422: at 5 degrees of Aries Mars has 5 for the house and 1 for
 *   the face, the Sun 4 for the exaltation and 3 for the triplicity, Jupiter 2 for the bound; the Sun, with 7, is
 *   "al-mustawliya"; and "so you look at the place of the lot of wealth and the place of the lot of fortune"
 */
export function almutenOf(longitude: number, isDay: boolean, table: RulerTable = DEFAULT_RULERS): Almuten {
  const lords = lordsOf(longitude, 'traditional', table)
  const points: Partial<Record<Planet, number>> = {}
  const give = (planet: Planet | null, share: Share) => {
    if (planet) points[planet] = (points[planet] ?? 0) + DIGNITY_SCORES[share]
  }
  give(lords.domicile, 'domicile')
  give(lords.exaltation, 'exaltation')
  give(isDay ? lords.triplicity.day : lords.triplicity.night, 'triplicity')
  give(lords.bound, 'term')
  give(lords.face, 'face')
  return { winners: highest(points), points }
}

export interface AlmutenOfNativity {
  /** The planets that are almuten in the most of the five places, if in at least two; otherwise empty. */
  winners: Planet[]
  /** In how many of the five places each planet is almuten. A tie in a place counts for each of the tied. */
  places: Partial<Record<Planet, number>>
}

/**
 * The governor of the nativity (al-wali, al-mubtazz): the planet with the most claims in five places, the Ascendant,
 * the Sun, the Moon, the Part of Fortune and the syzygy before birth.
 *
 * The text asks that it be almuten (mustawli) "in two places, or three, or four, by the number of its shares in
 * them", and names no rule for a tie, so tied planets are all given.
 *
 * @param syzygyLongitude degree of the new or full moon before birth. For a full moon Ptolemy takes the degree of the
 *   light above the earth, Valens the Moon's (al-Qabisi IV.3, p. 110, lines 21 to 24)
 * @throws RangeError if the chart lacks a planet that is needed
 * @source al-Qabisi IV.7, p. 116, lines 94 to 99
 */
export function almutenOfNativity(
  chart: Pick<Chart, 'ascendant' | 'planets' | 'partOfFortune' | 'isDayBirth'>,
  syzygyLongitude: number,
  table: RulerTable = DEFAULT_RULERS,
): AlmutenOfNativity {
  const places: Partial<Record<Planet, number>> = {}
  for (const longitude of [
    chart.ascendant,
    longitudeOfPlanet(chart, 'Sun'),
    longitudeOfPlanet(chart, 'Moon'),
    chart.partOfFortune.longitude,
    syzygyLongitude,
  ]) {
    for (const planet of almutenOf(longitude, chart.isDayBirth, table).winners) {
      places[planet] = (places[planet] ?? 0) + 1
    }
  }
  return { winners: highest(places).filter((planet) => (places[planet] ?? 0) >= 2), places }
}

function highest(counts: Partial<Record<Planet, number>>): Planet[] {
  const most = Math.max(...Object.values(counts))
  return PLANETS.filter((planet) => counts[planet] === most)
}
