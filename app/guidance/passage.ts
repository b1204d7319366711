import type { Language } from '#app/language/language.ts'
import { AYAHS, type AyahRef } from './ayahs.ts'
import { corpusOf } from './corpus/index.ts'
import { HADITH, type Hadith } from './hadith.ts'

/** `quran 2:153` or `quran 2:45-46` */
const VERSES = /^quran (\d+):(\d+)(?:-(\d+))?$/

/** The verses that a passage names. @throws RangeError if it names verses that are not in the list */
export function ayahsOfPassage(passage: string): AyahRef[] {
  const [, surah, from, to = from] = VERSES.exec(passage) ?? []
  if (surah === undefined) return []
  const found = AYAHS.find(
    (one) => one.surah === Number(surah) && one.from === Number(from) && one.to === Number(to),
  )
  if (!found) throw new RangeError(`The passage ${passage} is not among the verses`)
  return [found]
}

/** The hadith that a passage names. @throws RangeError if it is not in the list */
export function hadithOfPassage(passage: string): Hadith | null {
  if (VERSES.test(passage)) return null
  const found = HADITH.find(({ id }) => id === passage)
  if (!found) throw new RangeError(`The passage ${passage} is not among the hadith`)
  return found
}

/** Such as 'Sahih al-Bukhari 6114', or 'from Sahih Muslim 2699' if only a part is quoted. */
export const hadithReference = (hadith: Omit<Hadith, 'track'>, language?: Language): string =>
  corpusOf(language).references.hadith(hadith)

/** The narrator of a hadith, as a language names them. */
export const hadithNarrator = ({ narrator }: Pick<Hadith, 'narrator'>, language?: Language): string =>
  corpusOf(language).references.narrator(narrator)
