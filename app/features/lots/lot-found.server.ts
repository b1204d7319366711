import {
  type Chart,
  dmsText,
  LOTS,
  type LotEnd,
  lotArc,
  normalizeDegrees,
  PLANETS,
  type Planet,
} from '#app/astro/index.server.ts'
import { positionWords } from './position-text.server.ts'

/** A point of the picture. */
interface FoundPoint {
  /** Degrees from the Ascendant in the order of the signs, [0, 360). */
  fromAscendant: number
  /** `22°37′06″ Cancer`. */
  position: string
}

/** How the Part of Fortune of a chart is found, for the picture and its steps. */
export interface LotFound {
  isDayBirth: boolean
  /** True if Sun and Moon were exchanged because the birth was by night. */
  reversed: boolean
  from: FoundPoint & { planet: Planet }
  to: FoundPoint & { planet: Planet }
  /** The arc between Sun and Moon, in the order of the signs. */
  arc: { degrees: number; text: string }
  ascendant: { longitude: number; position: string }
  lot: FoundPoint
}

/** The steps by the formula in LOTS; the lot itself is taken from the chart. */
export function lotFound(chart: Chart): LotFound {
  const { ascendant, isDayBirth, partOfFortune } = chart
  const { from, to, fromLongitude, toLongitude, arc, reversed } = lotArc(chart, LOTS.fortune)
  const point = (longitude: number): FoundPoint => ({
    fromAscendant: normalizeDegrees(longitude - ascendant),
    position: positionWords(longitude),
  })
  return {
    isDayBirth,
    reversed,
    from: { planet: parsePlanet(from), ...point(fromLongitude) },
    to: { planet: parsePlanet(to), ...point(toLongitude) },
    arc: { degrees: arc, text: dmsText(arc) },
    ascendant: { longitude: ascendant, position: positionWords(ascendant) },
    lot: point(partOfFortune.longitude),
  }
}

function parsePlanet(end: LotEnd): Planet {
  const planet = PLANETS.find((name) => name === end)
  if (!planet) throw new RangeError(`The picture shows planets only, not ${end}`)
  return planet
}
