import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { sfntOfWoff } from './woff.ts'

/** The typefaces of a report. Arabic words are Amiri in all of them. */
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

const packages = createRequire(import.meta.url)
const fonts = new Map<string, Uint8Array>()

/**
 * A font by its name, read once per process. Reading the tables of a font is most of the work of a report, and pdfkit
 * would read them for each report. pdfkit accepts a parsed font, although its types allow only bytes.
 */
export function loadFont(name: string): Uint8Array {
  let font = fonts.get(name)
  if (!font) {
    const [face, part] = name.split('/') as [Face | typeof ARABIC, string | undefined]
    const path =
      face === ARABIC
        ? `${AMIRI}/files/amiri-arabic-400-normal.woff`
        : `${SERIF}/files/source-serif-4-${part}-${STYLES[face]}.woff`
    font = withLetters(create(sfntOfWoff(readFileSync(packages.resolve(path))))) as unknown as Uint8Array
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

/**
 * The runs of one line from left to right. A line that begins with an Arabic letter runs from the right, so its runs
 * are reversed. A character that no font has becomes a question mark. Pictures are left out, because these typefaces
 * cannot show them.
 */
export function splitIntoRuns(text: string, face: Face, fromRight = startsArabic(text)): Run[] {
  const { parts, arabic } = covered()
  const runs: Run[] = []
  const clean = text
    .normalize('NFC')
    .replace(PICTURES, (picture) => (NO_PICTURE.test(picture) ? picture : ''))
    .replace(/ {2,}/g, ' ')
  for (const character of clean) {
    const code = character.codePointAt(0)!
    const last = runs.at(-1)
    const isArabic =
      ARABIC_SCRIPT.test(character) || (last?.arabic === true && within(arabic, code) && code > 0xff)
    const part = isArabic ? undefined : parts.find(([, ranges]) => within(ranges, code))?.[0]
    const font = isArabic ? ARABIC : `${face}/${part ?? 'latin'}`
    const shown = isArabic || part ? character : '?'
    // A space between Arabic words belongs to their run. Any other space belongs to the run before it.
    if (last && (last.font === font || (character === ' ' && last.arabic))) last.text += shown
    else runs.push({ text: shown, font, arabic: isArabic })
  }
  return fromRight ? spacesApart(runs).reverse() : runs
}

/** Whether the first letter with a direction is Arabic. */
export function startsArabic(text: string): boolean {
  return ARABIC_SCRIPT.test(/\p{L}/u.exec(text)?.[0] ?? '')
}

/** Separates the spaces at the ends of a run, so that they stay between the words when the order is reversed. */
function spacesApart(runs: readonly Run[]): Run[] {
  return runs.flatMap((run) =>
    run.text.split(/(^\s+|\s+$)/).flatMap((text) => (text ? [{ ...run, text }] : [])),
  )
}
