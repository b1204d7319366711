import type { Chart, Planet, Sign } from '../astro/index.server'
import { CORPUS, type Corpus } from './corpus/index'
import type { FactorKey } from './corpus/types'
import { type Factor, factorsOf, ordinal } from './factors'
import { overlap, rankThemes, weighThemes } from './themes'

export interface Example {
  id: string
  kind: 'story' | 'event' | 'illustration'
  text: string
  /** The factor of the chart that it was chosen for. */
  factor: FactorKey
  /** Why it is shown beside this chart, to follow the words 'Chosen because'. */
  reason: string
}

/** An approved story or an event that may be shown as a real-life example. */
export interface ExampleSource {
  id: number
  /** The nearest first. */
  themes: readonly string[]
  alignment: 'light' | 'dark' | 'neutral' | null
  /** The Part of Fortune of the chart that an event belongs to. */
  lot: { sign: Sign; house: number; ruler: Planet } | null
}

export type ChosenExample = Pick<ExampleSource, 'id'> & Pick<Example, 'factor' | 'reason'>

export const EXAMPLES_SHOWN = 3

/** What a chart looks for in a story. */
export interface Likeness {
  factors: readonly Factor[]
  lot: { sign: Sign; house: number; ruler: Planet }
  /** The weightiest first. */
  themes: readonly string[]
  weights: ReadonlyMap<string, number>
}

export function likenessOf(chart: Chart, corpus: Corpus = CORPUS): Likeness {
  const factors = factorsOf(chart)
  const { sign, house, ruler } = chart.partOfFortune
  return {
    factors,
    lot: { sign, house, ruler },
    themes: rankThemes(factors, corpus),
    weights: weighThemes(factors, corpus),
  }
}

/** How far a story or event agrees with a chart in sign, house, ruler, and light or dark. */
export function agreement(likeness: Likeness, source: ExampleSource, corpus: Corpus = CORPUS): number {
  const { lot } = source
  const because = closest(likeness, source, corpus)
  return (
    (lot?.sign === likeness.lot.sign ? 2 : 0) +
    (lot?.house === likeness.lot.house ? 2 : 0) +
    (lot?.ruler === likeness.lot.ruler ? 1 : 0) +
    (because && because.tone !== 0 && because.tone === toneOf(source) ? 1 : 0)
  )
}

/**
 * Up to three of the sources, which come the likest first. One that shares no theme with the chart is left out, since
 * nothing could be said for it; a tone and a factor not yet shown come before a likelier one. What is `kept`, because
 * the person has read it, comes before all.
 */
export function chooseReal(
  likeness: Likeness,
  sources: readonly ExampleSource[],
  { kept = [], corpus = CORPUS }: { kept?: readonly ExampleSource[]; corpus?: Corpus } = {},
): ChosenExample[] {
  const withReasons = (some: readonly ExampleSource[]) =>
    some.flatMap((source) => {
      const because = closest(likeness, source, corpus)
      return because ? [{ source, because }] : []
    })
  const chosen = withReasons(kept).slice(0, EXAMPLES_SHOWN)
  const fitting = withReasons(sources.filter(({ id }) => !chosen.some(({ source }) => source.id === id)))
  for (const fresh of [true, false])
    for (const one of fitting) {
      if (chosen.length >= EXAMPLES_SHOWN) break
      const alike = chosen.some(
        (c) => c.source.alignment === one.source.alignment && c.because.key === one.because.key,
      )
      if (!chosen.includes(one) && !(fresh && alike)) chosen.push(one)
    }
  return chosen.map(({ source, because }) => ({
    id: source.id,
    factor: because.key,
    reason: reasonFor(likeness, source, because),
  }))
}

const toneOf = ({ alignment }: ExampleSource): -1 | 0 | 1 =>
  alignment === 'light' ? 1 : alignment === 'dark' ? -1 : 0

/** The weightiest factor that shares the chart's highest theme with the source, one of its tone before others. */
function closest({ factors, themes }: Likeness, source: ExampleSource, corpus: Corpus): Factor | undefined {
  const theme = themes.find((one) => source.themes.includes(one))
  if (theme === undefined) return undefined
  const tone = toneOf(source)
  return factors
    .filter((factor) => corpus.entries.get(factor.key)?.themes.includes(theme))
    .sort((a, b) => Number(b.tone === tone) - Number(a.tone === tone) || b.weight - a.weight)[0]
}

function reasonFor(likeness: Likeness, source: ExampleSource, factor: Factor): string {
  const { lot } = source
  const sameSign = lot?.sign === likeness.lot.sign
  const sameHouse = lot?.house === likeness.lot.house
  const also = [
    ...(sameSign ? [`in ${likeness.lot.sign}`] : []),
    ...(sameHouse ? [`in the ${ordinal(likeness.lot.house)} house`] : []),
  ]
  const touches = `it touches on ${shared(likeness.themes, source.themes).join(' and ')}`
  if (also.length === 0) return `${touches}. ${factor.statement}`
  return `${touches}, and the Part of Fortune of its own chart, too, stands ${also.join(', ')}. ${factor.statement}`
}

const shared = (themes: readonly string[], others: readonly string[]): string[] =>
  themes.filter((theme) => others.includes(theme)).slice(0, 2)

/** Written illustrations that fit a chart, for where there are not three real examples. */
export function illustrationsFor(choice: {
  factors: readonly Factor[]
  corpus: Corpus
  themes: readonly string[]
  random: () => number
}): Example[] {
  const { factors, corpus, themes, random } = choice
  const ranked = corpus.illustrations
    .flatMap((illustration) => {
      const fitting = factors.filter((f) => illustration.for.includes(f.key))
      const because = fitting.sort((a, b) => b.weight - a.weight)[0]
      if (!because) return []
      const fit = fitting.reduce((sum, f) => sum + f.weight, 0)
      return [{ illustration, because, score: fit + overlap(themes, illustration.themes) / 4 + random() * 4 }]
    })
    .sort((a, b) => b.score - a.score)
  const chosen: typeof ranked = []
  // A tone and a factor not yet shown come before a better score, so that three tales differ.
  for (const fresh of [true, false])
    for (const one of ranked) {
      if (chosen.length >= EXAMPLES_SHOWN) break
      const alike = chosen.some(
        (c) => c.illustration.tone === one.illustration.tone || c.because.key === one.because.key,
      )
      if (!chosen.includes(one) && !(fresh && alike)) chosen.push(one)
    }
  return chosen.map(({ illustration: { id, text, themes: told }, because }) => {
    const both = shared(themes, told)
    const opening =
      both.length > 0 ? `it touches on ${both.join(' and ')}.` : 'it turns on something in this chart.'
    return {
      id,
      kind: 'illustration',
      text,
      factor: because.key,
      reason: `${opening} ${because.statement}`,
    }
  })
}
