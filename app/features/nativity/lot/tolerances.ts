/** Minutes either way that a stated birth time may be off by. */
export const TOLERANCES = [0, 2, 5, 15, 30] as const
export type Tolerance = (typeof TOLERANCES)[number]

/** Birth times are most often written down to the nearest five minutes. */
export const USUAL_TOLERANCE: Tolerance = 5
