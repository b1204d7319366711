import { type Chart, separation } from '#app/astro/index.server.ts'

/** Movement below this is not counted: a second of arc, the smallest step that is shown. Degrees. */
export const SHOWN_MOVEMENT = 1 / 3600

interface Movement {
  /** Degrees, 0 to 180. */
  degrees: number
  /** What moved, such as `Mars` or `Ascendant`. */
  point: string
}

/**
 * The point that moved farthest between two charts of one birth: a planet, an angle or the lot.
 * @param before the stored chart, perhaps from an engine that stored less; points that it lacks are not compared
 */
export function farthestMovement(before: Partial<Chart>, after: Chart): Movement {
  const stored = longitudes(before)
  let farthest: Movement = { degrees: 0, point: 'Ascendant' }
  for (const [point, longitude] of longitudes(after)) {
    const was = stored.get(point)
    if (was === undefined) continue
    const degrees = separation(was, longitude)
    if (degrees > farthest.degrees) farthest = { degrees, point }
  }
  return farthest
}

function longitudes(chart: Partial<Chart>): Map<string, number> {
  const points: [string, unknown][] = [
    ['Ascendant', chart.ascendant],
    ['Midheaven', chart.midheaven],
    ['Part of Fortune', chart.partOfFortune?.longitude],
    ...(chart.planets ?? []).map(({ name, longitude }): [string, unknown] => [name, longitude]),
  ]
  return new Map(points.filter((entry): entry is [string, number] => Number.isFinite(entry[1])))
}
