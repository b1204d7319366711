import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'
import { BESIDE } from './beside.ts'
import { BESIDE_CONDITION } from './beside-condition.ts'
import { CLOSE } from './close.ts'
import { COUNT } from './count.ts'
import { DIFFICULTY } from './difficulty.ts'
import { END } from './end.ts'
import { FIRM } from './firm.ts'
import { GUIDANCE } from './guidance.ts'
import { HEADLINE } from './headline.ts'
import { INSIDE } from './inside.ts'
import { KEEPS } from './keeps.ts'
import { LOT } from './lot.ts'
import { OPENING } from './opening.ts'
import { RECEPTION } from './reception.ts'
import { RULER_PLACE } from './ruler-place.ts'
import { SHADE } from './shade.ts'
import { SIGHT } from './sight.ts'
import { TURN } from './turn.ts'

/** All paragraphs in English. */
export const PAIR_TEXTS: PairTexts = {
  lot: LOT,
  rulerPlace: RULER_PLACE,
  sight: SIGHT,
  difficulty: DIFFICULTY,
  firm: FIRM,
  beside: BESIDE,
  besideCondition: BESIDE_CONDITION,
  close: CLOSE,
  end: END,
  reception: RECEPTION,
  count: COUNT,
  opening: OPENING,
  headline: HEADLINE,
  guidance: GUIDANCE,
  turn: TURN,
  inside: INSIDE,
  keeps: KEEPS,
  shade: SHADE,
}
