import { factText } from '#app/guidance/corpus/en/facts.ts'
import { RULE_TEXTS } from '#app/guidance/corpus/en/rules.ts'
import type { ChosenTrack, TrackWitness } from '#app/guidance/judge/choose-tracks.ts'
import type { RuleId } from '#app/guidance/judge/rules.ts'
import type { Fact, Sentence, TrackName, Witness } from '#app/guidance/types.ts'

export function witness({ fact, rule }: TrackWitness): Witness {
  return textWitness(factText(fact), rule)
}

export function textWitness(fact: string, rule: RuleId): Witness {
  const text = RULE_TEXTS[rule]
  if (!text) throw new RangeError(`There is no rule ${rule}`)
  return { fact, ...text }
}

export function factWitness(fact: Fact | undefined, rule: RuleId): Witness[] {
  return fact ? [witness({ fact, rule })] : []
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

/** The reasons for a text about a track: the pair of facts, and that its words are ours. */
export function trackWitnesses(track: ChosenTrack): Witness[] {
  return track.witnesses.map(witness)
}
