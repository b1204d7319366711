import type { Font } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { ARABIC, loadFont, splitIntoRuns, startsArabic } from './typefaces.server.ts'

const shown = (text: string) => splitIntoRuns(text, 'text').map((run) => [run.text, run.font])

describe('the runs of a line', () => {
  it('takes each script from the part of the face that has it', () => {
    expect(shown('Layla Demir, 22.6°')).toEqual([['Layla Demir, 22.6°', 'text/latin']])
    expect(shown('İzmir')).toEqual([
      ['İ', 'text/latin-ext'],
      ['zmir', 'text/latin'],
    ])
    expect(shown('Пётр')).toEqual([['Пётр', 'text/cyrillic']])
    expect(splitIntoRuns('x', 'italic')[0]!.font).toBe('italic/latin')
  })

  it('keeps Arabic words together, whatever typeface is requested', () => {
    expect(splitIntoRuns('محمد بن العمري', 'italic')).toEqual([
      { text: 'محمد بن العمري', font: 'arabic', arabic: true },
    ])
    expect(splitIntoRuns('محمد', 'strong')[0]!.font).toBe('arabic/700')
    expect(shown('Ahmed أحمد العمري')).toEqual([
      ['Ahmed ', 'text/latin'],
      ['أحمد العمري', 'arabic'],
    ])
  })

  it('reverses the order of a line that begins in Arabic', () => {
    expect(shown('سنة 1998 في')).toEqual([
      ['في', 'arabic'],
      [' ', 'text/latin'],
      ['1998', 'text/latin'],
      [' ', 'arabic'],
      ['سنة', 'arabic'],
    ])
    expect(startsArabic('1998 سنة')).toBe(true)
    expect(startsArabic('Cairo القاهرة')).toBe(false)
  })

  it.each([
    // In the order in which they are drawn, from left to right.
    ['الشمس في 22.6° (بيت 9)، بلا شك.', '.|شك|  |بلا|  |،|(|9|  |بيت|)|  |22.6°|  |في|  |الشمس'],
    ['من كتاب Lilly, Christian Astrology: ص 12', '12|  |ص|  |:|Lilly, Christian Astrology|  |كتاب|  |من'],
    [
      'صاحبه (al-Qabisi, I.23, p. 32, lines 145–148).',
      '.|(|al-Qabisi, I.23, p. 32, lines 145–148|)|  |صاحبه',
    ],
    ['بين 1-10 و«سهم»', '«|سهم|»|و|  |10|-|1|  |بين'],
  ])('sets %s from the right', (text, expected) => {
    const drawn = splitIntoRuns(text, 'text')
      .flatMap((run) => (run.arabic ? run.text.split(/( )/).reverse() : [run.text]))
      .filter(Boolean)
      .map((part) => (part === ' ' ? '  ' : part))
    expect(drawn.join('|')).toBe(expected)
  })

  it('leaves pictures out and marks what no font has', () => {
    expect(shown('Layla 🌙 Demir 👩‍👩‍👧')).toEqual([['Layla Demir ', 'text/latin']])
    expect(shown('© 李 小龍, नरेन्द्र ⌘')).toEqual([['© […] ?', 'text/latin']])
    // The package names a range that has these, and the typeface does not have them.
    expect(shown('Ɗanladi Bala')).toEqual([['[…] Bala', 'text/latin']])
    expect(shown('')).toEqual([])
  })
})

describe('a font that is used for one report after another', () => {
  const read = (name: string) => loadFont(name)
  const write = (font: Font, letter: string) => {
    const subset = font.createSubset()
    subset.includeGlyph(font.glyphForCodePoint(letter.codePointAt(0)!))
    subset.encode()
  }

  it('still has the characters of letters that an earlier report needed only as parts of others', () => {
    const font = read('text/latin')
    write(font, 'Ñ')
    expect(font.glyphForCodePoint(0x4e).codePoints).toEqual([0x4e])
  })

  it('still joins Arabic letters across a mark that was part of another letter before', () => {
    const font = read(ARABIC)
    write(font, 'آ')
    const shapes = (text: string) => font.layout(text, ['rtla']).glyphs.map(({ id }) => id)
    const [behAtEnd, behAtStart] = shapes('بب')
    const marked = shapes('ب\u0653ب')
    expect(marked).toHaveLength(3)
    expect(marked).toEqual(expect.arrayContaining([behAtEnd, behAtStart]))
  })
})
