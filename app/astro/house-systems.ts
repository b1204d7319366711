import { trueObliquity } from './frame.ts'
import { eclipticLongitude, houseOf, placidus, porphyry, withOpposites } from './houses.ts'
import { HOUSE_SYSTEM_METHODS, HOUSE_SYSTEM_NAMES } from './names.ts'
import { momentAt } from './time.ts'
import type { Chart, HouseSystem, PartOfFortune, Planet } from './types.ts'
import {
  DEGREES_PER_SIGN,
  DEGREES_TO_RADIANS,
  normalizeDegrees,
  RADIANS_TO_DEGREES,
  signIndexOf,
} from './zodiac.ts'

/** The input of every house system. */
export interface LocalSky {
  /** Right ascension of the meridian, degrees. */
  ramc: number
  /** True obliquity of the ecliptic of date, degrees. */
  obliquity: number
  /** Geographic, degrees, north positive. */
  latitude: number
  /** Ecliptic longitudes, degrees [0, 360). */
  ascendant: number
  midheaven: number
}

export interface HouseSystemDefinition {
  /** English name, as shown. */
  name: string
  /** How it divides the sky, in one plain sentence. */
  description: string
  /** False if the system is undefined within the polar circles; Porphyry is used there. */
  holdsAtPoles: boolean
  source: string
  /** Twelve cusps, degrees [0, 360), house 1 first. Unless `holdsAtPoles`, only for |latitude| < 90 - obliquity. */
  cusps(sky: LocalSky): number[]
}

export const HOUSE_SYSTEMS: Readonly<Record<HouseSystem, HouseSystemDefinition>> = {
  placidus: {
    name: HOUSE_SYSTEM_NAMES.placidus,
    description: HOUSE_SYSTEM_METHODS.placidus,
    holdsAtPoles: false,
    source: 'Named after Placidus de Titis; formulas as in Swiss Ephemeris, “P”',
    cusps: ({ ramc, obliquity, latitude, ascendant, midheaven }) => {
      const eps = obliquity * DEGREES_TO_RADIANS
      const slope = Math.tan(latitude * DEGREES_TO_RADIANS) * Math.tan(eps)
      return placidus(ascendant, midheaven, ramc * DEGREES_TO_RADIANS, slope, Math.cos(eps))
    },
  },
  'whole-sign': {
    name: HOUSE_SYSTEM_NAMES['whole-sign'],
    description: HOUSE_SYSTEM_METHODS['whole-sign'],
    holdsAtPoles: true,
    source: 'al-Qabisi, Introduction I.18, p. 26, lines 84 to 89, counts places so; so do the lots of Valens',
    cusps: ({ ascendant }) => equalFrom(signIndexOf(ascendant) * DEGREES_PER_SIGN),
  },
  porphyry: {
    name: HOUSE_SYSTEM_NAMES.porphyry,
    description: HOUSE_SYSTEM_METHODS.porphyry,
    holdsAtPoles: true,
    source: 'Named after Porphyry; formulas as in Swiss Ephemeris, “O”',
    cusps: ({ ascendant, midheaven }) => porphyry(ascendant, midheaven),
  },
  equal: {
    name: HOUSE_SYSTEM_NAMES.equal,
    description: HOUSE_SYSTEM_METHODS.equal,
    holdsAtPoles: true,
    source: 'Firmicus Maternus, Mathesis II.19',
    cusps: ({ ascendant }) => equalFrom(ascendant),
  },
  alcabitius: {
    name: HOUSE_SYSTEM_NAMES.alcabitius,
    description: HOUSE_SYSTEM_METHODS.alcabitius,
    holdsAtPoles: false,
    source:
      'al-Qabisi, Introduction IV.4, p. 114, lines 65 to 67 (“by the parts of the hours of the Ascendant”); formulas as in Swiss Ephemeris, “B”',
    cusps: alcabitius,
  },
  regiomontanus: {
    name: HOUSE_SYSTEM_NAMES.regiomontanus,
    description: HOUSE_SYSTEM_METHODS.regiomontanus,
    holdsAtPoles: false,
    source: 'Named after Regiomontanus; formulas as in Swiss Ephemeris, “R”',
    cusps: regiomontanus,
  },
}

/**
 * The system that is used at a latitude (degrees): the requested one, or Porphyry if that one is undefined.
 * @param obliquity of the ecliptic, degrees
 * @source chosen for Qismah: docs/decisions/0021-houses-and-lots.md
 */
export function houseSystemAt(asked: HouseSystem, latitude: number, obliquity: number): HouseSystem {
  return HOUSE_SYSTEMS[asked].holdsAtPoles || Math.abs(latitude) < 90 - obliquity ? asked : 'porphyry'
}

