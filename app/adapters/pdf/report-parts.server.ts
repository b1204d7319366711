import { currentLanguage } from '#app/language/current.ts'
import { quoteWords } from '#app/ui/quote/messages.ts'
import type { Fact, ReportDocument } from './report-document.ts'
import { reportWords as words } from './report-messages.ts'
import type { Sheet } from './sheet.server.ts'
import type { Align, Span, Style } from './sheet-types.ts'
import { palette, textStyles } from './styles.ts'

export const span = (text: string, style: Style): Span => ({ ...style, text })

/** Arabic has no slanted form, and the digits of its lines stand upright with it. */
export const slanted = (style: Style): Style =>
  currentLanguage() === 'ar' ? style : { ...style, face: 'italic' }

/** With the rule below it. */
const HEADING_HEIGHT = 46

/** A chapter heading, with its entry in the outline of the file. */
export function heading(sheet: Sheet, text: string, { room = 120 } = {}): void {
  sheet.need(room)
  sheet.pdf.outline.addItem(text)
  sheet.flow([span(text, textStyles.heading)], { tag: 'H2', leading: 1.2, after: 5 })
  sheet.rule(palette.gilt)
  sheet.y += 10
}

/** Terms and values in two columns. */
export function facts(
  sheet: Sheet,
  rows: readonly Fact[],
  { left, width }: { left: number; width: number },
): void {
  const termWidth = 92
  const leading = 13.5 * sheet.room()
  sheet.group('Table', () => {
    for (const [term, value] of rows) {
      const lines = wrapped(sheet, value, textStyles.cell, width - termWidth)
      const height = lines.length * leading + 5
      sheet.group('TR', () => {
        sheet.tagged('TH', () =>
          sheet.write(term, left, sheet.y + 10, { ...textStyles.cell, colour: palette.faded }),
        )
        sheet.tagged('TD', () => {
          lines.forEach((line, i) => {
            sheet.write(line, left + termWidth, sheet.y + 10 + i * leading, textStyles.cell)
          })
        })
      })
      sheet.y += height
    }
  })
}

/** A short text in lines of at most this width; a longer word is cut. */
function wrapped(sheet: Sheet, text: string, style: Style, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && sheet.lineWidth(longer, style) <= width) lines[lines.length - 1] = longer
    else lines.push(...cut(sheet, word, style, width))
  }
  return lines
}

function cut(sheet: Sheet, word: string, style: Style, width: number): string[] {
  if (sheet.lineWidth(word, style) <= width) return [word]
  const parts = ['']
  for (const character of word) {
    const longer = parts.at(-1) + character
    if (parts.at(-1) && sheet.lineWidth(longer, style) > width) parts.push(character)
    else parts[parts.length - 1] = longer
  }
  return parts
}

const ROW = 15.4
const CELL_LINE = 11.5
/** A table with at most this many rows is not split between pages. */
const KEPT_WHOLE = 14

/** A table whose head is repeated on every page. */
export function table(sheet: Sheet, { title, columns, rows }: ReportDocument['tables'][number]): void {
  const [rowHeight, leading] = [ROW * sheet.room(), CELL_LINE * sheet.room()]
  sheet.need(26 + (rows.length <= KEPT_WHOLE ? rows.length + 1 : 8) * rowHeight)
  sheet.flow([span(title, textStyles.subheading)], { leading: 1.3, after: 4 })
  const total = columns.reduce((sum, { share }) => sum + share, 0)
  let at = sheet.left
  const cells = columns.map(({ share, numeric }) => {
    const width = (sheet.width * share) / total
    // Digits of numbers are below each other, at the right in every language.
    const atEnd = numeric && !sheet.fromRight
    const x = atEnd ? at + width - 14 : at
    at += width
    return { x, width: width - 4, align: atEnd ? ('end' as const) : ('start' as const) }
  })
  const row = (texts: readonly string[], style: Style, tag: 'TH' | 'TD') => {
    const lines = texts.map((text, i) => wrapped(sheet, text, style, cells[i]!.width))
    const height = rowHeight + (Math.max(...lines.map(({ length }) => length)) - 1) * leading
    if (sheet.y + height > sheet.bottom) {
      sheet.newPage()
      if (tag === 'TD') head()
    }
    sheet.group('TR', () => {
      lines.forEach((cell, i) => {
        const { x, align } = cells[i]!
        sheet.tagged(i === 0 ? 'TH' : tag, () => {
          cell.forEach((text, n) => {
            sheet.write(text, x, sheet.y + 10.6 + n * leading, style, align)
          })
        })
      })
    })
    sheet.y += height
  }
  const head = () => {
    row(
      columns.map((column) => column.head),
      textStyles.cellHead,
      'TH',
    )
    sheet.rule(palette.gilt)
  }
  sheet.group('Table', () => {
    head()
    rows.forEach((texts, i) => {
      if (i > 0) sheet.rule(palette.rule, { weight: 0.4 })
      row(texts, textStyles.cell, 'TD')
    })
  })
  sheet.y += 20
}

type Verses = ReportDocument['ayahs'][number]
type Hadith = NonNullable<ReportDocument['hadith']>

const AYAH = { size: 17, line: 17 * 2.1, pad: 16, nameLine: 24 }

function layAyah(sheet: Sheet, { verses, meaning }: Pick<Verses, 'verses' | 'meaning'>) {
  const { size, line, pad, nameLine } = AYAH
  const arabic = verses.map((verse) => `${verse.arabic} ${bracketed(verse.end)}`).join(' ')
  const lines = sheet.arabicLines(arabic, size, sheet.width - 4 * pad)
  const label = words.meaning
  const brief = label
    ? [span(label, { ...textStyles.quiet, colour: palette.gold }), span(meaning, textStyles.quiet)]
    : null
  const meaningHeight = brief ? sheet.heightOf(brief, { indent: pad, inset: pad }) : 0
  return { lines, brief, height: 2 * pad + nameLine + lines.length * line + meaningHeight + 24 }
}

