import {
  type AyahRef,
  type Block,
  type Example,
  type Hadith,
  type Judgement,
  type ReadFrom,
  type Reading,
  type ReadingStep,
  type ReadingTrack,
  readWitnesses,
  type Sentence,
} from '#app/guidance/index.server.ts'
import type { Language } from '#app/language/language.ts'

/** A sentence as an analysis shows it. */
export type ShownSentence = Sentence & {
  /** In the former format: the factor that the sentence was written for. */
  factor?: string
}

/** What an analysis shows, whichever version composed it. */
export interface ShownContent {
  language: Language
  corpusVersion: string
  engineVersion: string
  blocks: Record<Block, ShownSentence[]>
  realLifeExamples: Example[]
  ayahs: AyahRef[]
  /** The following are empty or null in the former format. */
  tracks: readonly ReadingTrack[]
  readFrom: ReadFrom | null
  steps: readonly ReadingStep[]
  hadith: Hadith | null
  judgement: ShownJudgement | null
  /** The strongest facts of the chart; null in readings before the third version of the texts. */
  headline: Sentence | null
  /** Paragraphs, the first of which begins with the headline; none in earlier readings. */
  letter: readonly string[]
}

/** What an analysis shows of a judgement. Stored judgements of every version have it. */
export type ShownJudgement = Pick<Judgement, 'lotSign' | 'place' | 'ruler' | 'sight' | 'help' | 'test'>

/** The former format of a stored analysis, without tracks and witnesses: each sentence has one reason. */
interface FormerContent {
  corpusVersion: string
  engineVersion: string
  blocks: Record<
    Block,
    {
      id: string
      text: string
      reason: { factor: string; statement: string; rule: string; source: string }
    }[]
  >
  realLifeExamples: Example[]
  ayahs: AyahRef[]
  themes: string[]
}

type FormerRegard = (Omit<NonNullable<Judgement['help']>, 'to'> & { to: 'lot' | 'ruler' | 'keeper' }) | null

/** Some stored judgements call the lot's sign `manner`, and its ruler `keeper`. */
export interface FormerJudgement extends Pick<Judgement, 'place' | 'sight'> {
  manner: Judgement['lotSign']
  keeper: Judgement['ruler']
  help: FormerRegard
  test: FormerRegard
}

/**
 * A reading with three subjects. One before the third version of the texts has no headline and no letter, and those that
 * name no language are in English.
 */
type TrackedContent = Omit<Reading, 'judgement' | 'plan' | 'headline' | 'letter' | 'language'> &
  Partial<Pick<Reading, 'plan' | 'headline' | 'letter' | 'language'>> & {
    judgement: ShownJudgement | FormerJudgement
  }

export type StoredContent = TrackedContent | FormerContent

/** Reads stored content. An analysis in the former format keeps its texts, its reasons and its verses. */
export function shownContent(stored: StoredContent): ShownContent {
  if ('tracks' in stored) {
    const { headline = null, letter = [], language = 'en', judgement } = stored
    return { ...stored, language, judgement: presentJudgement(judgement), headline, letter }
  }
  const { corpusVersion, engineVersion, realLifeExamples, ayahs } = stored
  const blocks = Object.fromEntries(
    Object.entries(stored.blocks).map(([block, sentences]) => [block, sentences.map(formerSentence)]),
  ) as ShownContent['blocks']
  return {
    language: 'en',
    corpusVersion,
    engineVersion,
    blocks,
    realLifeExamples,
    ayahs,
    tracks: [],
    readFrom: null,
    steps: [],
    hadith: null,
    judgement: null,
    headline: null,
    letter: [],
  }
}

function presentJudgement(stored: ShownJudgement | FormerJudgement): ShownJudgement {
  if ('lotSign' in stored) return stored
  const { manner, keeper, help, test, ...others } = stored
  return {
    ...others,
    lotSign: manner,
    ruler: keeper,
    help: presentRegard(help),
    test: presentRegard(test),
  }
}

function presentRegard(stored: FormerRegard): Judgement['help'] {
  return stored && { ...stored, to: stored.to === 'keeper' ? 'ruler' : stored.to }
}

function formerSentence(sentence: FormerContent['blocks'][Block][number]): ShownSentence {
  const { id, text, reason } = sentence
  return { id, text, track: null, factor: reason.factor, because: readWitnesses(sentence) }
}
