import type { Place, TurnKey } from '#app/guidance/pairs.ts'
import type { Cause, HelperKind, Manner, TrackName } from '#app/guidance/types.ts'
import type { TraitText } from './pair-texts.ts'

/** What is written for a lot in one sign and place. */
export interface LotKnots {
  /** The gift in one sentence of every day. */
  gift: string
  /** How the gift, in the image of its lot, becomes a difficulty of each cause. It follows the paragraph about the lot. */
  knots: Readonly<Record<Cause, string>>
  /** The gift in use, and the same overdone. */
  traits: Readonly<Record<Manner, TraitText>>
  /** A step of the month that uses the gift. */
  month: string
  /** The last sentence of a letter. */
  last: string
  /** What leads from a knot of this lot to a difficulty, instead of the lead of the difficulty or a bridge. */
  leads?: Readonly<Partial<Record<TurnKey, string>>>
  /** A difficulty from inside, instead of `pairs.inside`, where those texts would deny the gift. */
  scenes?: Readonly<Partial<Record<TurnKey, string>>>
}

export type SignKnots = Readonly<Record<Place, LotKnots>>

/** What one helper does for one difficulty, and the same in one sentence. */
interface HelpText {
  text: string
  short: string
}

/**
 * `plain` is the difficulty in one sentence of every day. `lead` ends in a colon and leads to it from a knot of the cause that has no lead of its own. `keeps`
 * says, after the scene, what keeps the difficulty going.
 */
export type CauseHelps = Readonly<
  { plain: string; lead: string; keeps: string } & Record<HelperKind, HelpText>
>

type CauseOf<Subject extends TrackName> = {
  [One in Cause]: `${Subject} ${One}` extends TurnKey ? One : never
}[Cause]

export type SubjectHelps<Subject extends TrackName> = Readonly<Record<CauseOf<Subject>, CauseHelps>>
