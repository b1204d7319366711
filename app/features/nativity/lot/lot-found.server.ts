import { type Chart, LOTS, type LotEnd, lotArc, PLANETS, type Planet } from '#app/astro/index.server.ts'

/** One end of the arc that is carried to the Ascendant. */
export interface ArcEnd {
  planet: Planet
  /** Ecliptic longitude, degrees [0, 360). */
  longitude: number
}

/** How the Part of Fortune of a chart is found, for the picture and its steps. Angles in degrees. */
export interface LotFound {
  isDayBirth: boolean
  /** True where the two lights were exchanged because the birth was by night. */
  reversed: boolean
  from: ArcEnd
  to: ArcEnd
  /** From one light to the other in the order of the signs, [0, 360). */
  arc: number
  ascendant: number
  lot: number
}

/** The steps by the formula of LOTS; the lot is the chart's own. */
export function lotFound(chart: Chart): LotFound {
  const { from, to, fromLongitude, toLongitude, arc, reversed } = lotArc(chart, LOTS.fortune)
  return {
    isDayBirth: chart.isDayBirth,
    reversed,
    from: { planet: planetOf(from), longitude: fromLongitude },
    to: { planet: planetOf(to), longitude: toLongitude },
    arc,
    ascendant: chart.ascendant,
    lot: chart.partOfFortune.longitude,
  }
}

function planetOf(end: LotEnd): Planet {
  const planet = PLANETS.find((name) => name === end)
  if (!planet) throw new RangeError(`The picture shows planets only, not ${end}`)
  return planet
}
