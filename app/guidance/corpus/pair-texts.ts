import type * as keys from '#app/guidance/pairs.ts'
import type { TrackName } from '#app/guidance/types.ts'

/** The paragraph about the lot, and its image in one sentence for the letter. */
interface LotText {
  text: string
  letter: string
}

/**
 * The first sentences of a reading. `second` tells the same fact after another headline; what it says in brackets is left out where
 * that one has named the ruler of the lot.
 */
interface HeadlineText {
  text: string
  second: string
}

/** One trait, told from both sides. */
export interface TraitText {
  light: string
  shadow: string
}

/** The answer to a difficulty, with its passage inside. It begins with the passage. */
export interface GuidanceText {
  text: string
  /** The id of a hadith, or `quran S:A` or `quran S:A-B`. */
  passage: string
}

/** Every paragraph of one language, by the pair of facts that it is about. A language without one does not compile. */
export interface PairTexts {
  lot: Readonly<Record<keys.LotKey, LotText>>
  rulerPlace: Readonly<Record<keys.RulerPlaceKey, string>>
  /** Two, where one planet rules many lots and is often in that place. */
  sight: Readonly<Record<keys.SightKey, string | readonly string[]>>
  /** A difficulty and its cause in one sentence, for the letter: what the four lines say, in other words. */
  difficulty: Readonly<Record<keys.TurnKey, readonly string[]>>
  firm: Readonly<Record<keys.FirmKey, string>>
  beside: Readonly<Record<keys.BesideKey, string>>
  besideCondition: Readonly<Record<keys.BesideConditionKey, string>>
  close: Readonly<Record<keys.CloseKey, string>>
  end: Readonly<Record<keys.EndKey, string>>
  reception: Readonly<Record<keys.ReceptionKey, string>>
  /** Several for each, because half of all charts have a second count. */
  count: Readonly<Record<keys.CountKey, readonly string[]>>
  /** Before the headline. An English one names the sign of the lot, which no English headline repeats. */
  opening: Readonly<Record<keys.OpeningKey, string>>
  headline: Readonly<Record<keys.HeadlineKey, HeadlineText>>
  guidance: Readonly<Record<TrackName, readonly GuidanceText[]>>
  turn: Readonly<Record<keys.TurnKey, readonly string[]>>
  /** How a difficulty feels on an ordinary day, and how it looks. Several where its cause is common. */
  inside: Readonly<Record<keys.TurnKey, readonly string[]>>
  /** What keeps a difficulty going, after its scene, in other words than the first ones in `helps`. */
  keeps: Readonly<Record<keys.CommonTurn, readonly string[]>>
  /** The strength of a difficulty, after the trait. `shade-causes.ts` names the causes that one does not fit. */
  shade: Readonly<Record<TrackName, readonly TraitText[]>>
}
