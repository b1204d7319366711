import { factText } from '#app/guidance/corpus/en/facts.ts'
import { TRACK_TEXTS } from '#app/guidance/corpus/en/index.ts'
import { RULE_TEXTS } from '#app/guidance/corpus/en/rules.ts'
import type { ChosenTrack } from '#app/guidance/judge/choose-tracks.ts'
import type { RuleId } from '#app/guidance/judge/rules.ts'
import { hash } from '#app/guidance/seed.ts'
import type { Fact, TrackName, TrackTexts, Witness } from '#app/guidance/types.ts'

/** The pieces of a track that are lists of sentences. */
export type Piece = {
  [K in keyof TrackTexts]: TrackTexts[K] extends readonly string[] ? K : never
}[keyof TrackTexts]

/** Collects the ids of the used fragments, so that tests can check that every fragment is used. */
export type Trace = Set<string>

/** Chooses variants and writes witnesses. A choice depends only on the keys that its own sentence depends on. */
export class Voice {
  constructor(private readonly trace?: Trace) {}

  /** Picks one of several variants. `turn` moves on from it, for a place that must not repeat it. */
  pick<T>(id: string, variants: readonly T[], seed: string, turn = 0): T {
    const index = (hash(`${id}|${seed}`) + turn) % variants.length
    this.trace?.add(`${id}/${index + 1}`)
    return variants[index] as T
  }

  index(id: string, length: number, seed: string, turn = 0): number {
    return (hash(`${id}|${seed}`) + turn) % length
  }

  mark(id: string): void {
    this.trace?.add(id)
  }

  piece(track: TrackName, piece: Piece, seed: string, turn = 0): string {
    return this.pick(`${track}/${piece}`, TRACK_TEXTS[track][piece], seed, turn)
  }
}

export function witness(fact: Fact, rule: RuleId): Witness {
  return textWitness(factText(fact), rule)
}

export function textWitness(fact: string, rule: RuleId): Witness {
  const text = RULE_TEXTS[rule]
  if (!text) throw new RangeError(`There is no rule ${rule}`)
  return { fact, ...text }
}

const witnessesMade = new WeakMap<ChosenTrack, Witness[]>()

/** The reasons for a sentence about a track: its heaviest finding, and that the words are ours. Memoized by track. */
export function trackWitnesses(track: ChosenTrack): Witness[] {
  const known = witnessesMade.get(track)
  if (known) return known
  const [first, second] = track.witnesses
  const found = [first, second].flatMap((one) => (one ? [witness(one.fact, one.rule)] : []))
  const made = [...found, textWitness(`Together they speak for ${TRACK_TEXTS[track.name].title}.`, 'track')]
  witnessesMade.set(track, made)
  return made
}
