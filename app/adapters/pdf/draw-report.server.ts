import { wheelDescription } from '#app/ui/chart/wheel-description.ts'
import { skyInWords } from '#app/ui/plate/plate-words.ts'
import { BAND_HEIGHT, drawBand, drawPlate } from './plate.server.ts'
import type { Reasoned, ReportDocument } from './report-document.ts'
import { ayah, facts, hadith, heading, span, table } from './report-parts.server.ts'
import { Sheet } from './sheet.server.ts'
import { palette, textStyles } from './styles.ts'
import { drawWheel } from './wheel.server.ts'

const LOT_IN_ARABIC = 'سهم السعادة'
const WHEEL_SIDE = 430

/** Renders the complete report as a PDF file. */
export async function renderReport(report: ReportDocument): Promise<Uint8Array> {
  const sheet = new Sheet({
    paper: report.paper,
    title: `${report.title}: ${report.person}`,
    subject: report.birthLine,
    author: report.product,
    language: report.language,
    madeAt: report.madeAt,
  })
  cover(sheet, report)
  chart(sheet, report)
  analysis(sheet, report)
  reasons(sheet, report)
  colophon(sheet, report)
  reflection(sheet, report)
  if (report.book) book(sheet, report.book)
  return sheet.finish(`${report.product} · ${report.title} · ${report.madeOn}`, textStyles.foot)
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
  sheet.flow([span(report.person, textStyles.lead)], { ...centred, after: 2 })
  sheet.flow([span(report.birthLine, textStyles.quiet)], centred)
  sheet.flow([span(report.place, textStyles.quiet)], { ...centred, after: 12 })

  const framing = report.framing.map((text) => [span(text, textStyles.small)])
  const framingHeight = framing.reduce((sum, words) => sum + sheet.heightOf(words, { indent: 14 }) + 4, 0)
  const side = Math.min(sheet.width, sheet.bottom - sheet.y - framingHeight - 24)
  const left = sheet.left + (sheet.width - side) / 2
  sheet.tagged('Figure', () => drawPlate(sheet, report.plate, left, sheet.y, side), {
    alt: `The sky above the place at the birth. ${skyInWords(report.plate.seen)}`,
  })
  sheet.y = sheet.bottom - framingHeight
  const top = sheet.y
  for (const words of framing) sheet.flow(words, { indent: 14, after: 4 })
  sheet.artifact(() =>
    sheet.pdf
      .moveTo(sheet.left + 2, top)
      .lineTo(sheet.left + 2, sheet.y - 4)
      .lineWidth(2.5)
      .strokeColor(palette.lapis)
      .stroke(),
  )
}

function chart(sheet: Sheet, report: ReportDocument): void {
  sheet.newPage()
  heading(sheet, 'The chart')
  const wheelLeft = sheet.left + (sheet.width - WHEEL_SIDE) / 2
  sheet.tagged('Figure', () => drawWheel(sheet, report.wheel, wheelLeft, sheet.y, WHEEL_SIDE), {
    alt: `Natal chart wheel. ${wheelDescription(report.wheel)}`,
  })
  sheet.y += WHEEL_SIDE + 4
  sheet.flow([span('The red dot in the wheel is the lot, the ring its ruler.', textStyles.quiet)], {
    after: 8,
  })
  const gap = 24
  const half = (sheet.width - gap) / 2
  const top = sheet.y
  sheet.flow([span('Birth', textStyles.subheading)], { leading: 1.3, after: 3 })
  facts(sheet, report.birth, { left: sheet.left, width: half + 10 })
  const leftEnd = sheet.y
  const right = { left: sheet.left + half + gap + 10, width: half - 10 }
  sheet.y = top
  columnHead(sheet, 'Essential Information', right.left)
  facts(sheet, report.essential, right)
  sheet.y += 9
  columnHead(sheet, 'Part of Fortune', right.left)
  facts(sheet, report.lot, right)
  sheet.y = Math.max(leftEnd, sheet.y) + 12
  for (const text of report.cautions) sheet.flow([span(text, textStyles.quiet)], { indent: 12, after: 8 })
  sheet.y += 6
  for (const each of report.tables) table(sheet, each)
}

function columnHead(sheet: Sheet, text: string, left: number): void {
  sheet.tagged('P', () => sheet.line(text, left, sheet.y + 11.5, textStyles.subheading))
  sheet.y += 17.3
}

