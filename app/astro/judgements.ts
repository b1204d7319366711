import { type AspectEnd, aspectBetween } from './aspects.ts'
import { isLotName, type LotName } from './lot-definitions.ts'
import { type LotChart, lotOf } from './lots.ts'
import { type OvercomingPlace, overcomes, type Regard, regardBetween } from './regards.ts'
import { type AspectPoint, type AspectType, type Chart, PLANETS, type Planet } from './types.ts'
import { signOf } from './zodiac.ts'

/** A point that has a place: a planet, an angle or a lot. */
export type Point = Planet | 'Ascendant' | 'Midheaven' | LotName

type JudgedChart = LotChart & Pick<Chart, 'partOfFortune'>

/**
 * Ecliptic longitude of a point of a chart, degrees [0, 360).
 *
 * The Part of Fortune is read from the chart, so that a stored chart keeps its own. Other lots are computed.
 *
 * @throws RangeError if the chart lacks a planet that is needed
 */
export function longitudeOfPoint(chart: JudgedChart, point: Point): number {
  return endOf(chart, point).longitude
}

/**
 * The aspect or aversion of two points by sign. Symmetric.
 *
 * @throws RangeError if the chart lacks a planet that is needed
 * @source as `regardBetween`: al-Qabisi I.18, p. 26, lines 84 to 91
 */
export function regardOf(chart: JudgedChart, a: Point, b: Point): Regard {
  return regardBetween(signOf(longitudeOfPoint(chart, a)), signOf(longitudeOfPoint(chart, b)))
}

/**
 * The place from which one point overcomes another, or null if it does not; see `overcomes`.
 * @throws RangeError if the chart lacks a planet that is needed
 * @source as `overcomes`: al-Qabisi III.28, p. 102, lines 132 to 133
 */
export function overcoming(chart: JudgedChart, point: Point, other: Point): OvercomingPlace | null {
  return overcomes(signOf(longitudeOfPoint(chart, point)), signOf(longitudeOfPoint(chart, other)))
}

export interface CloseAspect {
  type: AspectType
  /** Degrees from exact, >= 0. */
  orb: number
  /** True while the orb gets smaller, by the speeds of the two at birth. An exact aspect does not apply. */
  applying: boolean
  /** True if the signs have the same aspect. False for an aspect by degree across the border of a sign. */
  bySign: boolean
}

/**
 * The aspect by degree between two points, or null if they are farther from exact than half the sum of their orbs
 * (`allowedOrb`). The orb of a lot is 0, so between two lots only an exact aspect counts.
 * @throws RangeError if the chart lacks a planet that is needed
 * @source as `ORBS`: al-Biruni 437; Lilly p. 107
 */
export function closeAspect(chart: JudgedChart, a: Point, b: Point): CloseAspect | null {
  const [from, to] = [endOf(chart, a), endOf(chart, b)]
  const aspect = aspectBetween(from, to)
  if (!aspect) return null
  const bySign = regardBetween(signOf(from.longitude), signOf(to.longitude)) === aspect.type
  return { type: aspect.type, orb: aspect.orb, applying: aspect.applying, bySign }
}

/** Every lot has the orb of the Part of Fortune: 0. */
const LOT_ORB: AspectPoint = 'Part of Fortune'

function endOf(chart: JudgedChart, point: Point): AspectEnd {
  if (point === 'Ascendant') return { name: point, longitude: chart.ascendant, speed: 0 }
  if (point === 'Midheaven') return { name: point, longitude: chart.midheaven, speed: 0 }
  if (isLotName(point)) {
    const { longitude } = point === 'fortune' ? chart.partOfFortune : lotOf(chart, point)
    return { name: LOT_ORB, longitude, speed: 0 }
  }
  const planet = chart.planets[PLANETS.indexOf(point)]
  if (planet?.name !== point) throw new RangeError(`The chart has no ${point}`)
  return { name: point, longitude: planet.longitude, speed: planet.speed }
}
