import { reciprocalRankFusion } from '#app/adapters/retrieval/fusion.ts'
import { toBytes } from '#app/adapters/retrieval/vectors.ts'
import type { Chart } from '#app/astro/index.server.ts'
import {
  type ChosenExample,
  chooseRealExamples,
  EXAMPLES_SHOWN,
  makeThemeProfile,
  profileAgreement,
  THEME_WORDS,
  type ThemeProfile,
} from '#app/guidance/index.server.ts'
import type { Language } from '#app/language/language.ts'
import type { Services } from '#app/operations/services.ts'
import { measureSync } from './durations.server.ts'
import { shownExamples } from './shown-examples.repo.server.ts'
import {
  loadSources,
  matchingWords,
  nearest,
  signKeywords,
  toTarget,
  vectorGeneration,
} from './similarity.repo.server.ts'
import {
  inThemeOrder,
  madeBy,
  type ThemeSpace,
  themeSpaceNow,
  weightedDirection,
} from './theme-space.server.ts'

/** Results taken from each ranking. A result that is lower in all of them would not be among the best three. */
const RANKED = 40
/** The search uses the words of so many of the heaviest themes. More themes would match nearly every text. */
const WORDED_THEMES = 3

type Choosing = Pick<Services, 'db' | 'embedder'>

/** Identifies what examples are chosen from: a new key means a new choice. Null while the embedder is not available. */
export function examplesKey({ db, embedder }: Choosing): string | null {
  return themeSpaceNow(embedder) ? `${vectorGeneration(db)} ${madeBy(embedder)}` : null
}

/** The theme weights of a chart as they are stored with its analysis, for the search from stories to analyses. */
export function toThemeWeights(chart: Chart): Buffer {
  return toBytes(inThemeOrder(makeThemeProfile(chart).weights))
}

/** An analysis, its chart and its reader. */
interface ShownAnalysis {
  analysisId: string
  userId: string
  language: Language
  chart: Chart
}

/**
 * Real-life examples for an analysis. Examples that it has shown stay while they may be shown. The free places are
 * filled by reciprocal rank fusion of three rankings: by meaning, by words, and by what chart and example share (sign,
 * house, ruler, light or dark). The reader's own stories are never chosen.
 */
export function examplesFor(
  services: Choosing,
  { analysisId, userId, language, chart }: ShownAnalysis,
): ChosenExample[] {
  const profile = makeThemeProfile(chart)
  const shown = shownExamples(services.db, analysisId).map(({ id }) => id)
  const kept = loadSources(services.db, shown)
    .filter((source) => source.userId !== userId)
    .sort((a, b) => shown.indexOf(a.id) - shown.indexOf(b.id))
  const stay = chooseRealExamples(profile, [], { kept, language })
  if (stay.length === EXAMPLES_SHOWN) return stay
  return measureSync('search', () =>
    chooseRealExamples(profile, rankedSources(services, profile, userId), { kept, language }),
  )
}

function rankedSources({ db, embedder }: Choosing, profile: ThemeProfile, readerId: string) {
  const space = themeSpaceNow(embedder)
  const byMeaning = space ? nearest(db, target(space, profile), RANKED) : []
  const byWords = matchingWords(db, wordsFor(db, profile), RANKED)
  const sources = new Map(
    loadSources(db, [...new Set([...byMeaning, ...byWords])])
      .filter(({ userId }) => userId !== readerId)
      .map((source) => [source.id, source] as const),
  )
  const byChart = [...sources.values()]
    .map((source) => ({ id: source.id, points: profileAgreement(profile, source) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || a.id - b.id)
    .map(({ id }) => id)
  return reciprocalRankFusion([byMeaning, byWords, byChart]).flatMap(({ key }) => sources.get(key) ?? [])
}

function target(space: ThemeSpace, { weights }: ThemeProfile) {
  return toTarget(space.madeBy, weightedDirection(space, inThemeOrder(weights)))
}

/** The words of the heaviest themes, and the keywords of the lot's sign. */
function wordsFor(db: Services['db'], { themes, lot }: ThemeProfile): string[] {
  const words = themes.slice(0, WORDED_THEMES).flatMap((theme) => THEME_WORDS[theme]?.words ?? [])
  return [...new Set([...words, ...signKeywords(db, lot.sign)])]
}
