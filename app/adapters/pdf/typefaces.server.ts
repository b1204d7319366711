import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { inDigits } from '#app/language/current.ts'
import { splitByDirection } from '#app/language/isolate.ts'
import { sfntOfWoff } from './woff.ts'

/** The typefaces of a report. Arabic words are Amiri in all of them: bold in `strong`, and never slanted. */
export type Face = 'text' | 'italic' | 'strong'

/** A run of text that one font can set. */
export interface Run {
  text: string
  font: string
  arabic: boolean
}

const SERIF = '@fontsource/source-serif-4'
const AMIRI = '@fontsource/amiri'
/** The package divides the typeface into parts by script. A character is set in the first part that contains it. */
const PARTS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'] as const
const STYLES: Readonly<Record<Face, string>> = {
  text: '400-normal',
  italic: '400-italic',
  strong: '600-normal',
}
export const ARABIC = 'arabic'
const ARABIC_STRONG = 'arabic/700'

const packages = createRequire(import.meta.url)
const fonts = new Map<string, Font>()

/**
 * A font by its name, read once per process. Reading the tables of a font is most of the work of a report, and pdfkit
 * would read them for each report.
 */
export function loadFont(name: string): Font {
  let font = fonts.get(name)
  if (!font) {
    const [face, part = '400'] = name.split('/') as [Face | typeof ARABIC, string | undefined]
    const path =
      face === ARABIC
        ? `${AMIRI}/files/amiri-arabic-${part}-normal.woff`
        : `${SERIF}/files/source-serif-4-${part}-${STYLES[face]}.woff`
    font = withLetters(create(sfntOfWoff(readFileSync(packages.resolve(path))))) as Font
    fonts.set(name, font)
  }
  return font
}

/**
 * A font caches each glyph with the characters of its first look-up. Writing Ñ looks up N without characters. In every
 * later report N would then have no text: a search would not find it and a screen reader would not read it. A mark that
 * was first looked up as part of آ would separate the Arabic letters beside it.
 */
function withLetters(font: Font): Font {
  const findGlyph = font.getGlyph.bind(font)
  font.getGlyph = (id, characters) => {
    const glyph = findGlyph(id, characters)
    if (glyph.codePoints.length === 0 && characters) glyph.codePoints = [...characters]
    return glyph
  }
  return font
}

type Ranges = readonly (readonly [from: number, to: number])[]

let coverage: { parts: (readonly [string, Ranges])[]; arabic: Ranges } | undefined

function covered() {
  if (coverage) return coverage
  const read = (name: string) =>
    JSON.parse(readFileSync(packages.resolve(`${name}/unicode.json`), 'utf8')) as Record<string, string>
  const serif = read(SERIF)
  coverage = {
    parts: PARTS.map((part) => [part, parseRanges(serif[part] ?? '')] as const),
    arabic: parseRanges(read(AMIRI).arabic ?? ''),
  }
  return coverage
}

/** Reads a CSS unicode-range. */
function parseRanges(css: string): Ranges {
  return [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from, to]) => [
    Number.parseInt(from!, 16),
    Number.parseInt(to ?? from!, 16),
  ])
}

const within = (ranges: Ranges, code: number) => ranges.some(([from, to]) => from <= code && code <= to)

const ARABIC_SCRIPT = /\p{Script=Arabic}/u
/** Pictures, and the marks that make sense only beside them. */
const PICTURES =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0e|\ufe0f|\u20e3/gu
const NO_PICTURE = /[©®™]/u

/** Characters that give the direction of what they enclose. The words are isolated by their script. */
const ISOLATES = /[\u2066-\u2069]/gu

/**
 * The runs of one line from left to right. A line that begins with an Arabic letter runs from the right: its runs are
 * reversed, except inside names in Latin letters and numbers with signs. Words with letters that no font has become '[…]', and
 * other characters a question mark. Pictures are left out, because these typefaces cannot show them. Digits are those that
 * the reader has chosen.
 */
export function splitIntoRuns(text: string, face: Face, fromRight = startsArabic(text)): Run[] {
  const clean = withoutMissing(withoutPictures(inDigits(text))).replace(/ {2,}/g, ' ')
  if (!fromRight) return byFont(clean, face)
  const inOrder = latinJoined(splitByDirection(clean)).flatMap((part) => {
    if (part.isolated) return [byFont(part.text, face)]
    return part.text.split(ARABIC_NUMBER).flatMap((text, index) => {
      const runs = byFont(text, face)
      return index % 2 === 1 ? [runs] : runs.flatMap(separate).map((run) => [run])
    })
  })
  return inOrder.reverse().flat()
}

