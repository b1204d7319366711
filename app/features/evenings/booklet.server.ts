import type { BookletDocument } from '#app/adapters/pdf/booklet-document.ts'
import { reportWords } from '#app/adapters/pdf/report-messages.ts'
import { requireFreshProof } from '#app/features/account/fresh-proof.server.ts'
import { inShortOf } from '#app/features/analysis/analysis.server.ts'
import { namedInShort } from '#app/features/analysis/letter-parts.ts'
import { loadSaid } from '#app/features/analysis/life-answers.server.ts'
import { loadOwnBirth, toChartRecord } from '#app/features/charts/charts.repo.server.ts'
import { subjectText } from '#app/features/notes/note-subject.ts'
import { noteView } from '#app/features/notes/note-view.server.ts'
import { allNotes, type NoteRow } from '#app/features/notes/notes.repo.server.ts'
import { printedNotes } from '#app/features/notes/printed-book.server.ts'
import { printedFile } from '#app/features/notes/printed-file.server.ts'
import { longDate } from '#app/format.ts'
import { QURAN_ATTRIBUTION } from '#app/guidance/index.server.ts'
import { currentLanguage, currentNumerals } from '#app/language/current.ts'
import { type Call, operation, Refusal } from '#app/operations/operation.server.ts'
import { displayName } from '#app/operations/person.ts'
import { frameWords } from '#app/ui/page/messages.ts'
import { quoteWords } from '#app/ui/quote/messages.ts'
import { type EveningPassage, passageOf } from './corpus/passages.ts'
import { eveningWords as words } from './evening-messages.ts'
import { loadSeason } from './evenings.repo.server.ts'
import { bookletFileSchema, bookletSchema } from './evenings.schema.ts'
import { subjectOf, todayIn } from './evenings.server.ts'
import { openThrough, textOfEvening } from './season.ts'

/** What was written on the evenings of a season, the newest first. */
const answersOf = ({ services, actor }: Call<'member'>, id: string): NoteRow[] =>
  allNotes(services.db, actor.id, { kind: 'evening' }).filter(({ aboutKey }) => aboutKey.startsWith(`${id}/`))

/** @param written the oldest first @throws Refusal 404 for a season that is not the person's */
function bookletOf({ services, actor }: Call<'member'>, id: string, written: readonly NoteRow[]) {
  const { db } = services
  const season = loadSeason(db, actor.id, id)
  if (!season) throw new Refusal('evening.no-season', words.noSuchSeason)
  const through = openThrough(season, todayIn(season.zone, services))
  const stored = loadOwnBirth(db, actor.id)?.chartRecord
  const record = stored && toChartRecord(stored)
  return {
    id,
    inShort: record ? inShortOf(db, actor.id, record, loadSaid(db, actor.id, record.chart)) : null,
    from: longDate(season.startedOn),
    evenings: Array.from({ length: through }, (_, index) => {
      const number = index + 1
      const subject = subjectOf(id, number)
      return {
        number,
        about: subjectText(subject),
        passage: passageOf(textOfEvening(number, season.days), currentLanguage()),
        answers: written.filter(({ aboutKey }) => aboutKey === subject.key).map(noteView),
      }
    }),
  }
}

export const readBooklet = operation({
  name: 'evenings.booklet',
  summary: 'The passages of the evenings of a season that have opened, and what was written on them',
  who: 'member',
  input: bookletSchema,
  limit: 'read',
  run: (call, { id }) => bookletOf(call, id, answersOf(call, id).toReversed()),
})

export type BookletView = Awaited<ReturnType<typeof readBooklet.run>>

type ShownHadith = Extract<EveningPassage, { kind: 'hadith' }>['hadith']

/** Its reference says what the page says below it. */
const withSource = ({ narrator, ...hadith }: ShownHadith) => ({
  kind: 'hadith' as const,
  hadith: { ...hadith, reference: quoteWords.told(hadith.reference, narrator) },
})

/** The same booklet as a PDF file, and its name. */
export const exportBooklet = operation({
  name: 'evenings.export-booklet',
  summary: 'The booklet of a season as a PDF file',
  who: 'member',
  input: bookletFileSchema,
  limit: 'write',
  idempotency: 'natural',
  async run(call, { id, paper }) {
    const { services, actor } = call
    const { notes, leftOut } = printedNotes(answersOf(call, id))
    const { inShort, from, evenings } = bookletOf(call, id, notes)
    const size = notes.reduce((sum, { text }) => sum + text.length, 0)
    if (size > 0) requireFreshProof(call)
    const madeAt = services.clock.now()
    const document: BookletDocument = {
      paper,
      language: currentLanguage(),
      numerals: currentNumerals(),
      product: frameWords.product,
      title: words.title,
      person: displayName(actor),
      madeAt,
      madeOn: longDate(madeAt),
      lead: words.bookletLead(from),
      inShort: inShort && { title: words.inShort, lines: namedInShort(inShort) },
      evenings: evenings.map(({ number, passage, answers }) => ({
        title: words.evening(number),
        passage: passage.kind === 'ayah' ? passage : withSource(passage.hadith),
        answers: answers.map(({ prompt, text, gregorian, hijri }) => ({
          day: words.bothDays(gregorian, hijri),
          question: prompt,
          text,
        })),
      })),
      chosen: quoteWords.chosen,
      leftOut,
      colophon: [
        [reportWords.quran, reportWords.quranFrom(QURAN_ATTRIBUTION.text, QURAN_ATTRIBUTION.source)],
      ],
      sign: words.sign,
    }
    const file = await printedFile(call, document, size)
    return { file, name: `qismah-evenings-${madeAt.toISOString().slice(0, 10)}.pdf` }
  },
})
