import { type Chart, ENGINE_VERSION } from '#app/astro/index.server.ts'
import type { AyahRef } from '#app/guidance/ayahs.ts'
import type { Corpus } from '#app/guidance/corpus/corpus.ts'
import { corpusOf } from '#app/guidance/corpus/index.ts'
import { type Example, illustrationsFor } from '#app/guidance/examples.ts'
import type { Hadith } from '#app/guidance/hadith.ts'
import { type ChosenTrack, chooseTracks, runnerUp } from '#app/guidance/judge/choose-tracks.ts'
import { factsByRank } from '#app/guidance/judge/facts-by-rank.ts'
import { judge } from '#app/guidance/judge/judge.ts'
import type { TraitKey } from '#app/guidance/pairs.ts'
import { ayahsOfPassage, hadithOfPassage } from '#app/guidance/passage.ts'
import { LIFE, type Said, saidKey } from '#app/guidance/said.ts'
import { variant } from '#app/guidance/seed.ts'
import { themesOf } from '#app/guidance/themes.ts'
import type { Block, Judgement, ReadFrom, ReadingStep, ReadingTrack, Sentence } from '#app/guidance/types.ts'
import type { Language } from '#app/language/language.ts'
import {
  currentBlockages,
  givenOf,
  guidanceFor,
  helpSentence,
  spiritualGuidance,
  stepSentences,
  stepsFor,
} from './difficulty.ts'
import { fortunePath } from './fortune-path.ts'
import { headlineOf, letterOf } from './letter.ts'
import { PLANS, type Shape, shapeOf } from './plan.ts'
import { sentence, witnesses } from './voice.ts'

export interface Reading {
  language: Language
  corpusVersion: string
  engineVersion: string
  judgement: Judgement
  /** The order of the parts, by the shape of the judgement. */
  plan: Shape
  /** The two strongest facts of the chart. */
  headline: Sentence
  /** What a person reads first: two paragraphs. */
  letter: readonly string[]
  /** The gift, the difficulty and the help. */
  tracks: readonly ReadingTrack[]
  blocks: Record<Block, Sentence[]>
  /** One line for each block: the facts that it was read from. */
  readFrom: ReadFrom
  steps: readonly ReadingStep[]
  /** One for the gift and one for the difficulty. Approved stories and events that resemble the chart replace them. */
  realLifeExamples: Example[]
  /** The passage of the guidance, if it is a verse. It answers the difficulty, and proves nothing about the chart. */
  ayahs: AyahRef[]
  /** The passage of the guidance, if it is a hadith. */
  hadith: Hadith | null
  /** Themes of the three tracks, for finding similar stories. */
  themes: string[]
}

interface Writing {
  said?: Said
  /** English, if none is named. */
  language?: Language
}

/** The reading of a chart. */
export function compose({ chart, ...writing }: Writing & { chart: Chart }): Reading {
  return composeJudgement(judge(chart), { engineVersion: chart.engineVersion, ...writing })
}

/** The answers without which the reading of the chart would be another. */
export function saidThatMatters(chart: Chart, said: Said, language?: Language): Said {
  if (saidKey(said) === '') return {}
  const text = (some: Said) => JSON.stringify(compose({ chart, said: some, language }))
  const whole = text(said)
  let kept = said
  for (const one of LIFE) {
    const without = { ...kept, [one]: false }
    if (kept[one] && text(without) === whole) kept = without
  }
  return kept
}

