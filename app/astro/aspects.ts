import { ASPECT_TYPES, type AspectPoint, type AspectType, type ChartAspect, type Planet } from './types.ts'
import { signedDegrees } from './zodiac.ts'

/** Angle of each aspect, degrees. */
export const ASPECT_ANGLES: Readonly<Record<AspectType, number>> = {
  Conjunction: 0,
  Sextile: 60,
  Square: 90,
  Trine: 120,
  Opposition: 180,
}
/** The aspect of each multiple of 30 degrees, from 0 to 180. */
const STEP_DEGREES = 30
const BY_STEP: readonly (AspectType | null)[] = Array.from(
  { length: 7 },
  (_, step) => ASPECT_TYPES.find((type) => ASPECT_ANGLES[type] === step * STEP_DEGREES) ?? null,
)

/**
 * Full orb of each point, degrees. The orb of an aspect is half the sum of the two. @source al-Biruni 437; Lilly p. 107
 */
export const ORBS: Readonly<Record<AspectPoint, number>> = {
  Sun: 15,
  Moon: 12,
  Mercury: 7,
  Venus: 7,
  Mars: 8,
  Jupiter: 9,
  Saturn: 9,
  Uranus: 5,
  Neptune: 5,
  Pluto: 5,
  Ascendant: 5,
  Midheaven: 5,
  'Part of Fortune': 0,
}

/** A point with its speed. Angles and lots have speed 0. */
export interface AspectEnd {
  name: AspectPoint
  /** Ecliptic longitude, degrees. */
  longitude: number
  /** Degrees a day. */
  speed: number
}

/**
 * Greatest distance from exact, degrees, at which two points still make an aspect: half the sum of their orbs.
 *
 * @source as `ORBS`: al-Biruni 437; Lilly p. 107
 */
export function allowedOrb(a: AspectPoint, b: AspectPoint): number {
  return (ORBS[a] + ORBS[b]) / 2
}

/**
 * The aspect between two points, or null. At most one can hold: no allowed orb reaches half of the 30 degrees
 * between neighbouring aspects.
 *
 * @returns orb (degrees from exact, >= 0), diff (the separation, 0 to 180), applying: true while the orb gets
 *   smaller. An exact aspect does not apply.
 */
export function aspectBetween(from: AspectEnd, to: AspectEnd): ChartAspect | null {
  return aspectWithin(allowedOrb(from.name, to.name), from, to)
}

function aspectWithin(allowed: number, from: AspectEnd, to: AspectEnd): ChartAspect | null {
  const turn = signedDegrees(to.longitude - from.longitude)
  const diff = Math.abs(turn)
  const step = Math.round(diff / STEP_DEGREES)
  const excess = diff - step * STEP_DEGREES
  const orb = Math.abs(excess)
  if (orb > allowed) return null
  const type = BY_STEP[step]!
  if (type === null) return null
  const opening = Math.sign(turn) * (to.speed - from.speed)
  return { from: from.name, to: to.name, type, orb, diff, applying: excess * opening < 0 }
}

/**
 * All aspects of a chart: between planets, each pair once in the given order, and from planets to the points that
 * receive aspects and cast none: the Ascendant, the Midheaven and the Part of Fortune.
 */
export function aspectsAmong(
  planets: readonly (AspectEnd & { name: Planet })[],
  receiving: readonly AspectEnd[],
): ChartAspect[] {
  const found: ChartAspect[] = []
  const planetOrbs = planets.map(({ name }) => ORBS[name])
  const receivingOrbs = receiving.map(({ name }) => ORBS[name])
  for (let i = 0; i < planets.length; i++) {
    const from = planets[i]!
    const orb = planetOrbs[i]!
    for (let j = i + 1; j < planets.length; j++) {
      const aspect = aspectWithin((orb + planetOrbs[j]!) / 2, from, planets[j]!)
      if (aspect) found.push(aspect)
    }
    for (let j = 0; j < receiving.length; j++) {
      const aspect = aspectWithin((orb + receivingOrbs[j]!) / 2, from, receiving[j]!)
      if (aspect) found.push(aspect)
    }
  }
  return found
}