/** A passage in the ruled frame of a manuscript page, aligned right; its reference is on a separate line. */
export function ayah(sheet: Sheet, verses: Verses): void {
  const { surahArabic, reference, href } = verses
  const { size, line, pad, nameLine } = AYAH
  const { lines, brief, height } = layAyah(sheet, verses)
  sheet.need(height)
  const { pdf, left, width } = sheet
  const top = sheet.y
  sheet.artifact(() => {
    pdf.rect(left, top, width, height).lineWidth(0.4).strokeColor(palette.rule).stroke()
    pdf
      .rect(left + 3, top + 3, width - 6, height - 6)
      .lineWidth(0.9)
      .strokeColor(palette.gilt)
      .stroke()
  })
  sheet.y = top + pad
  sheet.tagged(
    'P',
    () => {
      const style = { face: 'text', size: 12, colour: palette.gold } as const
      sheet.line(
        `${quoteWords.godSays && `${quoteWords.godSays} في `}سورة ${surahArabic}`,
        left + width - 2 * pad,
        sheet.y + 12,
        style,
        'end',
      )
    },
    { lang: 'ar' },
  )
  sheet.y += nameLine
  arabicQuote(sheet, lines, { size, height: line, x: left + width - 2 * pad, align: 'end' })
  sheet.y += 4
  if (brief) sheet.flow(brief, { indent: pad, inset: pad, after: 3 })
  sheet.tagged('P', () => {
    const style = { ...textStyles.quiet, colour: palette.lapis }
    const wide = sheet.lineWidth(reference, style)
    sheet.write(reference, left + pad, sheet.y + 10, style)
    pdf.link(sheet.across(left + pad) - (sheet.fromRight ? wide : 0), sheet.y, wide, 13, href)
  })
  sheet.y = top + height + 14
}

function arabicQuote(
  sheet: Sheet,
  lines: readonly string[],
  { size, height, x, align }: { size: number; height: number; x: number; align: Align },
): void {
  const draw = () => {
    for (const text of lines) {
      sheet.line(text, x, sheet.y + size * 1.25, { face: 'text', size, colour: palette.ink }, align)
      sheet.y += height
    }
  }
  sheet.tagged('BlockQuote', draw, { lang: 'ar' })
}

/**
 * fontkit places a number beside the end-of-verse sign instead of inside it, and reverses its digits with the words
 * around them.
 */
function bracketed(end: string): string {
  const digits = [...end.replace('\u06DD', '')]
  return `\uFD3F${digits.reverse().join('')}\uFD3E`
}

const HADITH = { size: 14, line: 14 * 2 }

function layHadith(sheet: Sheet, { speaker, arabic }: Pick<Hadith, 'speaker' | 'arabic'>) {
  const { size, line } = HADITH
  const lines = sheet.arabicLines(`${speaker} ${arabic}`.trim(), size, sheet.width - 48)
  return { lines, height: lines.length * line + 70 }
}

/** A hadith below the verses, in a plainer frame of lines. */
export function hadith(sheet: Sheet, told: Hadith): void {
  sheet.need(layHadith(sheet, told).height)
  sheet.rule(palette.rule)
  sheet.y += 8
  hadithText(sheet, told, words.hadithSource(told.reference))
}

function hadithText(sheet: Sheet, told: Hadith, source: string): void {
  const { size, line } = HADITH
  const { left, width } = sheet
  const x = left + width / 2
  arabicQuote(sheet, layHadith(sheet, told).lines, { size, height: line, x, align: 'centre' })
  sheet.y += 4
  const below = { indent: 24, inset: 24, align: 'centre' } as const
  if (!sheet.fromRight) sheet.flow([span(told.english, textStyles.quiet)], { ...below, after: 3 })
  sheet.flow([span(source, textStyles.small)], { ...below, after: 8 })
}

/** Verses, or a hadith with all that is said of its source. */
export type Passage = { kind: 'ayah'; ayah: Verses } | { kind: 'hadith'; hadith: Hadith }

/** A passage below its heading; both stay on one page. */
export function headedPassage(sheet: Sheet, title: string, passage: Passage): void {
  const { height } = passage.kind === 'ayah' ? layAyah(sheet, passage.ayah) : layHadith(sheet, passage.hadith)
  heading(sheet, title, { room: HEADING_HEIGHT + height })
  if (passage.kind === 'ayah') ayah(sheet, passage.ayah)
  else hadithText(sheet, passage.hadith, passage.hadith.reference)
}

/** About this many letters fit on a line. A longer word is split. */
const LONGEST_WORD = /\S{60}(?=\S)/gu

/** What a reader wrote, below the question that it answers. */
export function written(sheet: Sheet, { question, text }: { question: string | null; text: string }): void {
  if (question) sheet.flow([span(question, slanted(textStyles.quiet))], { after: 3 })
  for (const paragraph of text.split('\n')) {
    if (paragraph.trim() === '') sheet.y += 6
    else sheet.flow([span(paragraph.replace(LONGEST_WORD, '$& '), textStyles.body)], { leading: 1.5 })
  }
}

/** Some lines, each below its name. */
export function named(sheet: Sheet, lines: readonly Fact[]): void {
  for (const [name, text] of lines) {
    const spans = [
      span(`${name}  `, { ...textStyles.small, colour: palette.gold }),
      span(text, textStyles.body),
    ]
    sheet.flow(spans, { leading: 1.5, after: 4 })
  }
}
