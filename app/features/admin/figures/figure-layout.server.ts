import { scaleLinear } from 'd3-scale'
import { area, curveMonotoneX, line } from 'd3-shape'

/** The coordinates of a figure are percentages of its box, so that it fills any width. */
const WHOLE = 100

const twoPlaces = (value: number) => Math.round(value * WHOLE) / WHOLE

interface Tick {
  value: number
  /** Position from the top, or from the start of the line, in percent. */
  at: number
}

interface TimeLayout {
  /** Outline and area of the values, in a box of 100 by 100. */
  line: string
  area: string
  ticks: Tick[]
  /** The last value, and the largest one. */
  last: { x: number; y: number }
  most: { x: number; y: number }
}

/** Computes the positions of the counts of successive buckets. */
export function timeLayout(counts: readonly number[]): TimeLayout {
  const max = Math.max(1, ...counts)
  const y = scaleLinear([0, max], [WHOLE, 0]).nice(3)
  const x = scaleLinear([0, Math.max(1, counts.length - 1)], [0, WHOLE])
  const at = (place: number) => ({ x: twoPlaces(x(place)), y: twoPlaces(y(counts[place] ?? 0)) })
  const points = counts.map((value, place) => [x(place), y(value)] as [number, number])
  // A single bucket is drawn as a level line.
  const drawn = points.length === 1 ? [points[0]!, [WHOLE, points[0]![1]] as [number, number]] : points
  const outline = line().curve(curveMonotoneX).digits(2)
  const filled = area().curve(curveMonotoneX).y0(WHOLE).digits(2)
  return {
    line: outline(drawn) ?? '',
    area: filled(drawn) ?? '',
    ticks: y
      .ticks(3)
      .filter(Number.isInteger)
      .map((value) => ({ value, at: twoPlaces(y(value)) })),
    last: at(counts.length - 1),
    most: at(counts.indexOf(Math.max(...counts))),
  }
}

/** The lengths of bars that start at zero; the largest is as long as the box. */
export function barLengths(values: readonly number[]): number[] {
  const length = scaleLinear([0, Math.max(1, ...values)], [0, WHOLE])
  return values.map((value) => twoPlaces(length(value)))
}

const rating = scaleLinear([1, 5], [0, WHOLE])

/** The position of a mean rating on a line from 1 to 5. */
export const ratingPlace = (mean: number) => twoPlaces(rating(mean))

export const RATING_TICKS: readonly Tick[] = rating
  .ticks(5)
  .map((value) => ({ value, at: ratingPlace(value) }))
