import { inLanguage } from '#app/language/request-language.server.ts'
import { wheelDescription } from '#app/ui/chart/wheel-description.ts'
import { skyInWords } from '#app/ui/plate/sky-text.ts'
import { BAND_HEIGHT, drawBand, drawPlate } from './plate.server.ts'
import type { Reasoned, ReportDocument } from './report-document.ts'
import { reportWords as words } from './report-messages.ts'
import { ayah, facts, hadith, heading, named, slanted, span, table, written } from './report-parts.server.ts'
import { Sheet } from './sheet.server.ts'
import type { Style } from './sheet-types.ts'
import { palette, textStyles } from './styles.ts'
import { hasLetters, startsArabic } from './typefaces.server.ts'
import { drawWheel } from './wheel.server.ts'

const LOT_IN_ARABIC = 'سهم السعادة'
const WHEEL_SIDE = 430

/** Renders the complete report as a PDF file. */
export function renderReport(report: ReportDocument): Promise<Uint8Array> {
  return inLanguage(report.language, () => drawReport(report), report.numerals)
}

function drawReport(report: ReportDocument): Promise<Uint8Array> {
  const sheet = new Sheet({
    paper: report.paper,
    title: `${report.title}: ${report.person}`,
    subject: report.birthLine,
    author: report.product,
    language: report.language,
    madeAt: report.madeAt,
  })
  // What is read comes first, and what it rests on after it.
  cover(sheet, report)
  analysis(sheet, report)
  reflection(sheet, report)
  chart(sheet, report)
  reasons(sheet, report)
  colophon(sheet, report)
  if (report.book) book(sheet, report.book)
  return sheet.finish(`${report.product} · ${report.title} · ${report.madeOn}`, words.page, textStyles.foot)
}

function cover(sheet: Sheet, report: ReportDocument): void {
  const centred = { align: 'centre', leading: 1.3 } as const
  sheet.artifact(() => drawBand(sheet, report.wheel.lotRuler, 40))
  sheet.y = 40 + BAND_HEIGHT + 12
  sheet.flow([span(LOT_IN_ARABIC, { ...textStyles.title, colour: palette.gold })], {
    ...centred,
    leading: 1.75,
    after: 4,
  })
  sheet.flow([span(report.product, textStyles.rubric)], { ...centred, after: 4 })
  sheet.flow([span(report.title, textStyles.title)], { ...centred, tag: 'H1', leading: 1.25, after: 6 })
  if (hasLetters(report.person)) sheet.flow([span(report.person, textStyles.lead)], { ...centred, after: 2 })
  else sheet.flow([span(words.nameOnScreen, textStyles.quiet)], { ...centred, after: 2 })
  sheet.flow([span(report.birthLine, textStyles.quiet)], centred)
  sheet.flow([span(report.place, textStyles.quiet)], { ...centred, after: 12 })

  const framing = report.framing.map((text) => [span(text, textStyles.small)])
  const framingHeight = framing.reduce((sum, spans) => sum + sheet.heightOf(spans, { indent: 14 }) + 4, 0)
  const side = Math.min(sheet.width, sheet.bottom - sheet.y - framingHeight - 24)
  const left = sheet.left + (sheet.width - side) / 2
  sheet.tagged('Figure', () => drawPlate(sheet, report.plate, left, sheet.y, side), {
    alt: words.plate(skyInWords(report.plate.seen)),
  })
  sheet.y = sheet.bottom - framingHeight
  const top = sheet.y
  for (const spans of framing) sheet.flow(spans, { indent: 14, after: 4 })
  sheet.artifact(() =>
    sheet.pdf
      .moveTo(sheet.across(sheet.left + 2), top)
      .lineTo(sheet.across(sheet.left + 2), sheet.y - 4)
      .lineWidth(2.5)
      .strokeColor(palette.lapis)
      .stroke(),
  )
}

