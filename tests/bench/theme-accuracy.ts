import type { Embedder } from '#app/adapters/retrieval/embedder.ts'
import { loadThemeSpace, THEMES, toProfile } from '#app/features/similarity/theme-space.server.ts'

export interface ThemeAccuracy {
  sentences: number
  /** How many have their theme as the nearest, and among the nearest three. */
  first: number
  amongThree: number
  /** How many the embedder cannot read. */
  unread: number
}

/** How often the theme of a sentence is the nearest of all themes. A sentence that cannot be read counts as wrong. */
export async function themeAccuracy(
  embedder: Embedder,
  sentencesByTheme: Readonly<Record<string, readonly string[]>>,
): Promise<ThemeAccuracy> {
  const space = await loadThemeSpace(embedder)
  const found: ThemeAccuracy = { sentences: 0, first: 0, amongThree: 0, unread: 0 }
  for (const [theme, texts] of Object.entries(sentencesByTheme)) {
    for (const vector of await embedder.embed(texts)) {
      found.sentences += 1
      if (vector.every((value) => value === 0)) {
        found.unread += 1
        continue
      }
      const near = toProfile(space, vector)
      const own = near[THEMES.indexOf(theme)]!
      const nearer = near.filter((nearness) => nearness > own).length
      if (nearer < 1) found.first += 1
      if (nearer < 3) found.amongThree += 1
    }
  }
  return found
}

/** The 95 % interval of a share (Wilson 1927), as shares from 0 to 1. */
export function interval(count: number, total: number): [low: number, high: number] {
  const z = 1.96
  const middle = (count + z ** 2 / 2) / (total + z ** 2)
  const half = (z / (total + z ** 2)) * Math.sqrt((count * (total - count)) / total + z ** 2 / 4)
  return [middle - half, middle + half]
}
