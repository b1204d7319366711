import type { Corpus } from './corpus/index'
import type { FactorKey } from './corpus/types'
import type { Factor } from './factors'
import { overlap } from './themes'

/** An approved story or event that may be shown as a real-life example. */
export interface ExampleSource {
  id: string
  kind: 'story' | 'event'
  text: string
  themes: readonly string[]
}

export interface Example {
  id: string
  kind: 'story' | 'event' | 'illustration'
  text: string
  /** The factor of the chart that it was chosen for. */
  factor: FactorKey
  /** Why it is shown beside this chart, to follow the words 'Chosen because'. */
  reason: string
}

const SHOWN = 3

interface Choice {
  factors: readonly Factor[]
  corpus: Corpus
  themes: readonly string[]
  examples: readonly ExampleSource[]
  random: () => number
}

/** Approved stories and events that share a theme come first, then written illustrations: three in all. */
export function chooseExamples(choice: Choice): Example[] {
  const given = real(choice)
  return [...given, ...illustrated(choice, SHOWN - given.length)]
}

function real({ factors, corpus, themes, examples }: Choice): Example[] {
  return examples
    .map((example) => ({ example, score: overlap(themes, example.themes) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.example.id < b.example.id ? -1 : 1))
    .slice(0, SHOWN)
    .flatMap(({ example }) => {
      const because = closest(factors, corpus, themes, example.themes)
      return because ? [shown(example, because, themes)] : []
    })
}

function illustrated({ factors, corpus, themes, random }: Choice, count: number): Example[] {
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
      if (chosen.length >= count) break
      const alike = chosen.some(
        (c) => c.illustration.tone === one.illustration.tone || c.because.key === one.because.key,
      )
      if (!chosen.includes(one) && !(fresh && alike)) chosen.push(one)
    }
  return chosen.map(({ illustration, because }) =>
    shown({ ...illustration, kind: 'illustration' }, because, themes),
  )
}

/** The weightiest factor that shares the highest of the chart's themes with the example. */
function closest(
  factors: readonly Factor[],
  corpus: Corpus,
  themes: readonly string[],
  shared: readonly string[],
): Factor | undefined {
  const theme = themes.find((t) => shared.includes(t)) ?? ''
  return factors
    .filter((f) => corpus.entries.get(f.key)?.themes.includes(theme))
    .sort((a, b) => b.weight - a.weight)[0]
}

function shown(
  example: Omit<ExampleSource, 'kind'> & Pick<Example, 'kind'>,
  factor: Factor,
  themes: readonly string[],
): Example {
  const shared = themes.filter((theme) => example.themes.includes(theme)).slice(0, 2)
  const because =
    shared.length > 0 ? `it touches on ${shared.join(' and ')}.` : 'it turns on something in this chart.'
  const { id, kind, text } = example
  return { id, kind, text, factor: factor.key, reason: `${because} ${factor.statement}` }
}