function chart(sheet: Sheet, report: ReportDocument): void {
  sheet.newPart()
  heading(sheet, words.chart)
  // On the lower half of a page the wheel is smaller.
  const side = Math.min(WHEEL_SIDE, sheet.bottom - sheet.y - 24)
  const wheelLeft = sheet.left + (sheet.width - side) / 2
  sheet.tagged('Figure', () => drawWheel(sheet, report.wheel, wheelLeft, sheet.y, side), {
    alt: words.wheel(wheelDescription(report.wheel)),
  })
  sheet.y += side + 4
  sheet.flow([span(words.wheelKey, textStyles.quiet)], { after: 8 })
  const gap = 24
  const half = (sheet.width - gap) / 2
  sheet.need(factsRoom(report))
  const top = sheet.y
  columnHead(sheet, words.birth, sheet.left)
  facts(sheet, report.birth, { left: sheet.left, width: half + 10 })
  const leftEnd = sheet.y
  const right = { left: sheet.left + half + gap + 10, width: half - 10 }
  sheet.y = top
  columnHead(sheet, words.essential, right.left)
  facts(sheet, report.essential, right)
  sheet.y += 9
  columnHead(sheet, words.lot, right.left)
  facts(sheet, report.lot, right)
  sheet.y = Math.max(leftEnd, sheet.y) + 12
  for (const text of report.cautions) sheet.flow([span(text, textStyles.quiet)], { indent: 12, after: 8 })
  sheet.y += 6
  for (const each of report.tables) table(sheet, each)
}

/** Two columns of facts stand side by side on one page. A fact has two lines at most, mostly. */
const factsRoom = ({ birth }: ReportDocument) => 20 + birth.length * 26

function columnHead(sheet: Sheet, text: string, left: number): void {
  sheet.tagged('P', () => sheet.write(text, left, sheet.y + 11.5, textStyles.subheading))
  sheet.y += 17.3
}

function analysis(sheet: Sheet, report: ReportDocument): void {
  sheet.newPage()
  heading(sheet, words.analysis)
  const isForeign = sheet.fromRight && !startsArabic(report.analysis[0]!.sentences[0]!.text)
  for (const text of [words.numbers, ...(isForeign ? [words.readingInEnglish] : [])])
    sheet.flow([span(text, textStyles.quiet)], { after: 4 })
  sheet.y += 6
  if (report.letter) letter(sheet, report.letter)
  for (const { title, list, readFrom, sentences } of report.analysis) {
    sheet.need(84)
    sheet.flow([span(title, textStyles.subheading)], { leading: 1.3, after: readFrom ? 1 : 3 })
    if (readFrom) {
      const line = [
        span(words.readFrom, { ...textStyles.small, colour: palette.gold }),
        span(readFrom, textStyles.small),
      ]
      sheet.flow(line, { after: 4 })
    }
    if (list) {
      sentences.map(noted).forEach((sentence, i) => {
        const indent = 26
        sheet.need(sheet.heightOf(sentence, { indent }))
        const style = { ...textStyles.body, colour: palette.gold }
        numberBeside(sheet, `${i + 1}.`, 20, textStyles.body.size * 1.05, style)
        sheet.flow(sentence, { indent, after: 4 })
      })
      sheet.y += 10
    } else {
      flowParagraphs(sheet, toParagraphs(sentences))
    }
  }
  sheet.need(80)
  sheet.flow([span(words.examples, textStyles.subheading)], { leading: 1.3, after: 3 })
  for (const { text, about } of report.examples) {
    sheet.flow([span(text, textStyles.body)], { indent: 12, after: 2 })
    sheet.flow([span(about, slanted(textStyles.small))], { indent: 12, after: 8 })
  }
}

function letter(sheet: Sheet, { title, inShort, paragraphs }: NonNullable<ReportDocument['letter']>): void {
  sheet.flow([span(title, textStyles.subheading)], { leading: 1.3, after: 3 })
  if (inShort) {
    named(sheet, inShort)
    sheet.y += 8
  }
  flowParagraphs(sheet, paragraphs)
}

