import { type Chart, ENGINE_VERSION } from '#app/astro/index.server.ts'
import type { AyahRef } from '#app/guidance/ayahs.ts'
import type { Corpus } from '#app/guidance/corpus/corpus.ts'
import { corpusOf } from '#app/guidance/corpus/index.ts'
import { type Example, illustrationsFor } from '#app/guidance/examples.ts'
import type { Hadith } from '#app/guidance/hadith.ts'
import { causeOf } from '#app/guidance/judge/causes.ts'
import { type ChosenTrack, chooseTracks, runnerUp, turnOf } from '#app/guidance/judge/choose-tracks.ts'
import { factsByRank } from '#app/guidance/judge/facts-by-rank.ts'
import { judge } from '#app/guidance/judge/judge.ts'
import { helperOf } from '#app/guidance/judge/knot.ts'
import type { LotKey, RulerPlaceKey, TurnKey } from '#app/guidance/pairs.ts'
import { ayahsOfPassage, hadithOfPassage } from '#app/guidance/passage.ts'
import { LIFE, type Said, saidKey } from '#app/guidance/said.ts'
import { variant } from '#app/guidance/seed.ts'
import { themesOf } from '#app/guidance/themes.ts'
import type {
  Block,
  HelperKind,
  InShort,
  Judgement,
  ReadFrom,
  ReadingStep,
  ReadingTrack,
  Sentence,
} from '#app/guidance/types.ts'
import type { Language } from '#app/language/language.ts'
import {
  currentBlockages,
  guidanceFor,
  shadesFor,
  spiritualGuidance,
  stepSentences,
  stepsFor,
} from './difficulty.ts'
import { fortunePath } from './fortune-path.ts'
import { headlineOf, letterOf } from './letter.ts'
import { PLANS, type Shape, shapeOf } from './plan.ts'
import { difficultyTexts, inShortOf, type Story, storyOf } from './story.ts'
import { versionOf } from './version.ts'
import { sentence, witnesses } from './voice.ts'

export interface Reading {
  language: Language
  /** The version of the words of this reading. */
  corpusVersion: string
  engineVersion: string
  judgement: Judgement
  /** The order of the parts, by the shape of the judgement. */
  plan: Shape
  /** The two strongest facts of the chart. */
  headline: Sentence
  inShort: InShort
  /** What a person reads first: two paragraphs. */
  letter: readonly string[]
  /** The gift, the difficulty and the help. */
  tracks: readonly ReadingTrack[]
  blocks: Record<Block, Sentence[]>
  /** One line for each block: the facts that it was read from. */
  readFrom: ReadFrom
  steps: readonly ReadingStep[]
  /** One for the difficulty and one for what loosens it. Approved stories and events that resemble the chart replace them. */
  realLifeExamples: Example[]
  /** The passage of the guidance, if it is a verse. It answers the difficulty, and proves nothing about the chart. */
  ayahs: AyahRef[]
  /** The passage of the guidance, if it is a hadith. */
  hadith: Hadith | null
  /** Themes of the three tracks, for finding similar stories. */
  themes: string[]
}

type Tracks = readonly [ChosenTrack, ChosenTrack, ChosenTrack]

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
  const { named, ...without } = kept
  return named && text(without) === whole ? without : kept
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
  const story = storyOf(corpus, judgement, tracks)
  const headline = headlineOf(corpus, judgement, facts)
  const guidance = guidanceFor(corpus, tracks)
  const steps = stepsFor(corpus, judgement, tracks, guidance, said)
  const blocks = {
    fortunePath: fortunePath(judgement, tracks, facts, corpus, story, plan),
    currentBlockages: currentBlockages(corpus, judgement, tracks, story),
    spiritualGuidance: spiritualGuidance(corpus, tracks),
    practicalSteps: stepSentences(corpus, steps),
    ...lightAndShadow(corpus, judgement, tracks, story),
  }
  const reading = {
    language: corpus.language,
    engineVersion,
    judgement,
    plan: shape,
    headline,
    inShort: inShortOf(story, steps[0]!.text),
    letter: letterOf(corpus, judgement, headline, facts, tracks, story, plan),
    tracks: tracks.map((track) => readingTrack(corpus, judgement, tracks, track, said)),
    blocks,
    readFrom: readFromOf(corpus, judgement, tracks),
    steps,
    realLifeExamples: illustrationsFor(corpus, judgement, tracks, said),
    ayahs: ayahsOfPassage(guidance.passage),
    hadith: hadithOfPassage(guidance.passage),
    themes: themesOf(tracks.map(({ name }) => name)),
  }
  return { corpusVersion: versionOf(reading), ...reading }
}

