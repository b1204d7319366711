import type { SeenSky, SkyLight } from './plate-view.ts'

/** What the picture shows, in words. */
export function plateWords(seen: SeenSky): string {
  const names = seen.stars.map(({ name }) => name)
  const stars = names.length > 0 ? ` ${STARS_IN_LIGHT[seen.light]}: ${listed(names)}.` : ''
  return `${upAndDown(seen)}${stars}`
}

/** The lights, the planets and the lot. */
export function upAndDown({ above, below }: SeenSky): string {
  const up = above.length > 0 ? `Above the horizon: ${listed(above)}.` : ''
  const down = below.length > 0 ? `Below it: ${listed(below)}.` : ''
  return up && down ? `${up} ${down}` : up || down.replace('it', 'the horizon')
}

export const STARS_IN_LIGHT: Record<SkyLight, string> = {
  day: 'The brightest stars above the horizon, which daylight hides',
  twilight: 'The brightest stars above the horizon, in twilight',
  night: 'The brightest stars above the horizon',
}

const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
