import type { LotKey, TurnKey } from '#app/guidance/pairs.ts'
import type { Cause, HelperKind, Judgement, Manner } from '#app/guidance/types.ts'
import { causeOf } from './causes.ts'
import { type ChosenTrack, turnOf } from './choose-tracks.ts'

/** What the texts of one story are chosen by. */
export interface Knot {
  lot: LotKey
  cause: Cause
  manner: Manner
  difficulty: TurnKey
  helper: HelperKind
}

const MANNER_OF: Readonly<Record<Cause, Manner>> = {
  delay: 'held',
  hidden: 'held',
  heat: 'driven',
  far: 'loose',
  ease: 'loose',
}

export function knotOf(
  judgement: Judgement,
  [, difficulty, help]: readonly [ChosenTrack, ChosenTrack, ChosenTrack],
): Knot {
  const { lotSign, place } = judgement
  const cause = causeOf(difficulty.pair)
  return {
    lot: `${lotSign.sign} ${place.place}` as LotKey,
    cause,
    manner: MANNER_OF[cause],
    difficulty: turnOf(difficulty),
    helper: helperOf(judgement, help),
  }
}

/** The Lot of Spirit and the end of the chain are what a person undertakes. */
export function helperOf({ ruler }: Judgement, { pair }: ChosenTrack): HelperKind {
  if (pair.of !== 'help') return 'own'
  const [planet] = pair.key.split(' ')
  if (planet === ruler.host && ruler.hostSees !== 'averse') return 'host'
  return planet === 'Jupiter' || planet === 'Venus' ? 'benefic' : 'light'
}
