import { essentialDignities, solarPhaseOf } from './dignities.ts'
import { longitudeOfPlanet } from './planet-sect.ts'
import type { Chart, EssentialDignity, Planet, SolarPhase } from './types.ts'
import { separation, signOf } from './zodiac.ts'

/** The dignities in which a planet under the beams keeps its strength, its "chariot". */
const CHARIOT = ['domicile', 'exaltation', 'term'] as const satisfies readonly EssentialDignity[]

export interface SolarCondition {
  /** Degrees from the Sun in longitude, 0 to 180. */
  distance: number
  /** 'combust' only in the Sun's own sign; as near in another sign, a planet is under the beams. */
  phase: SolarPhase
  /** The planet's own sign, exaltation or bound that protects it under the beams or in combustion; otherwise empty. */
  protectedBy: (typeof CHARIOT)[number][]
}

/**
 * The condition of a planet by its distance from the Sun; null for the Sun.
 * Distances as in `solarPhaseOf`: in the Sun's heart to 17', combust to 8.5 degrees within the Sun's sign, under the
 * beams to 15. Authors differ: al-Qabisi has the heart to 16', in latitude too (III.7, p. 92, lines 36 to 37), Lilly
 * the beams to 17 degrees.
 * @throws RangeError if the chart lacks a planet that is needed
 * @source W. Lilly, Christian Astrology, p. 113 (combust, in the same sign); Antiochus and Rhetorius for the chariot
 * (own sign, exaltation, bound)
 */
export function solarConditionOf(
  chart: Pick<Chart, 'planets' | 'isDayBirth' | 'rulers'>,
  planet: Planet,
): SolarCondition | null {
  if (planet === 'Sun') return null
  const sun = longitudeOfPlanet(chart, 'Sun')
  const longitude = longitudeOfPlanet(chart, planet)
  const near = solarPhaseOf(longitude, sun)
  const phase = near === 'combust' && signOf(longitude) !== signOf(sun) ? 'under-beams' : near
  const hidden = phase === 'combust' || phase === 'under-beams'
  const { dignities } = essentialDignities(planet, longitude, chart.isDayBirth, chart.rulers)
  return {
    distance: separation(longitude, sun),
    phase,
    protectedBy: hidden ? CHARIOT.filter((dignity) => dignities.includes(dignity)) : [],
  }
}
