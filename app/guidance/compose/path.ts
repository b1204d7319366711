import { type Chart, ENGINE_VERSION } from '#app/astro/index.server.ts'
import { isSaid } from '#app/guidance/corpus/en/assumed.ts'
import { TRACK_TEXTS } from '#app/guidance/corpus/en/index.ts'
import { BOUND_STYLES, listed, named, nth } from '#app/guidance/corpus/en/names.ts'
import { PAIR_TEXTS } from '#app/guidance/corpus/en/pairs/index.ts'
import { capital } from '#app/guidance/corpus/en/template.ts'
import { type ChosenTrack, chooseTracks } from '#app/guidance/judge/choose-tracks.ts'
import { judge } from '#app/guidance/judge/judge.ts'
import type { Said } from '#app/guidance/said.ts'
import { hash, variant } from '#app/guidance/seed.ts'
import type { FromLotItem, Judgement, Sentence, TrackName, TrackPart, Witness } from '#app/guidance/types.ts'
import { composeJudgement } from './composer.ts'
import { subjectText } from './difficulty.ts'
import { sentence, textWitness, trackWitnesses, witness } from './voice.ts'

/** Ids of the phases: the gift, the difficulty and the help, in this order. */
export const PHASES = ['fortune', 'ruler', 'chain'] as const
export type PhaseName = (typeof PHASES)[number]

export interface Practice extends Sentence {
  track: TrackName
  why: string
}

export interface Phase {
  name: PhaseName
  track: TrackName
  title: string
  part: TrackPart
  /** What this subject gives. */
  given: Sentence[]
  /** What may hinder it. */
  hindrance: Sentence[]
  /** What to turn to. */
  counsel: Sentence[]
  /** Steps to tick. Progress is stored under the id, which names the track and the practice but not the chart. */
  practices: Practice[]
}

/** Four of a track's six practices, others in each part. */
const PRACTICES: Readonly<Record<TrackPart, readonly number[]>> = {
  gift: [0, 1, 2, 3],
  difficulty: [2, 3, 4, 5],
  help: [4, 5, 0, 1],
}

/** The three phases of a chart's path, one for each track of its reading. */
export function composePath(chart: Chart, said: Said = {}): Phase[] {
  const judgement = judge(chart)
  const tracks = chooseTracks(judgement, said)
  const { blocks } = composeJudgement(judgement, ENGINE_VERSION, said)
  const inReading = new Set(Object.values(blocks).flatMap((all) => all.map(({ text }) => text)))
  return tracks.map((track, i) => ({
    ...phaseOf(judgement, PHASES[i]!, track, inReading, said),
    practices: practicesFor(track, tracks.slice(0, i)),
  }))
}

/** The practices of a chart in the order of the phases. */
export function practicesOf(chart: Chart, said: Said = {}): Practice[] {
  const tracks = chooseTracks(judge(chart), said)
  return tracks.flatMap((track, i) => practicesFor(track, tracks.slice(0, i)))
}

/** The practices of a track without those of an earlier phase that has the same track. */
function practicesFor({ name, part }: ChosenTrack, before: readonly ChosenTrack[]): Practice[] {
  const { practices, title } = TRACK_TEXTS[name]
  const taken = before.flatMap((one) => (one.name === name ? PRACTICES[one.part] : []))
  const free = PRACTICES[part].filter((index) => !taken.includes(index))
  return free.map((index) => {
    const { text, why } = practices[index]!
    const because = [textWitness(capital(`the practice is for ${title}: ${why}.`), 'step')]
    return { id: `track/${name}/practice/${index + 1}`, text, why, track: name, because }
  })
}

function phaseOf(
  judgement: Judgement,
  name: PhaseName,
  track: ChosenTrack,
  inReading: ReadonlySet<string>,
  said: Said,
): Omit<Phase, 'practices'> {
  const texts = TRACK_TEXTS[track.name]
  const own = trackWitnesses(track)
  const part = (id: string, text: string, because: readonly Witness[] = own) =>
    sentence(`path/${name}/${id}`, text, track.name, because)
  const seed = `${track.pair.key} ${judgement.ruler.planet} ${judgement.ruler.sign}`
  const unused = (some: readonly string[]) =>
    variant(
      some.filter((text) => !inReading.has(text) && isSaid(text, said)),
      seed,
    )
  // Light and shadow of one index tell one trait.
  const fitting = [...texts.light.keys()].filter((i) => isSaid(`${texts.light[i]} ${texts.shadow[i]}`, said))
  const trait = fitting[hash(`trait ${seed}`) % fitting.length]!
  return {
    name,
    track: track.name,
    title: texts.title,
    part: track.part,
    given: [
      ...openingOf(track).map((text) => part('given/subject', text)),
      ...(track.part === 'gift' ? giftFacts(judgement, part) : []),
      part('given/lived', unused(texts.lived)),
      part('given/light', texts.light[trait]!),
    ],
    hindrance: [
      part('hindrance/inside', unused(texts.inside)),
      part('hindrance/outward', unused(texts.outward)),
      part('hindrance/shadow', texts.shadow[trait]!),
    ],
    counsel: [
      part('counsel/support', unused(texts.support)),
      part('counsel/counsel', unused(texts.counsel)),
      part('counsel/mercy', unused(texts.mercy)),
    ],
  }
}

/** The one-sentence form of the paragraph that named the track. The place of the ruler has none. */
function openingOf(track: ChosenTrack): string[] {
  const { pair } = track
  if (pair.of === 'lot') return [PAIR_TEXTS.lot[pair.key].letter]
  return pair.of === 'rulerPlace' ? [] : [subjectText(track, PAIR_TEXTS).short]
}

type PartOf = (id: string, text: string, because: readonly Witness[]) => Sentence

/** The bound of the lot, and the planets in the tenth and the eleventh place from it. */
function giftFacts({ bound, tenth, eleventh }: Judgement, part: PartOf): Sentence[] {
  const because = ({ witnesses, rule }: Pick<FromLotItem, 'witnesses' | 'rule'>) =>
    witnesses.map((fact) => witness({ fact, rule }))
  const fromLot = (item: FromLotItem, id: string, matter: string) =>
    item.planets.length === 0
      ? []
      : [
          part(
            id,
            `${capital(listed(item.planets.map(named)))} ${item.planets.length > 1 ? 'stand' : 'stands'} in ${item.sign}, the ${nth(item.nth)} place from the lot: ${matter}.`,
            because(item),
          ),
        ]
  return [
    part(
      'given/bound',
      `The degree of the lot lies in a bound of ${named(bound.planet)}. The style of the gift is ${BOUND_STYLES[bound.planet] ?? ''}.`,
      because(bound),
    ),
    ...fromLot(tenth, 'given/tenth', 'what the gift may be known by'),
    ...fromLot(eleventh, 'given/eleventh', 'what comes to you through others'),
  ]
}
