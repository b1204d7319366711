import { plateWords as words } from './plate-messages.ts'
import type { SeenSky } from './plate-view.ts'

/** What the picture shows, in words. */
export function skyInWords(seen: SeenSky): string {
  const names = seen.stars.map(words.star)
  const stars = names.length > 0 ? ` ${words.stars(words.starsInLight[seen.light], words.list(names))}` : ''
  return `${upAndDown(seen)}${stars}`
}

/** The lights, the planets and the lot. */
export function upAndDown({ above, below }: SeenSky): string {
  const [up, down] = [words.list(above), words.list(below)]
  if (above.length === 0) return words.below(down)
  return below.length > 0 ? `${words.above(up)} ${words.belowIt(down)}` : words.above(up)
}
