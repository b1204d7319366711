import { themesByPart } from '#app/features/analysis/rated-themes.server.ts'
import {
  BLOCKS,
  type Block,
  TRACK_PARTS,
  TRACKS,
  type TrackName,
  type TrackPart,
} from '#app/guidance/index.server.ts'
import type { Rated } from './figures.repo.server.ts'

/**
 * The theme of a reading (gift, difficulty or help) with the most sentences in a block; several if they have equally
 * many.
 */
export const BLOCK_PARTS: Readonly<Record<Block, readonly TrackPart[]>> = {
  fortunePath: ['gift', 'difficulty'],
  currentBlockages: ['difficulty'],
  spiritualGuidance: ['difficulty'],
  practicalSteps: ['difficulty'],
  lightSidePattern: ['gift', 'difficulty', 'help'],
  darkSideWarning: ['gift', 'difficulty', 'help'],
}

interface Tally {
  count: number
  sum: number
}

/** The ratings of readings that have a theme, and of those where it leads a block. */
export interface ThemeRating extends Rated {
  theme: TrackName
  inBlock: Record<Block, Rated>
}

/**
 * A rating is about a reading as a whole. It counts for each of the reading's three themes, and in a block for the
 * themes with the most sentences there.
 */
export function themeRatings(rows: readonly { themes: string; count: number; sum: number }[]): ThemeRating[] {
  const tallies = new Map<string, Tally>()
  const findTally = (theme: TrackName, part: TrackPart) =>
    tallies.get(`${theme} ${part}`) ?? { count: 0, sum: 0 }
  for (const { themes, count, sum } of rows) {
    const byPart = themesByPart(themes)
    for (const part of TRACK_PARTS) {
      const before = findTally(byPart[part], part)
      tallies.set(`${byPart[part]} ${part}`, { count: before.count + count, sum: before.sum + sum })
    }
  }
  const rated = (theme: TrackName, parts: readonly TrackPart[]): Rated => {
    const sums = parts.map((part) => findTally(theme, part))
    const count = sums.reduce((total, tally) => total + tally.count, 0)
    const sum = sums.reduce((total, tally) => total + tally.sum, 0)
    return { count, mean: count > 0 ? sum / count : null }
  }
  return TRACKS.map((theme) => ({
    theme,
    ...rated(theme, TRACK_PARTS),
    inBlock: Object.fromEntries(BLOCKS.map((block) => [block, rated(theme, BLOCK_PARTS[block])])) as Record<
      Block,
      Rated
    >,
  }))
}
