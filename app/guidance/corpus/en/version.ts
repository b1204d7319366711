import { hash } from '../../seed'
import { ILLUSTRATIONS } from '../illustrations'
import { TRACK_TEXTS } from './index'
import { BOUND_STYLES, KEEPER_TEXTS, QUALIFIER_TEXTS, RANK_TEXTS, TEST_TEXTS } from './keeper'
import { AIDS, AREAS, MOVES } from './moves'
import { PLACE_TEXTS } from './places'
import { RULE_TEXTS } from './rules'
import { SIGN_TEXTS } from './signs'

/** Of every text that a reading can contain: any changed word changes it. */
export const CORPUS_VERSION: string = `2-${hash(
  JSON.stringify([
    TRACK_TEXTS,
    MOVES,
    AIDS,
    AREAS,
    SIGN_TEXTS,
    PLACE_TEXTS,
    RANK_TEXTS,
    QUALIFIER_TEXTS,
    KEEPER_TEXTS,
    TEST_TEXTS,
    BOUND_STYLES,
    RULE_TEXTS,
    ILLUSTRATIONS,
  ]),
).toString(16)}`
