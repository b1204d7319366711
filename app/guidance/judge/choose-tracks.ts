import { hash } from '#app/guidance/seed.ts'
import {
  type Fact,
  type Judgement,
  type RegardItem,
  TARGET_KEYS,
  TRACK_PARTS,
  TRACKS,
  type TrackName,
  type TrackPart,
} from '#app/guidance/types.ts'
import type { RuleId } from './rules.ts'
import {
  AVERSE_WEIGHTS,
  HARD_PLACE_WEIGHTS,
  HELP_PLANET_WEIGHTS,
  PAIR_WEIGHTS,
  PLACE_TRIAL_WEIGHTS,
  PLACE_WEIGHTS,
  PLANET_WEIGHTS,
  QUALIFIER_WEIGHTS,
  RANK_WEIGHTS,
  RING_WEIGHTS,
  RULER_TRIAL_WEIGHTS,
  reducedWeights,
  SIGN_WEIGHTS,
  TEST_PLANET_WEIGHTS,
  type Weights,
} from './track-weights.ts'

/** The findings of a judgement that can support a track. */
const WITNESS_KINDS = [
  'place',
  'sign',
  'ruler',
  'ruler-place',
  'test',
  'rank',
  'qualifier',
  'aversion',
  'hard-place',
  'help',
  'help-place',
  'end',
  'end-place',
  'spirit',
  'eleventh',
  'bound',
] as const
export type WitnessKind = (typeof WITNESS_KINDS)[number]

export interface TrackWitness {
  kind: WitnessKind
  /** The finding as one string. It decides which variant is used. */
  key: string
  weight: number
  fact: Fact
  rule: RuleId
}

export interface ChosenTrack {
  name: TrackName
  part: TrackPart
  /** At least two, heaviest first. */
  witnesses: readonly TrackWitness[]
}

interface Voice {
  kind: WitnessKind
  key: string
  weights: Weights
  fact: Fact
  rule: RuleId
}

/** The minimum number of witnesses of different kinds for a track. */
const LEAST_WITNESSES = 2

/**
 * The three tracks of a judgement: the gift, the difficulty and the help, all different. Each is the track with the
 * greatest sum of weights among those that at least two findings support. A hash of the part's own findings decides
 * between equal sums.
 */
export function chooseTracks(judgement: Judgement): [ChosenTrack, ChosenTrack, ChosenTrack] {
  const chosen: ChosenTrack[] = []
  for (const part of TRACK_PARTS) {
    const voices = VOICES[part](judgement)
    const taken = chosen.map(({ name }) => name)
    chosen.push(strongest(part, voices, taken))
  }
  return chosen as [ChosenTrack, ChosenTrack, ChosenTrack]
}

/** The main finding of a part counts for more, so that it is rarely left out. */
const MAIN_KINDS: Readonly<Record<TrackPart, readonly WitnessKind[]>> = {
  gift: ['place'],
  difficulty: ['test'],
  help: ['help', 'help-place'],
}
const MAIN_BONUS = 2

function strongest(part: TrackPart, voices: readonly Voice[], taken: readonly TrackName[]): ChosenTrack {
  let best: TrackName | null = null
  let most = 0
  for (const name of TRACKS) {
    if (taken.includes(name)) continue
    let sum = 0
    let count = 0
    let main = false
    for (const { kind, weights } of voices) {
      const weight = weights[name]
      if (!weight) continue
      sum += weight
      count++
      main ||= MAIN_KINDS[part].includes(kind)
    }
    if (count < LEAST_WITNESSES) continue
    if (main) sum += MAIN_BONUS
    if (best && (sum < most || (sum === most && turn(voices, name) <= turn(voices, best)))) continue
    best = name
    most = sum
  }
  if (!best) throw new Error(`No track has two witnesses as ${part}`)
  return { name: best, part, witnesses: witnessesFor(best, voices) }
}

function witnessesFor(name: TrackName, voices: readonly Voice[]): TrackWitness[] {
  return voices
    .flatMap(({ kind, key, weights, fact, rule }): TrackWitness[] => {
      const weight = weights[name]
      return weight ? [{ kind, key, weight, fact, rule }] : []
    })
    .sort((a, b) => b.weight - a.weight)
}

/** Decides between equal sums by the part's first two findings. */
function turn(voices: readonly Voice[], name: TrackName): number {
  return hash(`${voices[0]?.key}|${voices[1]?.key}|${name}`)
}

