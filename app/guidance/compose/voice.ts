import type { Corpus } from '#app/guidance/corpus/corpus.ts'
import type { TrackWitness } from '#app/guidance/judge/choose-tracks.ts'
import type { RuleId, Sentence, TrackName, Witness } from '#app/guidance/types.ts'

export function witnesses(corpus: Corpus, some: readonly TrackWitness[]): Witness[] {
  return some.map(({ fact, rule }) => textWitness(corpus, corpus.facts.text(fact), rule))
}

export function textWitness({ rules }: Corpus, fact: string, rule: RuleId): Witness {
  const text = rules[rule]
  if (!text) throw new RangeError(`There is no rule ${rule}`)
  return { fact, ...text }
}

/** A part of the reading with its reasons, three at most. */
export function sentence(
  id: string,
  text: string,
  track: TrackName | null,
  because: readonly Witness[],
): Sentence {
  return { id, text, track, because: because.slice(0, 3) }
}