function analysis(sheet: Sheet, report: ReportDocument): void {
  sheet.y += 10
  heading(sheet, 'The analysis', { room: 260 })
  sheet.flow([span('The small numbers lead to the reasons, further on.', textStyles.quiet)], {
    after: 10,
  })
  if (report.letter) letter(sheet, report.letter)
  for (const { title, list, readFrom, sentences } of report.analysis) {
    sheet.need(84)
    sheet.flow([span(title, textStyles.subheading)], { leading: 1.3, after: readFrom ? 1 : 3 })
    if (readFrom) {
      const line = [
        span('Read from: ', { ...textStyles.small, colour: palette.gold }),
        span(readFrom, textStyles.small),
      ]
      sheet.flow(line, { after: 4 })
    }
    if (list) {
      sentences.map(noted).forEach((sentence, i) => {
        const indent = 26
        sheet.need(sheet.heightOf(sentence, { indent }))
        sheet.tagged('P', () =>
          sheet.line(
            `${i + 1}.`,
            sheet.left + 20,
            sheet.y + textStyles.body.size * 1.05,
            { ...textStyles.body, colour: palette.gold },
            'end',
          ),
        )
        sheet.flow(sentence, { indent, after: 4 })
      })
      sheet.y += 10
    } else {
      const paragraphs = toParagraphs(sentences)
      for (const [i, paragraph] of paragraphs.entries()) {
        const words = paragraph.flatMap((one, at) => [
          ...(at > 0 ? [span(' ', textStyles.body)] : []),
          ...noted(one),
        ])
        sheet.flow(words, { after: i < paragraphs.length - 1 ? 7 : 14, leading: 1.5 })
      }
    }
  }
  sheet.need(80)
  sheet.flow([span('Real Life Examples', textStyles.subheading)], { leading: 1.3, after: 3 })
  for (const { text, about } of report.examples) {
    sheet.flow([span(text, textStyles.body)], { indent: 12, after: 2 })
    sheet.flow([span(about, { ...textStyles.small, face: 'italic' })], { indent: 12, after: 8 })
  }
}

function letter(sheet: Sheet, { title, headline, paragraphs }: NonNullable<ReportDocument['letter']>): void {
  sheet.flow([span(title, textStyles.subheading)], { leading: 1.3, after: 3 })
  sheet.flow(noted(headline), { leading: 1.5, after: 7 })
  for (const [i, text] of paragraphs.entries()) {
    sheet.flow([span(text, textStyles.body)], { leading: 1.5, after: i < paragraphs.length - 1 ? 7 : 14 })
  }
}

/** Text with the raised numbers of its reasons. */
function noted({ text, notes }: Reasoned) {
  return [span(text, textStyles.body), { ...span(notes.join(', '), { ...textStyles.note }), raised: true }]
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
  heading(sheet, 'Why this is said', { room: 220 })
  sheet.flow(
    [
      span(
        'For each number: the fact of your chart, how it is read, and the book; or that the rule is our own.',
        textStyles.quiet,
      ),
    ],
    { after: 10 },
  )
  report.notes.forEach(({ statement, rule, source }, i) => {
    const indent = 24
    const words = [
      span(`${statement} `, textStyles.smallStrong),
      span(`${rule} `, { ...textStyles.small, colour: palette.ink }),
      span(source, { ...textStyles.small, face: 'italic' }),
    ]
    const height = sheet.heightOf(words, { indent, leading: 1.4 })
    sheet.need(height)
    sheet.tagged('P', () =>
      sheet.line(
        String(i + 1),
        sheet.left + 14,
        sheet.y + 9.4,
        { ...textStyles.smallStrong, colour: palette.rubric },
        'end',
      ),
    )
    sheet.flow(words, { indent, leading: 1.4, after: 6 })
  })
}

/** Starts on a new page, so that notes are separate from everything about the chart. */
function reflection(sheet: Sheet, report: ReportDocument): void {
  sheet.newPage()
  heading(sheet, 'To reflect upon')
  const words =
    'What follows shares the subjects of your analysis. It is not about your chart, and your chart does not explain it. Chosen and put into English by the authors of Qismah. Not reviewed by a scholar.'
  sheet.flow([span(words, textStyles.quiet)], { after: 14 })
  for (const verse of report.ayahs) ayah(sheet, verse)
  if (report.hadith) hadith(sheet, report.hadith)
}

/** About this many letters fit on a line. A longer word is split. */
const LONGEST_WORD = /\S{60}(?=\S)/gu

/** The reader's notes, after everything that is ours. */
function book(sheet: Sheet, { notes, leftOut }: NonNullable<ReportDocument['book']>): void {
  sheet.newPage()
  heading(sheet, 'My book')
  if (leftOut > 0) {
    const words = `The ${leftOut === 1 ? 'oldest note is' : `${leftOut} oldest notes are`} not printed here; the download of your data has all of them.`
    sheet.flow([span(words, textStyles.quiet)], { after: 12 })
  }
  for (const { day, about, question, text } of notes) {
    sheet.need(64)
    sheet.flow([span(day, textStyles.subheading)], { leading: 1.3, after: 1 })
    if (about) sheet.flow([span(about, textStyles.small)], { after: 3 })
    if (question) sheet.flow([span(question, { ...textStyles.quiet, face: 'italic' })], { after: 3 })
    for (const paragraph of text.split('\n')) {
      if (paragraph.trim() === '') sheet.y += 6
      else sheet.flow([span(paragraph.replace(LONGEST_WORD, '$& '), textStyles.body)], { leading: 1.5 })
    }
    sheet.y += 16
  }
}

function colophon(sheet: Sheet, report: ReportDocument): void {
  sheet.y += 22
  heading(sheet, 'About this report', { room: 50 + report.colophon.length * 20 })
  facts(sheet, report.colophon, { left: sheet.left, width: sheet.width })
}
