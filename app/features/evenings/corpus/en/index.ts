import type { EveningCorpus } from '../types.ts'
import { COURAGE } from './courage.ts'
import { FRIENDSHIP } from './friendship.ts'
import { HOME } from './home.ts'
import { LEARNING } from './learning.ts'
import { LOSS } from './loss.ts'
import { OPENINGS } from './openings.ts'
import { ORDER } from './order.ts'
import { PATIENCE } from './patience.ts'
import { PROVISION } from './provision.ts'
import { SERVICE } from './service.ts'
import { SPEECH } from './speech.ts'
import { STANDING } from './standing.ts'
import { TRUST } from './trust.ts'
import { WORK } from './work.ts'
import { WORSHIP } from './worship.ts'

export const EN: EveningCorpus = {
  openings: OPENINGS,
  subjects: {
    trust: TRUST,
    speech: SPEECH,
    provision: PROVISION,
    work: WORK,
    home: HOME,
    learning: LEARNING,
    service: SERVICE,
    friendship: FRIENDSHIP,
    worship: WORSHIP,
    courage: COURAGE,
    order: ORDER,
    standing: STANDING,
    loss: LOSS,
    patience: PATIENCE,
  },
}
