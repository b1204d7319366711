import type { Planet, Sign } from '#app/astro/index.server.ts'
import type { Hadith, Narrator } from '#app/guidance/hadith.ts'
import type { LifeSubject } from '#app/guidance/said.ts'
import type {
  Cause,
  Fact,
  FromLotItem,
  HelperKind,
  Judgement,
  ReadFrom,
  ReadingStep,
  RuleId,
  StepTime,
  TrackName,
} from '#app/guidance/types.ts'
import type { Language } from '#app/language/language.ts'
import type { BridgeTexts } from './bridge-texts.ts'
import type { SignKnots, SubjectHelps } from './knot-texts.ts'
import type { PairTexts } from './pair-texts.ts'
import type { Illustration, TrackTexts } from './types.ts'

/**
 * Everything that is written in one language. What is chosen, and in which order it stands, is the same in every
 * language: a text that is chosen by its words alone would break that.
 */
export interface Corpus {
  language: Language
  pairs: PairTexts
  /** What is written for a lot, by its sign and place. */
  knots: Readonly<Record<Sign, SignKnots>>
  /** What helps against a difficulty, by its subject and cause. */
  helps: { readonly [Subject in TrackName]: SubjectHelps<Subject> }
  bridges: BridgeTexts
  tracks: Readonly<Record<TrackName, TrackTexts>>
  rules: Readonly<Record<RuleId, RuleText>>
  illustrations: readonly Illustration[]
  /** Questions to answer in writing, by subject, and for a person without a reading. */
  reflections: Readonly<Record<TrackName | 'any', readonly [string, string, string]>>
  names: Names
  references: References
  facts: FactWords
  joints: Joints
  sentences: Sentences
  /**
   * The least and the most words of a letter, and of headline, blocks and examples together. A letter with more loses the
   * joints that it can do without.
   */
  lengths: Readonly<Record<'letter' | 'reading', readonly [number, number]>>
  /** Words by which a text assumes something of its reader's life. */
  assuming: Readonly<Record<LifeSubject, RegExp>>
  /**
   * The first phrase of a text that no text of Qismah may contain, as written there, or null: promises, predictions, claims
   * to know the unseen, fear, and planets that act.
   */
  forbiddenIn(text: string): string | null
}

/** A rule in one sentence, with the passage or place in a book that it is based on. */
export interface RuleText {
  rule: string
  /** Id of a passage in the books. */
  passage: string | null
  /** Author, book and chapter, if no passage is quoted. */
  reference: string | null
  /** True if no book has this rule: it is ours, which the reading says. */
  ours: boolean
}

/** Names as they stand within a sentence. */
export interface Names {
  sign(sign: Sign): string
  planet(planet: Planet): string
  /** The ordinal of a place or a house. */
  nth(n: number): string
  listed(names: readonly string[]): string
  /** The words of a template that agree with the ruler, by the names of their slots. */
  agreement(ruler: Planet): Readonly<Record<string, string>>
  isNamedIn(name: 'lot' | Planet | Sign, text: string): boolean
  /** The text with # for every planet, sign and ordinal, which two readings may share without being alike. */
  masked(text: string): string
}

/** Where a quotation stands. */
export interface References {
  /** `verses` is a number or a span. */
  quran(
    surah: { number: number; name: string; englishName: string },
    verses: readonly [number, number],
  ): string
  hadith(hadith: Pick<Hadith, 'collection' | 'number' | 'excerpt'>): string
  /** After 'told by'. */
  narrator(narrator: Narrator): string
}

export interface FactWords {
  /** One plain sentence on a fact of the chart. */
  text(fact: Fact): string
  /** The same sentence after a colon. */
  clause(fact: Fact): string
  /** In few words, for the line under a block's title. */
  short(fact: Fact): string
}

/**
 * From a hard fact, or from the difficulty, to the gift; from the gift to a difficulty of another subject, of the same,
 * and to one that no hard fact causes; to the help.
 */
export type JointKind =
  | 'giftAfterHard'
  | 'difficultyAgainst'
  | 'difficultyOfGift'
  | 'difficultyOfEase'
  | 'help'

/** What joins the sentences of a letter. */
export interface Joints {
  between: Readonly<Record<JointKind, readonly string[]>>
  joined(joint: string, sentence: string): string
  /** A filled headline, in which a name may begin a sentence. */
  opened(text: string): string
}

/** Why a story or an event is shown: what it shares with a chart. */
interface Similarity {
  themes: readonly string[]
  /** Where the Part of Fortune of its own chart stands as in this one. */
  sign: Sign | null
  house: number | null
  fact: Fact
}

export interface Sentences {
  /** Reasons, with a phrase, a title and a why of a track, and how a difficulty shows. */
  difficultyReason(difficulty: string, cause: Cause): string
  stepReason(title: string, why: string): string
  practiceReason(title: string, why: string): string
  /** The time of a step, and in the month what it is for. */
  readonly stepLead: Readonly<Record<StepTime, string>>
  /** Why the step of the month is there. */
  readonly monthWhy: string
  step(step: ReadingStep): string
  /** What each kind of help consists in, within a sentence. */
  readonly helpTitle: Readonly<Record<HelperKind, string>>
  /** The bound of the lot, as the style of the gift. */
  bound(planet: Planet): string
  /** The planets in the tenth or the eleventh place from the lot. */
  fromLot(item: FromLotItem): string
  /** The lines under the titles of the blocks, from the tracks and their facts in few words. */
  readFrom(judgement: Judgement, subjects: Subjects): ReadFrom
  /** Why an example is shown, from one of the reasons that follow. */
  chosen(reason: string): string
  similarity(similarity: Similarity): string
  tale(tale: { title: string; name: string; trait: string; fact: Fact }): string
}

interface Subjects {
  /** The facts of the gift, the first of the difficulty, and all of the difficulty, each in few words. */
  gift: readonly string[]
  cause: string
  hard: readonly string[]
  difficulty: string
}
