import { type Chart, ENGINE_VERSION } from '#app/astro/index.server.ts'
import type { AyahRef } from '#app/guidance/ayahs.ts'
import { factText } from '#app/guidance/corpus/en/facts.ts'
import { TRACK_TEXTS } from '#app/guidance/corpus/en/index.ts'
import { CORPUS_VERSION } from '#app/guidance/corpus/en/version.ts'
import type { Block } from '#app/guidance/corpus/types.ts'
import { type Example, illustrationsFor } from '#app/guidance/examples.ts'
import type { Hadith } from '#app/guidance/hadith.ts'
import { chooseTracks } from '#app/guidance/judge/choose-tracks.ts'
import { judge } from '#app/guidance/judge/judge.ts'
import { themesOf } from '#app/guidance/themes.ts'
import type { Judgement, ReadFrom, ReadingStep, ReadingTrack, Sentence } from '#app/guidance/types.ts'
import { DifficultyWriter } from './difficulty.ts'
import { FortunePathWriter } from './fortune-path.ts'
import { LightAndShadowWriter } from './light-and-shadow.ts'
import { readFromOf } from './read-from.ts'
import { ayahsOf, hadithOf } from './verses.ts'
import { type Trace, Voice } from './voice.ts'

export interface Reading {
  corpusVersion: string
  engineVersion: string
  judgement: Judgement
  /** The gift, the difficulty and the help. */
  tracks: readonly ReadingTrack[]
  blocks: Record<Block, Sentence[]>
  /** One line for each block: the facts that it was read from. */
  readFrom: ReadFrom
  steps: readonly ReadingStep[]
  /** One for each track. Approved stories and events that resemble the chart replace them. */
  realLifeExamples: Example[]
  /** Chosen by track only. They must be shown apart from the chart's text, never as its proof. */
  ayahs: AyahRef[]
  /** Chosen for the difficulty; shown apart, with its collection and number. */
  hadith: Hadith | null
  /** Themes of the three tracks, for finding similar stories. */
  themes: string[]
}

/** The reading of a chart. */
export function compose({ chart, trace }: { chart: Chart; trace?: Trace }): Reading {
  return composeJudgement(judge(chart), chart.engineVersion, trace)
}

/** The reading of a judgement. Equal judgements give identical readings. */
export function composeJudgement(
  judgement: Judgement,
  engineVersion: string = ENGINE_VERSION,
  trace?: Trace,
): Reading {
  const tracks = chooseTracks(judgement)
  const voice = new Voice(trace)
  const difficulty = new DifficultyWriter(judgement, tracks, voice)
  const lightAndShadow = new LightAndShadowWriter(judgement, tracks, voice)
  const steps = difficulty.steps()
  const names = tracks.map(({ name }) => name)
  return {
    corpusVersion: CORPUS_VERSION,
    engineVersion,
    judgement,
    tracks: tracks.map(({ name, part, witnesses }) => ({
      name,
      title: TRACK_TEXTS[name].title,
      part,
      witnesses: [...new Set(witnesses.map(({ fact }) => factText(fact)))],
    })),
    blocks: {
      fortunePath: new FortunePathWriter(judgement, tracks, voice).sentences(),
      currentBlockages: difficulty.currentBlockages(),
      spiritualGuidance: difficulty.spiritualGuidance(),
      practicalSteps: difficulty.stepSentences(steps),
      lightSidePattern: lightAndShadow.lightSide(),
      darkSideWarning: lightAndShadow.shadowSide(),
    },
    readFrom: readFromOf(judgement, tracks),
    steps,
    realLifeExamples: illustrationsFor(judgement, tracks),
    ayahs: ayahsOf(tracks),
    hadith: hadithOf(tracks),
    themes: themesOf(names),
  }
}
