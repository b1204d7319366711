/** Altitude of the Sun, degrees either way of the horizon, within which sect may be judged either way. */
export const SECT_MARGIN_DEGREES = 1

/**
 * Day or night by the Sun's altitude, the geometric centre above 0 degrees being day. Comparing longitudes with
 * the Ascendant instead fails at high latitudes.
 *
 * @param sunAltitude degrees
 */
export function sectOf(sunAltitude: number): { isDayBirth: boolean; sectUncertain: boolean } {
  return { isDayBirth: sunAltitude > 0, sectUncertain: Math.abs(sunAltitude) <= SECT_MARGIN_DEGREES }
}
