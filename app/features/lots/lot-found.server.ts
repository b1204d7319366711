import { type Chart, dmsText, LOTS, lotArc, normalizeDegrees, type Planet } from '#app/astro/index.server.ts'
import { positionWords } from './position-text.server.ts'

/**
 * How the Part of Fortune of a chart is found, for the picture and its steps: by the formula in LOTS, between Sun and
 * Moon. The lot itself is taken from the chart.
 */
export function lotFound(chart: Chart) {
  const { ascendant, isDayBirth, partOfFortune } = chart
  const { from, to, fromLongitude, toLongitude, arc } = lotArc(chart, LOTS.fortune)
  const point = (longitude: number) => ({
    /** In the order of the signs, [0, 360). */
    fromAscendant: normalizeDegrees(longitude - ascendant),
    position: positionWords(longitude),
  })
  return {
    isDayBirth,
    from: { planet: from as Planet, ...point(fromLongitude) },
    to: { planet: to as Planet, ...point(toLongitude) },
    arc: { degrees: arc, text: dmsText(arc) },
    ascendant: { longitude: ascendant, position: positionWords(ascendant) },
    lot: point(partOfFortune.longitude),
  }
}

export type LotFound = ReturnType<typeof lotFound>
