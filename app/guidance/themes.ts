import type { Corpus } from './corpus/index'
import type { Factor } from './factors'

const MOST = 8

/** How much each theme weighs among a chart's factors: the sum of the factors' weights. */
export function weighThemes(factors: readonly Factor[], corpus: Corpus): Map<string, number> {
  const weights = new Map<string, number>()
  for (const factor of factors)
    for (const theme of corpus.entries.get(factor.key)?.themes ?? [])
      weights.set(theme, (weights.get(theme) ?? 0) + factor.weight)
  return weights
}

/** The themes of a chart's factors by weight; equal weights go by the alphabet. */
export function rankThemes(factors: readonly Factor[], corpus: Corpus): string[] {
  return [...weighThemes(factors, corpus)]
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
