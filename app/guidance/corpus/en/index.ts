import type { TrackName, TrackTexts } from '#app/guidance/types.ts'
import { courage } from './tracks/courage.ts'
import { friendship } from './tracks/friendship.ts'
import { home } from './tracks/home.ts'
import { learning } from './tracks/learning.ts'
import { loss } from './tracks/loss.ts'
import { order } from './tracks/order.ts'
import { patience } from './tracks/patience.ts'
import { provision } from './tracks/provision.ts'
import { service } from './tracks/service.ts'
import { speech } from './tracks/speech.ts'
import { standing } from './tracks/standing.ts'
import { trust } from './tracks/trust.ts'
import { work } from './tracks/work.ts'
import { worship } from './tracks/worship.ts'

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
