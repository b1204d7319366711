/** Which rule gave an offset. */
export const CLOCK_RULES = [
  /** The history of the zone. */
  'zone',
  /** The mean time of the place's own meridian. */
  'local-mean-time',
  /** The full hour nearest to it. */
  'nearest-hour',
  /** The law of another zone. */
  'law',
  /** The same, where it is not certain that the clocks followed it. */
  'uncertain-law',
  /** The mean time of the zone's main city. */
  'city-mean-time',
  /** A clock set by sunset, with sunset at six. */
  'sunset',
] as const
export type ClockRule = (typeof CLOCK_RULES)[number]
