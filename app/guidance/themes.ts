import type { Corpus } from './corpus/index'
import type { Factor } from './factors'

const MOST = 8

/** The themes of a chart's factors by summed weight; equal weights go by the alphabet. */
export function rankThemes(factors: readonly Factor[], corpus: Corpus): string[] {
  const weights = new Map<string, number>()
  for (const factor of factors)
    for (const theme of corpus.entries.get(factor.key)?.themes ?? [])
      weights.set(theme, (weights.get(theme) ?? 0) + factor.weight)
  return [...weights]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, MOST)
    .map(([theme]) => theme)
}

/** How well some themes answer a chart's ranked themes: the first of eight counts eight, the last one. */
export function overlap(ranked: readonly string[], themes: readonly string[]): number {
  let sum = 0
  ranked.forEach((theme, i) => {
    if (themes.includes(theme)) sum += MOST - i
  })
  return sum
}
