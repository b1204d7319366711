import type { TrackTexts } from '#app/guidance/corpus/types.ts'
import type { TrackName } from '#app/guidance/types.ts'
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

/** All subjects in English. */
export const TRACK_TEXTS: Readonly<Record<TrackName, TrackTexts>> = {
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
