import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Language } from '#app/language/language.ts'
import type { AyahRef } from './ayahs.ts'
import { corpusOf } from './corpus/index.ts'

/** The terms under which the text may be shown: verbatim, named and linked. */
export const QURAN_ATTRIBUTION = {
  text: 'Qur’an text: Tanzil Project, Uthmani, version 1.1, CC BY 3.0, shown verbatim',
  source: 'https://tanzil.net',
  licence: 'https://creativecommons.org/licenses/by/3.0/',
} as const

export interface AyahText {
  surah: number
  /** The first and the last verse. */
  from: number
  to: number
  /** Whole verses, verbatim, each with the sign of its end: ۝ and its number. */
  verses: readonly { arabic: string; end: string }[]
  /** Such as 'الشرح'. */
  surahArabic: string
  surahName: string
  /** Such as 'Al-Baqara 2:286' or 'Al-Asr 103:1–3', in Arabic 'البقرة 286'. */
  reference: string
  /** Our own line on the meaning. It must be labelled 'meaning in brief (not a translation)'. */
  meaning: string
  /** The passage at quran.com, where translations can be read. */
  href: string
}

/** Analyses stored by earlier versions name a single verse. */
type StoredAyah = Pick<AyahRef, 'surah' | 'meaningInBrief'> &
  (Pick<AyahRef, 'from' | 'to'> | { ayah: number })

interface Quran {
  /** Keyed 'surah:ayah'. */
  texts: ReadonlyMap<string, string>
  surahs: readonly { number: number; name: string; englishName: string }[]
}

let loaded: Quran | undefined

/**
 * Reads the package's data files and not its entry point, which builds search indexes of 25 MB that are not needed. The
 * data files are beside `dist/` in the package; a test compares them with the text of the entry point.
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

/** Reads the verses at the start, so that no page and no mail waits while they are read. */
export function warmUpQuran(): void {
  quran()
}

/** The complete verses, verbatim, with their reference. @throws RangeError if there are no such verses. */
export function ayahText(stored: StoredAyah, language?: Language): AyahText {
  const { surah, meaningInBrief } = stored
  const { from, to } = 'ayah' in stored ? { from: stored.ayah, to: stored.ayah } : stored
  const { texts, surahs } = quran()
  const named = surahs[surah - 1]
  const verses: { arabic: string; end: string }[] = []
  for (let verse = from; verse <= to; verse++) {
    const arabic = texts.get(`${surah}:${verse}`)
    if (arabic !== undefined) verses.push({ arabic, end: verseEnd(verse) })
  }
  if (!named || verses.length === 0 || verses.length !== to - from + 1)
    throw new RangeError(`There is no passage ${surah}:${from}-${to}`)
  return {
    surah,
    from,
    to,
    verses,
    surahArabic: named.name,
    surahName: named.englishName,
    reference: corpusOf(language).references.quran(named, [from, to]),
    meaning: meaningInBrief,
    href: `https://quran.com/${surah}/${from === to ? from : `${from}-${to}`}`,
  }
}

/** U+06DD, which encloses the Arabic-Indic digits after it. */
const verseEnd = (verse: number) =>
  `\u06DD${String(verse).replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))}`

/** The text of every verse in order, for the test that compares their checksum. */
export function allAyahTexts(): string[] {
  return [...quran().texts.values()]
}
