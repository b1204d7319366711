import { TRACK_TEXTS as ENGLISH } from '#app/guidance/corpus/en/tracks/index.ts'
import type { TrackWords } from '#app/guidance/corpus/translation.ts'
import type { TrackTexts } from '#app/guidance/corpus/types.ts'
import { TRACKS, type TrackName } from '#app/guidance/types.ts'
import { courage } from './courage.ts'
import { friendship } from './friendship.ts'
import { home } from './home.ts'
import { learning } from './learning.ts'
import { loss } from './loss.ts'
import { order } from './order.ts'
import { patience } from './patience.ts'
import { provision } from './provision.ts'
import { service } from './service.ts'
import { speech } from './speech.ts'
import { standing } from './standing.ts'
import { trust } from './trust.ts'
import { work } from './work.ts'
import { worship } from './worship.ts'

const WORDS: Readonly<Record<TrackName, TrackWords>> = {
  trust,
  speech,
  provision,
  work,
  home,
  learning,
  service,
  friendship,
  worship,
  courage,
  order,
  standing,
  loss,
  patience,
}

/** What is no word of a step, such as its causes, is that of the English one. */
const stepsOf = (track: TrackName): TrackTexts['steps'] => {
  const { steps } = WORDS[track]
  const english = ENGLISH[track].steps
  return {
    today: steps.today.map((step, i) => ({ ...english.today[i]!, ...step })),
    week: steps.week.map((step, i) => ({ ...english.week[i]!, ...step })),
  }
}

/** All subjects in Arabic. */
export const TRACK_TEXTS = Object.fromEntries(
  TRACKS.map((track): [TrackName, TrackTexts] => [track, { track, ...WORDS[track], steps: stepsOf(track) }]),
) as Readonly<Record<TrackName, TrackTexts>>
