import type { Chart } from '#app/astro/index.server.ts'
import type { Corpus } from '#app/guidance/corpus/corpus.ts'
import { corpusOf } from '#app/guidance/corpus/index.ts'
import { type ChosenTrack, chooseTracks } from '#app/guidance/judge/choose-tracks.ts'
import { judge } from '#app/guidance/judge/judge.ts'
import { isSaid, type Said } from '#app/guidance/said.ts'
import { hash, variant } from '#app/guidance/seed.ts'
import type {
  FromLotItem,
  Item,
  Judgement,
  Sentence,
  TrackName,
  TrackPart,
  Witness,
} from '#app/guidance/types.ts'
import type { Language } from '#app/language/language.ts'
import { composeJudgement } from './composer.ts'
import { difficultyInShort } from './difficulty.ts'
import { sideTitle } from './side-title.ts'
import { type Story, storyOf } from './story.ts'
import { sentence, textWitness, witnesses } from './voice.ts'

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
export function composePath(chart: Chart, said: Said = {}, language?: Language): Phase[] {
  const corpus = corpusOf(language)
  const judgement = judge(chart)
  const tracks = chooseTracks(judgement, said)
  const { blocks } = composeJudgement(judgement, { said, language })
  const inReading = new Set(Object.values(blocks).flatMap((all) => all.map(({ text }) => text)))
  const story = storyOf(corpus, judgement, tracks)
  return tracks.map((track, i) => ({
    ...phaseOf(corpus, judgement, PHASES[i]!, track, inReading, said, story),
    title: sideTitle(corpus, tracks, track) ?? corpus.tracks[track.name].title,
    practices: practicesFor(corpus, track, tracks.slice(0, i)),
  }))
}

/** The practices of a chart in the order of the phases. */
export function practicesOf(chart: Chart, said: Said = {}, language?: Language): Practice[] {
  const corpus = corpusOf(language)
  const tracks = chooseTracks(judge(chart), said)
  return tracks.flatMap((track, i) => practicesFor(corpus, track, tracks.slice(0, i)))
}

/** The practices of a track without those of an earlier phase that has the same track. */
function practicesFor(
  corpus: Corpus,
  { name, part }: ChosenTrack,
  before: readonly ChosenTrack[],
): Practice[] {
  const { practices, title } = corpus.tracks[name]
  const taken = before.flatMap((one) => (one.name === name ? PRACTICES[one.part] : []))
  const free = PRACTICES[part].filter((index) => !taken.includes(index))
  return free.map((index) => {
    const { text, why } = practices[index]!
    const because = [textWitness(corpus, corpus.sentences.practiceReason(title, why), 'step')]
    return { id: `track/${name}/practice/${index + 1}`, text, why, track: name, because }
  })
}

function phaseOf(
  corpus: Corpus,
  judgement: Judgement,
  name: PhaseName,
  track: ChosenTrack,
  inReading: ReadonlySet<string>,
  said: Said,
  story: Story,
): Omit<Phase, 'title' | 'practices'> {
  const texts = corpus.tracks[track.name]
  const own = witnesses(corpus, track.witnesses)
  const part = (id: string, text: string, because: readonly Witness[] = own) =>
    sentence(`path/${name}/${id}`, text, track.name, because)
  const seed = `${track.pair.key} ${judgement.ruler.planet} ${judgement.ruler.sign}`
  const unused = (some: readonly string[]) =>
    variant(
      some.filter((text) => !inReading.has(text) && isSaid(corpus, text, said)),
      seed,
    )
  // Light and shadow of one index tell one trait.
  const fitting = [...texts.light.keys()].filter((i) =>
    isSaid(corpus, `${texts.light[i]} ${texts.shadow[i]}`, said),
  )
  const trait = fitting[hash(`trait ${seed}`) % fitting.length]!
  return {
    name,
    track: track.name,
    part: track.part,
    given: [
      part('given/subject', openingOf(corpus, judgement, story, track)),
      ...(track.part === 'gift' ? giftFacts(corpus, judgement, part) : []),
      // A moment of the gift would be joined to a fault.
      ...(track.part === 'difficulty' ? [] : [part('given/lived', unused(texts.lived))]),
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

/** A phase opens with one sentence of the same story: the gift in use, the difficulty, the help to practise. */
function openingOf(corpus: Corpus, judgement: Judgement, { gift, help }: Story, track: ChosenTrack): string {
  if (track.part === 'gift') return gift
  return track.part === 'difficulty' ? difficultyInShort(corpus, judgement, track) : help.text
}

type PartOf = (id: string, text: string, because: readonly Witness[]) => Sentence

/** The bound of the lot, and the planets in the tenth and the eleventh place from it. */
function giftFacts(corpus: Corpus, { bound, tenth, eleventh }: Judgement, part: PartOf): Sentence[] {
  const { sentences } = corpus
  const because = ({ witnesses: facts, rule }: Pick<Item, 'witnesses' | 'rule'>) =>
    witnesses(
      corpus,
      facts.map((fact) => ({ fact, rule })),
    )
  const fromLot = (item: FromLotItem, id: string) =>
    item.planets.length === 0 ? [] : [part(id, sentences.fromLot(item), because(item))]
  return [
    part('given/bound', sentences.bound(bound.planet), because(bound)),
    ...fromLot(tenth, 'given/tenth'),
    ...fromLot(eleventh, 'given/eleventh'),
  ]
}