const VOICES: Readonly<Record<TrackPart, (judgement: Judgement) => Voice[]>> = {
  gift({ place, lotSign, ruler, eleventh }) {
    const { planet } = ruler
    return [
      voice('place', `place:${place.place}`, PLACE_WEIGHTS[place.place], place.witnesses[0], place.rule),
      voice('sign', lotSign.key, SIGN_WEIGHTS[lotSign.sign], lotSign.witnesses[0], lotSign.rule),
      voice('ruler', `keeper:${planet}`, PLANET_WEIGHTS[planet], ruler.witnesses[0], `ruler.${planet}`),
      voice(
        'ruler-place',
        `keeper-place:${ruler.place}`,
        reducedWeights(PLACE_WEIGHTS[ruler.place] ?? {}),
        ruler.witnesses[1],
        `place.${ruler.place}`,
      ),
      ...eleventh.planets
        .slice(0, 1)
        .map((one) =>
          voice(
            'eleventh',
            `eleventh:${one}`,
            reducedWeights(PLANET_WEIGHTS[one]),
            eleventh.witnesses[0],
            eleventh.rule,
          ),
        ),
    ]
  },
  difficulty({ test, ruler, sight, place }) {
    const hard = test && (test.by === 'square' || test.by === 'opposition' || test.by === 'with')
    const tested = test ? (TEST_PLANET_WEIGHTS[test.planet] ?? {}) : {}
    const rankFact = ruler.witnesses.find(({ is }) => is === 'rank')
    const qualifierFact = ruler.witnesses.find(({ is }) => is === 'qualifier')
    const { planet, qualifier } = ruler
    return [
      ...(test
        ? [
            voice(
              'test',
              regardKey(test),
              hard ? tested : reducedWeights(tested),
              test.witnesses[0],
              `test.${test.planet}`,
            ),
          ]
        : []),
      voice('rank', `rank:${ruler.rank}`, RANK_WEIGHTS[ruler.rank], rankFact, `rank.${ruler.rank}`),
      ...(qualifier
        ? [
            voice(
              'qualifier',
              `qualifier:${qualifier}`,
              QUALIFIER_WEIGHTS[qualifier],
              qualifierFact,
              `qualifier.${qualifier}`,
            ),
          ]
        : []),
      ...(sight.by === 'averse'
        ? [voice('aversion', 'aversion', AVERSE_WEIGHTS, sight.witnesses[0], 'sight.averse')]
        : []),
      ...(place.tone === -1
        ? [
            voice(
              'hard-place',
              `place:${place.place}`,
              HARD_PLACE_WEIGHTS[place.place],
              place.witnesses[0],
              `place.${place.place}`,
            ),
          ]
        : []),
      voice('ruler', `trial:${planet}`, RULER_TRIAL_WEIGHTS[planet], ruler.witnesses[0], `ruler.${planet}`),
      voice(
        'ruler-place',
        `keeper-place:${ruler.place}`,
        PLACE_TRIAL_WEIGHTS[ruler.place],
        ruler.witnesses[1],
        `place.${ruler.place}`,
      ),
    ]
  },
  help({ help, end, spirit, eleventh, bound }) {
    return [
      ...(help
        ? [
            voice(
              'help',
              regardKey(help),
              HELP_PLANET_WEIGHTS[help.planet],
              help.witnesses[0],
              `help.${help.planet}`,
            ),
            voice(
              'help-place',
              `help-place:${help.place}`,
              reducedWeights(PLACE_WEIGHTS[help.place] ?? {}),
              help.witnesses[1],
              `place.${help.place}`,
            ),
          ]
        : []),
      voice('end', `end:${end.kind}/${end.planets.join('+')}`, endWeights(end), end.witnesses[0], end.rule),
      // If the chain ends in the planet of the help, its place has already been counted.
      ...(end.place === null || end.planets[0] === help?.planet
        ? []
        : [
            voice(
              'end-place',
              `end-place:${end.place}`,
              reducedWeights(PLACE_WEIGHTS[end.place] ?? {}),
              end.witnesses[1],
              `place.${end.place}`,
            ),
          ]),
      voice(
        'spirit',
        spirit.key,
        reducedWeights(PLACE_WEIGHTS[spirit.place] ?? {}),
        spirit.witnesses[0],
        spirit.rule,
      ),
      ...eleventh.planets
        .slice(0, 1)
        .map((one) =>
          voice(
            'eleventh',
            `eleventh:${one}`,
            reducedWeights(PLANET_WEIGHTS[one]),
            eleventh.witnesses[0],
            eleventh.rule,
          ),
        ),
      voice('bound', bound.key, reducedWeights(PLANET_WEIGHTS[bound.planet]), bound.witnesses[0], bound.rule),
    ]
  },
}

/** Contains only what the sentences use, so a variant does not depend on the degree or on the house by cusps. */
function regardKey({ planet, by, to }: RegardItem): string {
  return `${planet}/${by}/${TARGET_KEYS[to]}`
}

/** A pair or a ring supports its own kind of help, and weakly the tracks of its planets. */
function endWeights({ kind, planets }: Judgement['end']): Weights {
  const [first] = planets
  if (kind === 'planet') return first ? PLANET_WEIGHTS[first] : {}
  const faint = planets.flatMap((planet) => Object.keys(PLANET_WEIGHTS[planet]).map((track) => [track, 1]))
  return { ...Object.fromEntries(faint), ...(kind === 'pair' ? PAIR_WEIGHTS : RING_WEIGHTS) }
}

function voice(
  kind: WitnessKind,
  key: string,
  weights: Weights | undefined,
  fact: Fact | undefined,
  rule: RuleId,
): Voice {
  if (!fact) throw new Error(`${kind} has no fact`)
  return { kind, key, weights: weights ?? {}, fact, rule }
}
