import { readFileSync, statSync } from 'node:fs'
import * as fontkit from 'fontkit'
import { describe, expect, it } from 'vitest'
import { AYAHS } from '#app/guidance/ayahs.ts'
import { ILLUSTRATIONS } from '#app/guidance/corpus/illustrations.ts'
import { HADITH } from '#app/guidance/hadith.ts'
import { ayahText, corpusOf } from '#app/guidance/index.server.ts'
import { allAyahTexts } from '#app/guidance/quran.server.ts'

/** What the package has and its types lack. */
interface Face {
  hasGlyphForCodePoint(code: number): boolean
  variationAxes: Record<string, { min: number; max: number }>
  layout(text: string): { glyphs: { id: number }[] }
}
const { openSync } = fontkit as unknown as { openSync(path: string): Face }

const here = new URL('.', import.meta.url).pathname
const css = readFileSync(`${here}/../styles/typefaces.css`, 'utf8')
const faces = [...css.matchAll(/serif-([\w-]+)\.woff2"\) format\("woff2"\);\s*unicode-range:([^;]+);/g)].map(
  ([, name, ranges]) => ({ name: name!, ranges: ranges! }),
)

/** First and last character of each part of a unicode-range. */
function spans(ranges: string): [number, number][] {
  return ranges.split(',').map((part) => {
    const [first, last = first] = part.trim().slice(2).split('-')
    return [Number.parseInt(first!, 16), Number.parseInt(last!, 16)]
  })
}

const opened = (name: string) => openSync(`${here}/serif-${name}.woff2`)

describe('the web fonts', () => {
  it('are all in the stylesheet', () => {
    expect(faces.map(({ name }) => name).sort()).toEqual(
      [
        'basic',
        'basic-italic',
        'latin',
        'latin-ext',
        'latin-ext-italic',
        'latin-italic',
        'names',
        'names-ext',
        'transliteration',
        'transliteration-italic',
      ].sort(),
    )
  })

  it.each(faces)('$name has the first and last character of each of its ranges', ({ name, ranges }) => {
    const font = opened(name)
    for (const code of spans(ranges).flat())
      expect(font.hasGlyphForCodePoint(code), code.toString(16)).toBe(true)
  })

  it('have the letters of every tale in few bytes', () => {
    const upright = faces.filter(({ name }) => !name.endsWith('italic'))
    const found = (letter: string) =>
      upright.filter(({ ranges }) =>
        spans(ranges).some(([a, b]) => a <= letter.codePointAt(0)! && letter.codePointAt(0)! <= b),
      )
    const letters = new Set(JSON.stringify(ILLUSTRATIONS.map(({ text, name }) => [text, name])))
    for (const letter of letters)
      expect([letter, found(letter).map(({ name }) => name)]).toEqual([
        letter,
        [expect.stringMatching(/^(basic|names|names-ext|transliteration)$/)],
      ])
    for (const name of ['names', 'names-ext'])
      expect(statSync(`${here}/serif-${name}.woff2`).size).toBeLessThan(6_000)
  })

  it.each(faces)('$name has the weights from 400 to 700, or one', ({ name }) => {
    const { wght } = opened(name).variationAxes
    if (/italic|transliteration/.test(name)) expect(wght).toBeUndefined()
    else expect(wght).toMatchObject({ min: 400, max: 700 })
  })

  it('have a glyph for all of every verse and name of a sura (tools/typefaces compares their shapes)', () => {
    const quran = openSync(`${here}/amiri-quran.woff2`)
    const ranges = spans(/amiri-quran\.woff2"\) format\("woff2"\);\s*unicode-range:([^;]+);/.exec(css)![1]!)
    const isInRange = (code: number) => ranges.some(([a, b]) => a <= code && code <= b)
    const verses = AYAHS.map((one) => ayahText(one))
    const shown = verses.flatMap((one) => [`سورة ${one.surahArabic}`, ...one.verses.map(({ end }) => end)])
    const texts = [...allAyahTexts(), ...shown, ...(JSON.stringify(corpusOf('ar')).match(/﴿[^﴾]*﴾/g) ?? [])]
    for (const letter of new Set(texts.join(''))) {
      const code = letter.codePointAt(0)!
      expect([quran.hasGlyphForCodePoint(code), isInRange(code)], code.toString(16)).toEqual([true, true])
    }
    for (const text of shown) for (const { id } of quran.layout(text).glyphs) expect(id, text).not.toBe(0)
    expect(statSync(`${here}/amiri-quran.woff2`).size).toBeLessThan(39_000)
  })

  it('have the Arabic letters of hadith and names, none of them in two families', () => {
    const families = ['Markazi Text', 'Amiri'].map((family) =>
      [...css.matchAll(/font-family: "([^"]+)";[^}]*?unicode-range:([^;]+);/g)]
        .filter(([, name]) => name === family)
        .flatMap(([, , ranges]) => spans(ranges!)),
    )
    const familiesOf = (letter: string) =>
      families.map((all) => all.some(([a, b]) => a <= letter.codePointAt(0)! && letter.codePointAt(0)! <= b))
    const hadith = HADITH.map(({ arabic }) => arabic).join('')
    for (const letter of new Set(`${hadith}ليلى پرویز گلچہرہ ژاله ٹیپو ڈار`.match(/\p{Script=Arabic}/gu)))
      expect(familiesOf(letter), letter).toEqual([true, false])
    // Of Pashto and Kurdish.
    for (const letter of 'ښڼڵۆ') expect(familiesOf(letter), letter).toEqual([false, true])
  })

  it('have no character in two files of a style', () => {
    for (const italic of [true, false]) {
      const all = faces
        .filter(({ name }) => name.endsWith('-italic') === italic)
        .flatMap(({ ranges }) => spans(ranges))
        .sort(([a], [b]) => a - b)
      for (const [i, [first]] of all.slice(1).entries()) expect(first).toBeGreaterThan(all[i]![1])
    }
  })

  it('the Arabic words of the landing page have a small file with all their letters', () => {
    const hero = readFileSync(`${here}/../landing/hero.tsx`, 'utf8')
    const words = /className="font-lot">\s*([^<]+?)\s*</.exec(hero)![1]!
    const font = openSync(`${here}/amiri-lot.woff2`)
    for (const letter of words) expect(font.hasGlyphForCodePoint(letter.codePointAt(0)!), letter).toBe(true)
    expect(statSync(`${here}/amiri-lot.woff2`).size).toBeLessThan(8000)
  })

  it('have every letter of the Arabic texts, whose verses are in another typeface', () => {
    const arabic = css + readFileSync(`${here}/../styles/arabic.css`, 'utf8')
    const ranges = [
      ...arabic.matchAll(/markazi[\w-]+\.woff2"\) format\("woff2"\);\s*unicode-range:([^;]+);/g),
    ].flatMap(([, part]) => spans(part!))
    const text = JSON.stringify(corpusOf('ar')).replace(/﴿.*?﴾/g, '')
    const letters = new Set(text.match(/[^\p{Script=Latin}{}["\\\]]/gu))
    expect(
      [...letters].filter(
        (one) => !ranges.some(([a, b]) => a <= one.codePointAt(0)! && one.codePointAt(0)! <= b),
      ),
    ).toEqual([])
  })

  it('loaded by every page are small, and have the characters of English', () => {
    const font = opened('basic')
    for (const letter of 'The Moon’s degree is 25°11′ — “here” … 9 × 3 · © ‘x’ – −1 ± 2, Türkiye')
      expect(font.hasGlyphForCodePoint(letter.codePointAt(0)!), letter).toBe(true)
    expect(statSync(`${here}/serif-basic.woff2`).size).toBeLessThan(22_000)
  })
})
