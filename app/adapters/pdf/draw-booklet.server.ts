import { inLanguage } from '#app/language/request-language.server.ts'
import type { BookletDocument } from './booklet-document.ts'
import { reportWords as words } from './report-messages.ts'
import { facts, headedPassage, named, span, written } from './report-parts.server.ts'
import { Sheet } from './sheet.server.ts'
import { palette, textStyles } from './styles.ts'

/** Renders a booklet of evenings as a PDF file. */
export function renderBooklet(booklet: BookletDocument): Promise<Uint8Array> {
  return inLanguage(booklet.language, () => drawBooklet(booklet), booklet.numerals)
}

function drawBooklet(booklet: BookletDocument): Promise<Uint8Array> {
  const { paper, language, product, title, person, madeAt, madeOn, lead } = booklet
  const sheet = new Sheet({
    paper,
    title: `${title}: ${person}`,
    subject: lead,
    author: product,
    language,
    madeAt,
  })
  cover(sheet, booklet)
  for (const { title, passage, answers } of booklet.evenings) {
    headedPassage(sheet, title, passage)
    for (const { day, question, text } of answers) {
      sheet.need(64)
      written(sheet, { question, text })
      sheet.flow([span(day, textStyles.small)], { after: 10 })
    }
    sheet.y += 14
  }
  lastPage(sheet, booklet)
  return sheet.finish(`${product} · ${title} · ${madeOn}`, words.page, textStyles.foot)
}

/** The title, the reading in four lines, who has chosen the passages, and what is not printed. */
function cover(
  sheet: Sheet,
  { product, title, person, lead, inShort, chosen, leftOut }: BookletDocument,
): void {
  const centred = { align: 'centre', leading: 1.3 } as const
  sheet.y += 120
  sheet.flow([span(product, textStyles.rubric)], { ...centred, after: 6 })
  sheet.flow([span(title, textStyles.title)], { ...centred, tag: 'H1', leading: 1.25, after: 8 })
  sheet.flow([span(person, textStyles.lead)], { ...centred, after: 4 })
  sheet.flow([span(lead, textStyles.quiet)], { ...centred, after: 56 })
  if (inShort) {
    sheet.flow([span(inShort.title, textStyles.subheading)], { leading: 1.3, after: 6 })
    named(sheet, inShort.lines)
  }
  sheet.y += 16
  for (const text of [chosen, ...(leftOut > 0 ? [words.leftOut(leftOut)] : [])])
    sheet.flow([span(text, textStyles.quiet)], { after: 4 })
  sheet.newPage()
}

/** The page to sign, with where the texts are from at its foot. */
function lastPage(sheet: Sheet, { sign, colophon }: BookletDocument): void {
  sheet.newPage()
  sheet.y += 320
  sheet.rule(palette.faded)
  sheet.y += 6
  sheet.flow([span(sign, textStyles.quiet)])
  sheet.y = sheet.bottom - 60
  facts(sheet, colophon, { left: sheet.left, width: sheet.width })
}
