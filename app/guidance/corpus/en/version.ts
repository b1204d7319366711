import { AYAHS } from '#app/guidance/ayahs.ts'
import { ILLUSTRATIONS } from '#app/guidance/corpus/illustrations.ts'
import { HADITH } from '#app/guidance/hadith.ts'
import { hash } from '#app/guidance/seed.ts'
import { TRACK_TEXTS } from './index.ts'
import { PAIR_TEXTS } from './pairs/index.ts'
import { RULE_TEXTS } from './rules.ts'

/** Every text of ours that is stored with a reading. */
export const READING_TEXTS = [TRACK_TEXTS, PAIR_TEXTS, RULE_TEXTS, ILLUSTRATIONS, AYAHS, HADITH] as const

/** The version of the texts that a reading is written from. Any changed word changes it. */
export const CORPUS_VERSION: string = `3-${hash(JSON.stringify(READING_TEXTS)).toString(16)}`
