import { AYAHS } from '#app/guidance/ayahs.ts'
import { ILLUSTRATIONS } from '#app/guidance/corpus/illustrations.ts'
import { HADITH } from '#app/guidance/hadith.ts'
import { hash } from '#app/guidance/seed.ts'
import { TRACK_TEXTS } from './index.ts'
import { AREA_PHRASES, HELP_PHRASES, MOVES } from './moves.ts'
import { PLACE_TEXTS } from './places.ts'
import {
  AVERSION_TEXTS,
  BOUND_STYLES,
  QUALIFIER_TEXTS,
  RANK_TEXTS,
  RULER_TEXTS,
  TEST_TEXTS,
} from './ruler.ts'
import { RULE_TEXTS } from './rules.ts'
import { SIGN_TEXTS } from './signs.ts'

/** Every text of ours that is stored with a reading. */
export const READING_TEXTS = [
  TRACK_TEXTS,
  MOVES,
  HELP_PHRASES,
  AREA_PHRASES,
  SIGN_TEXTS,
  PLACE_TEXTS,
  RANK_TEXTS,
  QUALIFIER_TEXTS,
  RULER_TEXTS,
  TEST_TEXTS,
  BOUND_STYLES,
  AVERSION_TEXTS,
  RULE_TEXTS,
  ILLUSTRATIONS,
  AYAHS,
  HADITH,
] as const

/** The version of the texts that a reading is written from. Any changed word changes it. */
export const CORPUS_VERSION: string = `2-${hash(JSON.stringify(READING_TEXTS)).toString(16)}`
