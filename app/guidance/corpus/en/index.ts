import type { TrackName, TrackTexts } from '../../types'
import { courage } from './tracks/courage'
import { friendship } from './tracks/friendship'
import { home } from './tracks/home'
import { learning } from './tracks/learning'
import { loss } from './tracks/loss'
import { order } from './tracks/order'
import { patience } from './tracks/patience'
import { provision } from './tracks/provision'
import { service } from './tracks/service'
import { speech } from './tracks/speech'
import { standing } from './tracks/standing'
import { trust } from './tracks/trust'
import { work } from './tracks/work'
import { worship } from './tracks/worship'

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