function flowParagraphs(sheet: Sheet, paragraphs: readonly (readonly Reasoned[])[]): void {
  for (const [i, paragraph] of paragraphs.entries()) {
    const spans = paragraph.flatMap((one, at) => [
      ...(at > 0 ? [span(' ', textStyles.body)] : []),
      ...noted(one),
    ])
    sheet.flow(spans, { after: i < paragraphs.length - 1 ? 7 : 14, leading: 1.5 })
  }
}

/** The number of the text that follows, which ends at a distance from the edge. */
function numberBeside(sheet: Sheet, number: string, across: number, down: number, style: Style): void {
  sheet.tagged('P', () => sheet.write(number, sheet.left + across, sheet.y + down, style, 'end'))
}

/** Text with the raised numbers of its reasons. */
function noted({ text, notes }: Reasoned) {
  const numbers = { ...span(notes.join(words.comma), textStyles.note), raised: true }
  return [span(text, textStyles.body), ...(notes.length > 0 ? [numbers] : [])]
}

/** A text that opens no paragraph is one. */
function toParagraphs(sentences: readonly Reasoned[]): Reasoned[][] {
  const paragraphs: Reasoned[][] = []
  for (const one of sentences) {
    const last = paragraphs.at(-1)
    if (last && !one.opensParagraph) last.push(one)
    else paragraphs.push([one])
  }
  return paragraphs
}

function reasons(sheet: Sheet, report: ReportDocument): void {
  sheet.y += 22
  heading(sheet, words.reasons, { room: 160 })
  sheet.flow([span(words.reasonsKey, textStyles.quiet)], { after: 10 })
  report.notes.forEach(({ statement, rule, source }, i) => {
    const indent = 24
    const spans = [
      span(`${statement} `, textStyles.smallStrong),
      span(`${rule} `, { ...textStyles.small, colour: palette.ink }),
      span(source, slanted(textStyles.small)),
    ]
    const height = sheet.heightOf(spans, { indent, leading: 1.4 })
    sheet.need(height)
    numberBeside(sheet, String(i + 1), 14, 9.4, { ...textStyles.smallStrong, colour: palette.rubric })
    sheet.flow(spans, { indent, leading: 1.4, after: 6 })
  })
}

/** Its heading says that verses are not about the chart. */
function reflection(sheet: Sheet, report: ReportDocument): void {
  sheet.newPart()
  heading(sheet, words.reflection, { room: 240 })
  sheet.flow([span(words.reflectionKey, textStyles.quiet)], { after: 14 })
  for (const verse of report.ayahs) ayah(sheet, verse)
  if (report.hadith) hadith(sheet, report.hadith)
}

/** The reader's notes, after everything that is ours. */
function book(sheet: Sheet, { notes, leftOut }: NonNullable<ReportDocument['book']>): void {
  sheet.newPart()
  heading(sheet, words.book)
  if (notes.some(({ text, question }) => !hasLetters(text + question)))
    sheet.flow([span(words.lettersOnScreen, textStyles.quiet)], { after: 12 })
  if (leftOut > 0) {
    sheet.flow([span(words.leftOut(leftOut), textStyles.quiet)], { after: 12 })
  }
  for (const { day, about, question, text } of notes) {
    sheet.need(64)
    sheet.flow([span(day, textStyles.subheading)], { leading: 1.3, after: 1 })
    if (about) sheet.flow([span(about, textStyles.small)], { after: 3 })
    written(sheet, { question, text })
    sheet.y += 16
  }
}

function colophon(sheet: Sheet, report: ReportDocument): void {
  sheet.y += 22
  heading(sheet, words.about, { room: 50 + report.colophon.length * 20 })
  facts(sheet, report.colophon, { left: sheet.left, width: sheet.width })
}