/** Digits ٠ to ٩ run from the left in a line from the right too, with the signs between them. */
const ARABIC_NUMBER = /([٠-٩](?:[٠-٩٫٬:./]*[٠-٩])?)/u

const LETTER = /[\p{L}\p{M}]/u

const withoutPictures = (text: string): string =>
  text
    .normalize('NFC')
    .replace(ISOLATES, '')
    .replace(PICTURES, (picture) => (NO_PICTURE.test(picture) ? picture : ''))

/** What stands for words with a letter that no font has. */
const NOT_HERE = '[…]'
const LATIN_ONLY = /^[\0-\u017f]*$/

function withoutMissing(text: string): string {
  const words = text.split(' ').map((word) => (LATIN_ONLY.test(word) || hasLetters(word) ? word : NOT_HERE))
  return words.filter((word, i) => word !== NOT_HERE || words[i - 1] !== word).join(' ')
}

/** Whether the typefaces have every letter of a text. */
export function hasLetters(text: string): boolean {
  return [...withoutPictures(text)].every(
    (character) => !LETTER.test(character) || fontOf(character, 'text', false) !== null,
  )
}

type Part = ReturnType<typeof splitByDirection>[number]

const LATIN = /\p{Script=Latin}/u
const SIGNS_ONLY = /^[\s\d.,;:!?'"“”‘’()–-]*$/
/** What belongs to Latin words before it: signs with a number at their end. */
const NUMBER = /^[\s.,;:]*\d+(?:[\s\d.,;:]*\d)?/

/** Latin words keep their order, with the signs between them and the numbers after them, as in the place of a book. */
function latinJoined(parts: readonly Part[]): Part[] {
  const joined: Part[] = []
  for (const { text, isolated } of parts) {
    const [before, between] = joined.at(-1)?.isolated ? [joined.at(-1)] : joined.slice(-2)
    if (!before?.isolated || !LATIN.test(before.text)) {
      joined.push({ text, isolated })
    } else if (isolated && (!between || SIGNS_ONLY.test(between.text))) {
      joined.splice(between ? -2 : -1, 2, { text: before.text + (between?.text ?? '') + text, isolated })
    } else {
      const number = between || isolated ? '' : (NUMBER.exec(text)?.[0] ?? '')
      before.text += number
      if (text.length > number.length) joined.push({ text: text.slice(number.length), isolated })
    }
  }
  return joined
}

/** Whether a text is in Latin letters only, so that it runs from the left on every line. */
export const isLatin = (text: string): boolean => LATIN.test(text) && !ARABIC_SCRIPT.test(text)

function byFont(text: string, face: Face): Run[] {
  const runs: Run[] = []
  for (const character of text) {
    const last = runs.at(-1)
    const found = fontOf(character, face, last?.arabic ?? false)
    const font = found ?? `${face}/latin`
    const shown = found ? character : '?'
    // A space between Arabic words belongs to their run. Any other space belongs to the run before it.
    if (last && (last.font === font || (character === ' ' && last.arabic))) last.text += shown
    else runs.push({ text: shown, font, arabic: font.startsWith(ARABIC) })
  }
  return runs
}

/** The font that has a character; null if none has. @param isAmongArabic whether it follows an Arabic character */
function fontOf(character: string, face: Face, isAmongArabic: boolean): string | null {
  const { parts, arabic } = covered()
  const code = character.codePointAt(0)!
  const part = parts.find(([, ranges]) => within(ranges, code))?.[0]
  const isArabic =
    ARABIC_SCRIPT.test(character) || (within(arabic, code) && (!part || (isAmongArabic && code > 0xff)))
  if (!isArabic && !part) return null
  const font = isArabic ? (face === 'strong' ? ARABIC_STRONG : ARABIC) : `${face}/${part}`
  // The package names ranges of which the typeface has not every letter.
  const isSure = code <= SURE || !LETTER.test(character)
  return isSure || loadFont(font).hasGlyphForCodePoint(code) ? font : null
}

/** Up to here the typefaces have every letter. */
const SURE = 0x17f

/** Whether the first letter is Arabic. */
export function startsArabic(text: string): boolean {
  return ARABIC_SCRIPT.test(/\p{L}/u.exec(text)?.[0] ?? '')
}

const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '«': '»',
  '»': '«',
}

/**
 * The parts of a run between Arabic words that change places when the order is reversed: spaces at the ends of the words,
 * and signs one by one, of which brackets are mirrored.
 */
function separate(run: Run): Run[] {
  const parts = run.text.split(run.arabic ? /(^\s+|\s+$)/ : /(\d+|.)/su)
  return parts.flatMap((text) => (text ? [{ ...run, text: MIRRORED[text] ?? text }] : []))
}
