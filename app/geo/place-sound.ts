/**
 * How a name sounds, for the search only: its consonants, as far as Arabic letters and their many transcriptions agree on
 * them. Vowels, و, ي, ه, ح and ع are left out. `Muzaffarabad` and `مظفرآباد` are both `mdfrbd`. A name with the article
 * has two sounds, with and without it: `El Khroub` and `الخروب` are both `AKrb` and `Krb`.
 */
import { nameWords } from './place-name.ts'

/** Countries where people write Arabic letters, and name their places in them. */
export const OF_ARABIC_LETTERS: ReadonlySet<string> = new Set(
  'AE AF BH DJ DZ EG EH IQ IR JO KM KW LB LY MA MR OM PK PS QA SA SD SO SY TN YE'.split(' '),
)

/** Countries whose Latin spellings are French and Spanish, and often one word with the article: `Larbaa`, `L’Arba`. */
const OF_MERGED_ARTICLES: ReadonlySet<string> = new Set('DZ EH LY MA MR TN'.split(' '))
/** The sound of the article. */
const ARTICLE = 'A'

/** Consonants of Latin spellings, the longest first. `C` is ش, `J` is ج, `K` is any of ك ق خ غ. */
const LATIN: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/(.)\1+/g, '$1'],
  [/tch|sch|[sc]h/g, 'C'],
  [/dj|j/g, 'J'],
  [/ph/g, 'f'],
  [/c(?=[eiy])/g, 's'],
  [/x/g, 'Ks'],
  [/[kgqc]/g, 'K'],
  [/z/g, 'd'],
  [/p/g, 'b'],
  [/[aeiouyhwv]/g, ''],
]
/** The article as it is spelt before a consonant that it takes on: `Ash Shaykh`. */
const LATIN_ARTICLE = /^(?:[aeiu]l|a[dnrstz]|e[dnrstz]|[ae](?:sh|ch)|a[dt]h)$/
const LATIN_LETTERS = /^[a-z0-9]+$/

const ARABIC_ARTICLE = /^ال(?=..)/u
/** The sounds of an Arabic letter; a letter that is missing has none. */
const ARABIC: Readonly<Record<string, readonly string[]>> = {
  ب: ['b'],
  پ: ['b'],
  ت: ['t'],
  ٹ: ['t'],
  ط: ['t'],
  ث: ['t', 's'],
  ج: ['J', 'K', 'C'],
  چ: ['C'],
  خ: ['K'],
  ق: ['K'],
  غ: ['K'],
  ك: ['K'],
  د: ['d'],
  ڈ: ['d'],
  ذ: ['d'],
  ض: ['d'],
  ظ: ['d'],
  ز: ['d'],
  ژ: ['J'],
  ر: ['r'],
  ڑ: ['r'],
  س: ['s'],
  ص: ['s'],
  ش: ['C'],
  ف: ['f'],
  ل: ['l'],
  م: ['m'],
  ن: ['n'],
  ں: ['n'],
}
/** چ, as Arabs often write it. */
const CH = /تش/g
const ARABIC_LETTERS = /^[\p{Script=Arabic}\p{N}]+$/u
const STANDARD_LETTERS = /^[\u0621-\u063a\u0641-\u064a]+$/u
/** ة before another word, folded, which is heard as t: `مدينة نصر`. */
const TIED_TA = /ه$/u
/** The most letters with two sounds that are tried in both ways. */
const MOST_DOUBTS = 5

/** The sounds that a name in Latin letters may have, or none if it has other letters. */
export function soundsOfLatin(name: string, countryCode: string): string[] {
  const words = nameWords(name)
  if (!words.every((word) => LATIN_LETTERS.test(word))) return []
  const sound = words
    .filter((word, index) => index === words.length - 1 || !LATIN_ARTICLE.test(word))
    .map((word) => LATIN.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word))
    .join('')
  const sounds = [sound]
  if (words.length > 1 && LATIN_ARTICLE.test(words[0]!)) sounds.push(ARTICLE + sound)
  if (sound.startsWith('l') && OF_MERGED_ARTICLES.has(countryCode))
    sounds.push(sound.slice(1), ARTICLE + sound.slice(1))
  return sounds.filter((some) => some !== '' && some !== ARTICLE)
}

/** The sounds that a name in Arabic letters may have, those with the article first, or none if it has other letters. */
export function soundsOfArabic(name: string): string[] {
  const words = nameWords(name)
  if (words.length === 0 || !words.every((word) => ARABIC_LETTERS.test(word))) return []
  const sounds = words.flatMap((word, index) => {
    const letters = [...word.replace(ARABIC_ARTICLE, '').replace(CH, 'چ')].map(
      (letter) => ARABIC[letter] ?? [''],
    )
    return index < words.length - 1 && TIED_TA.test(word) ? [...letters, ['', 't']] : letters
  })
  let doubts = 0
  const found = sounds.reduce<string[]>(
    (beginnings, ways) => {
      if (ways.length > 1) doubts += 1
      const tried = doubts > MOST_DOUBTS ? ways.slice(0, 1) : ways
      return beginnings.flatMap((beginning) => tried.map((way) => beginning + way))
    },
    [''],
  )
  return ARABIC_ARTICLE.test(words[0]!) ? [...found.map((sound) => ARTICLE + sound), ...found] : found
}

/** True if people who write Arabic find a place by this name: it has the letters of Arabic, folded. */
export function isInArabic(name: string): boolean {
  const words = nameWords(name)
  return words.length > 0 && words.every((word) => STANDARD_LETTERS.test(word))
}
