import { AYAHS } from '#app/guidance/ayahs.ts'
import { HADITH } from '#app/guidance/hadith.ts'
import { hash } from '#app/guidance/seed.ts'
import type { Corpus } from './corpus.ts'

type Texts = Pick<Corpus, 'tracks' | 'pairs' | 'rules' | 'illustrations'>

/** Every text of ours that is stored with a reading. */
export const readingTexts = ({ tracks, pairs, rules, illustrations }: Texts) => [
  tracks,
  pairs,
  rules,
  illustrations,
  AYAHS,
  HADITH,
]

export const versionOf = (texts: Texts): string =>
  `3-${hash(JSON.stringify(readingTexts(texts))).toString(16)}`
