import { secondGift } from '#app/guidance/judge/choose-tracks.ts'
import type { Judgement } from '#app/guidance/types.ts'

/** The shape of a judgement: what a reader of the old books would look at first. */
export type Shape = 'pressed' | 'closed' | 'accompanied' | 'at-home' | 'out-of-sight' | 'two-counts' | 'plain'

/**
 * What Fortune Path tells after the lot and its knot. Each is left out where its fact is missing. `mutual` is the end of a
 * chain whose two planets are the ruler and its host. Sight, whether the ruler sees the lot, is always told as `sight`; as
 * `view` only if it is one of the strongest facts or almost exact.
 */
export type Part = 'near' | 'count' | 'reception' | 'mutual' | 'sight' | 'view' | 'end'

/** The parts of a letter before its last sentence. */
export type LetterPart = 'facts' | 'image' | 'difficulty' | 'help'

export interface Plan {
  path: readonly Part[]
  /** Paragraph by paragraph. */
  letter: readonly (readonly LetterPart[])[]
}

/**
 * A malefic that overcomes the lot or stands with it; a closed pair or a ring; a planet with the lot; a strong ruler
 * that sees; a ruler that does not see; two counts of houses that disagree; none of these.
 */
export function shapeOf({ test, ruler, end, beside, sight, place, lotSign }: Judgement): Shape {
  if (test?.to === 'lot' && (test.overcoming || test.close || (test.by === 'with' && !test.ofSect)))
    return 'pressed'
  if (ruler.mutual || end.kind === 'ring') return 'closed'
  if (beside.length > 0) return 'accompanied'
  if (sight.by === 'averse') return 'out-of-sight'
  if (ruler.rank === 'home' || ruler.rank === 'honoured') return 'at-home'
  return secondGift({ place, lotSign }) ? 'two-counts' : 'plain'
}

/** The sky first, as the letters of the old astrologers begin. */
const FROM_THE_SKY: Plan['letter'] = [
  ['facts', 'image'],
  ['difficulty', 'help'],
]
/** The image first, and where it is read from. */
const FROM_THE_IMAGE: Plan['letter'] = [
  ['image', 'facts'],
  ['difficulty', 'help'],
]
/** What is hard first, where it is what one sees first. */
const FROM_THE_DIFFICULTY: Plan['letter'] = [
  ['facts', 'difficulty'],
  ['image', 'help'],
]
/** The whole contrast first, then the sky. */
const FROM_THE_CONTRAST: Plan['letter'] = [
  ['image', 'difficulty'],
  ['facts', 'help'],
]
/** What is hard and what helps first, and the gift behind both. */
const FROM_THE_HELP: Plan['letter'] = [
  ['difficulty', 'help'],
  ['facts', 'image'],
]

export const PLANS: Readonly<Record<Shape, Plan>> = {
  pressed: { path: ['near', 'reception', 'view', 'mutual'], letter: FROM_THE_DIFFICULTY },
  closed: { path: ['end', 'sight'], letter: FROM_THE_SKY },
  accompanied: { path: ['near', 'reception', 'sight'], letter: FROM_THE_IMAGE },
  'at-home': { path: ['sight'], letter: FROM_THE_IMAGE },
  'out-of-sight': { path: ['sight'], letter: FROM_THE_CONTRAST },
  'two-counts': { path: ['count', 'sight'], letter: FROM_THE_HELP },
  plain: { path: ['reception', 'sight'], letter: FROM_THE_HELP },
}