/** The reading of a judgement. Equal judgements give identical readings. */
export function composeJudgement(
  judgement: Judgement,
  { engineVersion = ENGINE_VERSION, said = {}, language }: Writing & { engineVersion?: string } = {},
): Reading {
  const corpus = corpusOf(language)
  const tracks = chooseTracks(judgement, said)
  const facts = factsByRank(judgement)
  const shape = shapeOf(judgement)
  const plan = PLANS[shape]
  const headline = headlineOf(corpus, judgement, facts)
  const guidance = guidanceFor(corpus, tracks)
  const steps = stepsFor(corpus, tracks, guidance, said)
  const realLifeExamples = illustrationsFor(corpus, judgement, tracks, said)
  const blocks = {
    fortunePath: fortunePath(judgement, tracks, facts, corpus, plan),
    currentBlockages: currentBlockages(corpus, judgement, tracks),
    spiritualGuidance: spiritualGuidance(corpus, tracks),
    practicalSteps: stepSentences(corpus, steps),
    ...lightAndShadow(corpus, judgement, tracks[1]),
  }
  return {
    language: corpus.language,
    corpusVersion: corpus.version,
    engineVersion,
    judgement,
    plan: shape,
    headline,
    letter: letterOf(corpus, judgement, headline, facts, tracks, steps),
    tracks: tracks.map((track) => readingTrack(corpus, judgement, tracks, track, said)),
    blocks,
    readFrom: readFromOf(corpus, judgement, tracks),
    steps,
    realLifeExamples,
    ayahs: ayahsOfPassage(guidance.passage),
    hadith: hadithOfPassage(guidance.passage),
    themes: themesOf(tracks.map(({ name }) => name)),
  }
}

/** The line under each block's title. */
function readFromOf(
  { tracks: texts, facts, sentences }: Corpus,
  judgement: Judgement,
  tracks: readonly [ChosenTrack, ChosenTrack, ChosenTrack],
): ReadFrom {
  const [gift, difficulty, help] = tracks
  const short = (some: readonly ChosenTrack[]) => [
    ...new Set(some.flatMap(({ witnesses }) => witnesses.map(({ fact }) => facts.short(fact)))),
  ]
  return sentences.readFrom(judgement, {
    gift: short([gift]),
    others: short([difficulty, help]),
    difficulty: texts[difficulty.name].difficulty,
    month: givenOf(tracks).part,
  })
}

function readingTrack(
  corpus: Corpus,
  judgement: Judgement,
  tracks: readonly ChosenTrack[],
  track: ChosenTrack,
  said: Said,
): ReadingTrack {
  const { name, part, pair } = track
  const next = runnerUp(judgement, tracks, track, said)
  return {
    name,
    title: corpus.tracks[name].title,
    part,
    witnesses: factsOf(corpus, track),
    paragraph: `${pair.of} ${pair.key}`,
    next: next && {
      name: next.name,
      title: corpus.tracks[next.name].title,
      text:
        next.part === 'help'
          ? helpSentence(corpus, next).text
          : paragraphText(`${next.pair.of} ${next.pair.key}`, corpus.language)!,
      witnesses: factsOf(corpus, next),
    },
  }
}

const factsOf = ({ facts }: Corpus, track: ChosenTrack): string[] => [
  ...new Set(track.witnesses.map(({ fact }) => facts.text(fact))),
]

/** The present text of a paragraph, by its kind and key: 'test Saturn square 5'. Null if no paragraph has them. */
export function paragraphText(paragraph: string, language?: Language): string | null {
  const [kind, key] = paragraph.split(/ (.*)/s) as [string, string]
  const texts = new Map<string, object>(Object.entries(corpusOf(language).pairs)).get(kind) ?? {}
  const entry = new Map<string, string | { text: string }>(Object.entries(texts)).get(key)
  return typeof entry === 'string' ? entry : (entry?.text ?? null)
}

/**
 * One trait, of the sign and the rank of its ruler, from both sides, and the strength of the difficulty, whose reasons stand
 * with it.
 */
function lightAndShadow(
  corpus: Corpus,
  { lotSign, place, ruler }: Judgement,
  { name, pair }: ChosenTrack,
): Pick<Reading['blocks'], 'lightSidePattern' | 'darkSideWarning'> {
  const rank = ruler.rank === 'bound' || ruler.rank === 'face' ? 'footing' : ruler.rank
  const { light, shadow } = corpus.pairs.trait[`${lotSign.sign} ${rank}` satisfies TraitKey]
  const shade = variant(corpus.pairs.shade[name], `${pair.key} ${lotSign.sign} ${place.place}`)
  const because = witnesses(corpus, [
    { fact: lotSign.witnesses[0]!, rule: lotSign.rule },
    { fact: ruler.witnesses[2]!, rule: ruler.rule },
  ])
  return {
    lightSidePattern: [sentence('lightSidePattern/trait', `${light} ${shade.light}`, null, because)],
    darkSideWarning: [sentence('darkSideWarning/trait', `${shadow} ${shade.shadow}`, null, because)],
  }
}
