/** By how many minutes, earlier or later, the stated birth time may be wrong. */
export const TOLERANCES = [0, 2, 5, 15, 30] as const
export type Tolerance = (typeof TOLERANCES)[number]

/** Most birth times are recorded to the nearest five minutes. */
export const USUAL_TOLERANCE: Tolerance = 5

/** What is asked for, or what is known of the birth. */
export function toleranceOf(birth: { toleranceMinutes: number | null }, asked?: Tolerance): Tolerance {
  return asked ?? TOLERANCES.find((minutes) => minutes === birth.toleranceMinutes) ?? USUAL_TOLERANCE
}