/** The line under each block's title. */
function readFromOf(
  { tracks: texts, facts, sentences }: Corpus,
  judgement: Judgement,
  tracks: Tracks,
): ReadFrom {
  const [gift, difficulty] = tracks
  const short = (some: readonly ChosenTrack[]) => [
    ...new Set(some.flatMap(({ witnesses }) => witnesses.map(({ fact }) => facts.short(fact)))),
  ]
  const cause = facts.short(difficulty.witnesses[0]!.fact)
  return sentences.readFrom(judgement, {
    gift: short([gift]).filter((one) => one !== cause),
    cause,
    hard: short([difficulty]),
    difficulty: texts[difficulty.name].difficulty,
  })
}

function readingTrack(
  corpus: Corpus,
  judgement: Judgement,
  tracks: Tracks,
  track: ChosenTrack,
  said: Said,
): ReadingTrack {
  const { name, part } = track
  const paragraph = paragraphOf(judgement, tracks, track)
  const other = runnerUp(judgement, tracks, track, said)
  const otherParagraph = other && paragraphOf(judgement, tracks, other)
  // Two helps of one kind have one text.
  const next = otherParagraph === paragraph ? null : other
  return {
    name,
    title: titleOf(corpus, judgement, track),
    part,
    witnesses: factsOf(corpus, track),
    paragraph,
    next: next && {
      name: next.name,
      title: titleOf(corpus, judgement, next),
      text: paragraphText(otherParagraph!, corpus.language)!,
      witnesses: factsOf(corpus, next),
    },
  }
}

/** A help is named by what it consists in: its subject is that of the planet, and its text is about the difficulty. */
const titleOf = ({ sentences, tracks }: Corpus, judgement: Judgement, track: ChosenTrack): string =>
  track.part === 'help' ? sentences.helpTitle[helperOf(judgement, track)] : tracks[track.name].title

const factsOf = ({ facts }: Corpus, track: ChosenTrack): string[] => [
  ...new Set(track.witnesses.map(({ fact }) => facts.text(fact))),
]

/** Names the paragraph that tells a subject: 'lot Aries 1', 'difficulty trust delay', 'help trust delay benefic'. */
function paragraphOf(judgement: Judgement, [, difficulty]: Tracks, track: ChosenTrack): string {
  const { part, pair } = track
  if (part === 'gift') return `${pair.of} ${pair.key}`
  if (part === 'difficulty') return `difficulty ${turnOf(track)}`
  return `help ${turnOf(difficulty)} ${helperOf(judgement, track)}`
}

/** The present text of a paragraph, by its name. Null if no paragraph has it, as those of earlier versions. */
export function paragraphText(paragraph: string, language?: Language): string | null {
  const corpus = corpusOf(language)
  const [kind, ...key] = paragraph.split(' ')
  const [subject, cause, helper] = key
  const turn = `${subject} ${cause}` as TurnKey
  switch (kind) {
    case 'lot':
      return corpus.pairs.lot[key.join(' ') as LotKey]?.text ?? null
    case 'rulerPlace':
      return corpus.pairs.rulerPlace[key.join(' ') as RulerPlaceKey] ?? null
    case 'difficulty':
      return turn in corpus.pairs.turn ? difficultyTexts(corpus, turn).plain : null
    case 'help':
      return turn in corpus.pairs.turn
        ? (difficultyTexts(corpus, turn)[helper as HelperKind]?.text ?? null)
        : null
    default:
      return null
  }
}

/** The gift in use and the same overdone, and the strength of the difficulty. */
function lightAndShadow(
  corpus: Corpus,
  { lotSign, place, ruler, spirit }: Judgement,
  [, { name, pair }, help]: Tracks,
  { trait }: Story,
): Pick<Reading['blocks'], 'lightSidePattern' | 'darkSideWarning'> {
  const seed = [pair.key, lotSign.key, place.key, ruler.key, spirit.key, help.pair.key].join(' ')
  const shade = (side: 'light' | 'shadow') =>
    variant(shadesFor(corpus, name, causeOf(pair), side), `${side} ${seed}`)
  const because = witnesses(corpus, [
    { fact: lotSign.witnesses[0]!, rule: lotSign.rule },
    { fact: place.witnesses[0]!, rule: place.rule },
  ])
  return {
    lightSidePattern: [sentence('lightSidePattern/trait', `${trait.light} ${shade('light')}`, null, because)],
    darkSideWarning: [sentence('darkSideWarning/trait', `${trait.shadow} ${shade('shadow')}`, null, because)],
  }
}
