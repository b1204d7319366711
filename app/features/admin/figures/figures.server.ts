import { SIGNS } from '#app/astro/types.ts'
import { analysisWords } from '#app/features/analysis/analysis-messages.ts'
import { ordinal } from '#app/format.ts'
import { BLOCKS, corpusOf } from '#app/guidance/index.server.ts'
import type { Services } from '#app/operations/services.ts'
import { makeBuckets } from './buckets.server.ts'
import { barLengths, RATING_TICKS, ratingPlace, timeLayout } from './figure-layout.server.ts'
import type { FigureRange } from './figure-range.ts'
import {
  countsIn,
  firstAccountAt,
  lotsByHouse,
  lotsBySign,
  type Rated,
  ratingsByThemes,
  ratingsIn,
  storiesByState,
} from './figures.repo.server.ts'
import { type ThemeRating, themeRatings } from './theme-ratings.server.ts'

/** Means of fewer ratings are marked, because one person changes them much. */
const FEW_RATINGS = 5

/** What the dashboard draws, as numbers and as positions, so that browsers need no code to compute them. */
export function loadFigures({ db, clock }: Services, range: FigureRange) {
  const now = clock.now()
  const buckets = makeBuckets(range, now, firstAccountAt(db) ?? now)
  const counts = countsIn(db, buckets)
  const ratings = ratingsIn(db, buckets)
  const themes = themeRatings(ratingsByThemes(db, buckets[0]!.from))
  const signs = lotsBySign(db)
  const houses = lotsByHouse(db)
  const states = storiesByState(db)
  const ratingCounts = ratings.map(({ count }) => count)
  return {
    range,
    buckets: buckets.map(({ label }) => label),
    overTime: [
      { name: 'New people', counts: counts.people, layout: timeLayout(counts.people) },
      { name: 'Charts cast', counts: counts.charts, layout: timeLayout(counts.charts) },
      { name: 'Stories sent', counts: counts.stories, layout: timeLayout(counts.stories) },
      { name: 'Ratings', counts: ratingCounts, layout: timeLayout(ratingCounts) },
    ],
    ratingMeans: ratings.map(({ mean }) => mean),
    byTheme: toMarks(themes.map(({ theme, ...rated }) => [theme, rated])),
    // For each block, the themes that lead it.
    byBlock: BLOCKS.map((block) => ({
      name: analysisWords.blocks[block],
      themes: toMarks(themes.map(({ theme, inBlock }) => [theme, inBlock[block]])),
    })),
    ratingTicks: RATING_TICKS,
    bySign: bars(SIGNS.map((sign) => [sign, signs.get(sign) ?? 0])),
    byHouse: bars(HOUSES.map((house) => [`${ordinal(house)} house`, houses.get(house) ?? 0])),
    storyStates: bars(STORY_STATES.map(({ name, state }) => [name, states.get(state) ?? 0])),
  }
}

export type Figures = ReturnType<typeof loadFigures>

const HOUSES = Array.from({ length: 12 }, (_, i) => i + 1)

const STORY_STATES = [
  { name: 'Pending', state: 'pending' },
  { name: 'Approved', state: 'approved' },
  { name: 'Rejected', state: 'rejected' },
] as const

/** The mean rating of each theme that was rated, the lowest first. */
function toMarks(rated: readonly (readonly [theme: ThemeRating['theme'], rated: Rated])[]) {
  return rated
    .flatMap(([theme, { count, mean }]) => (mean === null ? [] : [{ theme, count, mean }]))
    .sort((a, b) => a.mean - b.mean)
    .map(({ theme, ...mark }) => ({
      ...mark,
      name: corpusOf('en').tracks[theme].title,
      at: ratingPlace(mark.mean),
      few: mark.count < FEW_RATINGS,
    }))
}

function bars(rows: readonly (readonly [name: string, count: number])[]) {
  const lengths = barLengths(rows.map(([, count]) => count))
  const total = rows.reduce((sum, [, count]) => sum + count, 0)
  return {
    total,
    rows: rows.map(([name, count], place) => ({ name, count, length: lengths[place]! })),
  }
}
