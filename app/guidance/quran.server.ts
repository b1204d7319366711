import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { AyahRef } from './ayahs'

/** The terms under which the text may be shown: verbatim, named and linked. */
export const QURAN_ATTRIBUTION = {
  text: 'Qur’an text: Tanzil Project, Uthmani, version 1.1, CC BY 3.0, shown verbatim',
  source: 'https://tanzil.net',
  licence: 'https://creativecommons.org/licenses/by/3.0/',
} as const

export interface AyahText {
  surah: number
  ayah: number
  /** The whole ayah, verbatim. */
  arabic: string
  surahArabic: string
  surahName: string
  /** Such as 'Al-Baqara 2:286'. */
  reference: string
  /** Our own line on the meaning, to be labelled 'meaning in brief (not a translation)'. */
  meaning: string
  /** The ayah at quran.com, where translations can be read. */
  href: string
}

interface Quran {
  /** Keyed 'surah:ayah'. */
  texts: ReadonlyMap<string, string>
  surahs: readonly { number: number; name: string; englishName: string }[]
}

let loaded: Quran | undefined

/**
 * Reads the package's data files and not its entry, which builds search indexes of 25 MB that are not needed.
 * The data stand beside `dist/` in the package; a test holds them to the entry's own text.
 */
function quran(): Quran {
  if (loaded) return loaded
  const entry = createRequire(import.meta.url).resolve('quran-validator')
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(dirname(entry), '../data', name), 'utf8'))
  const verses = read('quran-verses.min.json') as { surah: number; ayah: number; text: string }[]
  const surahs = read('quran-surahs.min.json') as Quran['surahs']
  loaded = { texts: new Map(verses.map((v) => [`${v.surah}:${v.ayah}`, v.text])), surahs }
  return loaded
}

/** The whole ayah, verbatim, with its reference. @throws RangeError where there is no such ayah. */
export function ayahText({ surah, ayah, meaningInBrief }: Omit<AyahRef, 'themes'>): AyahText {
  const { texts, surahs } = quran()
  const arabic = texts.get(`${surah}:${ayah}`)
  const named = surahs[surah - 1]
  if (arabic === undefined || !named) throw new RangeError(`There is no ayah ${surah}:${ayah}`)
  return {
    surah,
    ayah,
    arabic,
    surahArabic: named.name,
    surahName: named.englishName,
    reference: `${named.englishName} ${surah}:${ayah}`,
    meaning: meaningInBrief,
    href: `https://quran.com/${surah}/${ayah}`,
  }
}

/** Every ayah's text in order, for the test that pins them. */
export function allAyahTexts(): string[] {
  return [...quran().texts.values()]
}