/**
 * A chart with its houses divided by another system. Longitudes, angles and aspects stay the same. The cusps change, and
 * so does the house of each planet, node, lot and ruler.
 *
 * Within the polar circles Porphyry replaces every system that is undefined there (`holdsAtPoles`); `houseSystem` names the
 * system that was used. A chart that already has this system is returned unchanged.
 *
 * Works for charts of every engine version, because the meridian is computed from the chart's own Midheaven.
 *
 * @throws RangeError if the chart lacks the ruler of a lot
 * @source each system of `HOUSE_SYSTEMS` names its own
 */
export function inHouseSystem(chart: Chart, asked: HouseSystem): Chart {
  if (asked === chart.houseSystem) return chart
  const obliquity = trueObliquity(momentAt(Date.parse(chart.utc)).tt)
  const system = houseSystemAt(asked, chart.latitude, obliquity)
  if (system === chart.houseSystem) return chart
  const { ascendant, midheaven, latitude } = chart
  const ramc = rightAscensionOf(midheaven, obliquity)
  const cusps = HOUSE_SYSTEMS[system].cusps({ ramc, obliquity, latitude, ascendant, midheaven })
  const housed = <T extends { longitude: number; house: number }>(body: T): T => ({
    ...body,
    house: houseOf(body.longitude, cusps),
  })
  const planets = chart.planets.map(housed)
  const houseOfPlanet = (name: Planet): number => {
    const planet = planets.find((each) => each.name === name)
    if (!planet) throw new RangeError(`The chart has no ${name}`)
    return planet.house
  }
  const lot = (own: PartOfFortune): PartOfFortune => ({
    ...housed(own),
    rulerHouse: houseOfPlanet(own.ruler),
    chain: {
      ...own.chain,
      steps: own.chain.steps.map((step) => ({ ...step, house: houseOfPlanet(step.planet) })),
    },
  })
  return {
    ...chart,
    houseSystem: system,
    cusps,
    planets,
    nodes: chart.nodes.map(housed),
    partOfFortune: lot(chart.partOfFortune),
    spirit: lot(chart.spirit),
  }
}

function equalFrom(first: number): number[] {
  return Array.from({ length: 12 }, (_, i) => normalizeDegrees(first + i * DEGREES_PER_SIGN))
}

/** Right ascension, degrees [0, 360), of a degree of the ecliptic. */
function rightAscensionOf(longitude: number, obliquity: number): number {
  const lon = longitude * DEGREES_TO_RADIANS
  const cosEps = Math.cos(obliquity * DEGREES_TO_RADIANS)
  return normalizeDegrees(Math.atan2(Math.sin(lon) * cosEps, Math.cos(lon)) * RADIANS_TO_DEGREES)
}

/** Divides each semi-arc of the rising degree in three and projects to the ecliptic along circles of right ascension. */
function alcabitius({ ramc, obliquity, latitude, ascendant, midheaven }: LocalSky): number[] {
  const eps = obliquity * DEGREES_TO_RADIANS
  const declination = Math.asin(Math.sin(ascendant * DEGREES_TO_RADIANS) * Math.sin(eps))
  const cosSemiArc = -Math.tan(latitude * DEGREES_TO_RADIANS) * Math.tan(declination)
  const diurnal = Math.acos(Math.max(-1, Math.min(1, cosSemiArc)))
  const nocturnal = Math.PI - diurnal
  const theta = ramc * DEGREES_TO_RADIANS
  const at = (rightAscension: number) => eclipticLongitude(rightAscension, Math.cos(eps))
  return withOpposites(
    ascendant,
    at(theta + Math.PI - (2 / 3) * nocturnal),
    at(theta + Math.PI - nocturnal / 3),
    midheaven,
    at(theta + diurnal / 3),
    at(theta + (2 / 3) * diurnal),
  )
}

/** Divides the equator into arcs of thirty degrees and projects to the ecliptic along circles through north and south. */
function regiomontanus({ ramc, obliquity, latitude, ascendant, midheaven }: LocalSky): number[] {
  const eps = obliquity * DEGREES_TO_RADIANS
  const tanLat = Math.tan(latitude * DEGREES_TO_RADIANS)
  /** The degree that rises where the height of the pole is that of the circle, degrees. */
  const at = (fromMeridian: number): number => {
    const arc = fromMeridian * DEGREES_TO_RADIANS
    const x = ramc * DEGREES_TO_RADIANS + arc
    const tanPole = tanLat * Math.sin(arc)
    const y = Math.cos(x) * Math.cos(eps) - tanPole * Math.sin(eps)
    return normalizeDegrees(Math.atan2(Math.sin(x), y) * RADIANS_TO_DEGREES)
  }
  return withOpposites(ascendant, at(120), at(150), midheaven, at(30), at(60))
}
