import { SIGNS, type Sign } from './types.ts'

export const DEGREES_PER_SIGN = 30
export const ARCSECONDS_PER_DEGREE = 3600
export const DEGREES_TO_RADIANS = Math.PI / 180
export const RADIANS_TO_DEGREES = 180 / Math.PI

/** Any finite angle in degrees to the same direction in [0, 360). */
export function normalizeDegrees(angle: number): number {
  // Most angles are at most one turn off, and the remainder of a division is slow.
  if (angle >= 0 && angle < 360) return angle
  if (angle >= 360 && angle < 720) return angle - 360
  const remainder = angle >= -360 && angle < 0 ? angle : angle % 360
  const positive = remainder < 0 ? remainder + 360 : remainder
  // -1e-17 + 360 rounds to 360 itself.
  return positive >= 360 ? 0 : positive
}

/** Any finite angle in degrees to the same direction in (-180, 180]. */
export function signedDegrees(angle: number): number {
  // The remainder is odd in the angle, so that a turn there and the turn back are exactly opposite.
  const remainder = angle > -360 && angle < 360 ? angle : angle % 360
  if (remainder > 180) return remainder - 360
  return remainder <= -180 ? remainder + 360 : remainder
}

/** The angle between two ecliptic longitudes (degrees) along the shorter way: [0, 180], symmetric. */
export function separation(a: number, b: number): number {
  return Math.abs(signedDegrees(a - b))
}

/** Index of the sign, 0 (Aries) to 11 (Pisces), that holds an ecliptic longitude in degrees. */
export function signIndexOf(longitude: number): number {
  return Math.floor(normalizeDegrees(longitude) / DEGREES_PER_SIGN)
}

/** The sign at an index; any integer, taken modulo 12. */
export function signAt(index: number): Sign {
  return SIGNS[((index % 12) + 12) % 12] as Sign
}

/** The tropical sign that holds an ecliptic longitude in degrees. A sign begins with its 0 degrees. */
export function signOf(longitude: number): Sign {
  return signAt(signIndexOf(longitude))
}

/** Degrees within the sign, [0, 30), of an ecliptic longitude in degrees. */
export function degreeInSign(longitude: number): number {
  return normalizeDegrees(longitude) - DEGREES_PER_SIGN * signIndexOf(longitude)
}

/** Ecliptic longitude, [0, 360), of a degree within a sign. Inverse of `signOf` and `degreeInSign`. */
export function longitudeOf(sign: Sign, degree: number): number {
  return normalizeDegrees(SIGNS.indexOf(sign) * DEGREES_PER_SIGN + degree)
}
