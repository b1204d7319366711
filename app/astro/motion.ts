import type { Motion, Planet } from './types.ts'

/**
 * Speed, arc seconds a day, at or below which a planet counts as stationary. The Sun and the Moon never do.
 * @source chosen for Qismah; the tradition names the station but no speed
 */
const STATIONARY_ARCSECONDS: Record<Planet, number> = {
  Sun: 0,
  Moon: 0,
  Mercury: 300,
  Venus: 180,
  Mars: 90,
  Jupiter: 60,
  Saturn: 60,
  Uranus: 20,
  Neptune: 10,
  Pluto: 10,
}

/**
 * Whether a planet is direct, stationary or retrograde, as seen from the Earth.
 * @param speed degrees a day in longitude
 * @returns 'stationary' at or below the planet's limit in both directions, otherwise by the sign of the speed
 * @source chosen for Qismah; the tradition names the station but no speed
 */
export function motionOf(planet: Planet, speed: number): Motion {
  if (Math.abs(speed) * 3600 <= STATIONARY_ARCSECONDS[planet]) return 'stationary'
  return speed < 0 ? 'retrograde' : 'direct'
}
