import { secondGift } from '#app/guidance/judge/choose-tracks.ts'
import type { Judgement } from '#app/guidance/types.ts'

/** The shape of a judgement: what a reader of the old books would look at first. */
export type Shape = 'pressed' | 'closed' | 'accompanied' | 'at-home' | 'out-of-sight' | 'two-counts' | 'plain'

/**
 * The parts of Fortune Path. Each is left out where its fact is missing. `mutual` is the end of a chain whose two planets
 * are the ruler and its host. Sight, whether the ruler sees the lot, is always told as `sight`; as `view` only if it is one
 * of the strongest facts or almost exact.
 */
export type Part =
  | 'lot'
  | 'near'
  | 'count'
  | 'ruler'
  | 'reception'
  | 'mutual'
  | 'place'
  | 'sight'
  | 'view'
  | 'end'

/** The parts of Fortune Path, paragraph by paragraph. */
export type Plan = readonly (readonly Part[])[]

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

/** The lot comes first, because everything else is about it; then its ruler, before anything that the ruler does. */
export const PLANS: Readonly<Record<Shape, Plan>> = {
  pressed: [['lot'], ['ruler', 'mutual', 'place', 'view'], ['near']],
  closed: [['lot'], ['ruler', 'end'], ['place', 'view']],
  accompanied: [['lot', 'near'], ['ruler'], ['place', 'view']],
  'at-home': [['lot'], ['ruler', 'sight'], ['place']],
  'out-of-sight': [['lot'], ['ruler', 'sight'], ['place']],
  'two-counts': [['lot', 'count'], ['ruler'], ['place', 'view']],
  plain: [['lot'], ['ruler', 'reception'], ['place', 'view']],
}
