import { analysisWords } from '#app/features/analysis/analysis-messages.ts'
import { BLOCKS } from '#app/guidance/index.server.ts'
import { operation } from '#app/operations/operation.server.ts'
import type { Services } from '#app/operations/services.ts'
import { type NoteSubject, parseSubject, SUBJECT_KINDS, subjectText } from './note-subject.ts'
import { shownSubject } from './note-subjects.server.ts'
import { hijriColumns, noteView, shownDay } from './note-view.server.ts'
import { NOTES_A_PAGE } from './notes.limits.ts'
import {
  allNotes,
  listNotes,
  loadSubjects,
  type NoteFilter,
  type NoteRow,
  notesOnThisDay,
} from './notes.repo.server.ts'
import { bookSchema } from './notes.schema.ts'
import { todayText } from './notes.server.ts'
import { noteWords as words } from './notes-messages.ts'
import { yearsInParts } from './printed-book.server.ts'
import { questionsFor } from './questions.server.ts'

const ON_THIS_DAY = 20

/** The book: notes that match the filters, newest first, and those written on this day in other years. */
export const readBook = operation({
  name: 'notes.book',
  summary: 'The notes of one’s reflection book',
  who: 'member',
  input: bookSchema,
  limit: 'read',
  run({ services, actor }, { page, about, q }) {
    const { db } = services
    const today = todayText(services)
    const filter = parseFilter(about)
    const words = foldedForSearch(q).split(/\s+/).filter(Boolean)
    const found = words.length > 0 ? search(allNotes(db, actor.id, filter), words) : null
    const subjects = loadSubjects(db, actor.id)
    const fits = ({ kind, key }: NoteSubject) => kind === (filter.kind ?? kind) && key === (filter.key || key)
    const total = found ? found.length : countNotes(subjects, fits)
    const pages = Math.max(1, Math.ceil(total / NOTES_A_PAGE))
    const shown = Math.min(page, pages)
    const offset = (shown - 1) * NOTES_A_PAGE
    const rows =
      found?.slice(offset, offset + NOTES_A_PAGE) ??
      listNotes(db, actor.id, filter, { limit: NOTES_A_PAGE, offset })
    const narrowed = about !== '' || words.length > 0
    return {
      notes: rows.map(noteView),
      page: shown,
      pages,
      total,
      about,
      q,
      narrowed,
      choices: toChoices(subjects, about),
      today: shownDay(today),
      onThisDay: narrowed || shown > 1 ? [] : onThisDay(services, actor.id, today),
      questions: questionsFor(db, actor.id, today),
      hasReport: actor.hasBirthData,
      reportYears: actor.hasBirthData ? yearsInParts(db, actor.id) : [],
    }
  },
})

export type BookView = Awaited<ReturnType<typeof readBook.run>>

/** 'verse' selects every note about a verse, 'verse:94:5-6' those about one. */
function parseFilter(about: string): NoteFilter {
  const kind = SUBJECT_KINDS.find((one) => one === about)
  return kind ? { kind } : about ? (parseSubject(about) ?? {}) : {}
}

function search(rows: readonly NoteRow[], words: readonly string[]): NoteRow[] {
  return rows.filter(({ text, prompt }) => {
    const held = foldedForSearch(`${text}\n${prompt ?? ''}`)
    return words.every((word) => held.includes(word))
  })
}

type Subjects = ReturnType<typeof loadSubjects>

const countNotes = (subjects: Subjects, fits: (subject: NoteSubject) => boolean) =>
  subjects.filter(fits).reduce((sum, { notes }) => sum + notes, 0)

interface Choice {
  value: string
  label: string
}

const KINDS = ['practice', 'verse', 'hadith', 'year', 'evening', 'none'] as const

/** The choices of the filter: blocks and kinds that have notes, and the present choice. */
function toChoices(subjects: Subjects, chosen: string): Choice[] {
  const named = (value: string, label: string, notes: number): Choice[] =>
    notes > 0 || value === chosen ? [{ value, label: words.filterWithCount(label, notes) }] : []
  const choices = [
    ...BLOCKS.flatMap((block) =>
      named(
        subjectText({ kind: 'block', key: block }),
        analysisWords.blocks[block],
        countNotes(subjects, ({ kind, key }) => kind === 'block' && key === block),
      ),
    ),
    ...KINDS.flatMap((kind) =>
      named(
        kind,
        words.filters[kind],
        countNotes(subjects, (one) => one.kind === kind),
      ),
    ),
  ]
  const one = choices.some(({ value }) => value === chosen) ? null : parseSubject(chosen)
  const shown = one && shownSubject(one)
  return shown ? [...choices, { value: shown.about, label: shown.label }] : choices
}

/** Notes of earlier years with today's date, in either calendar. */
function onThisDay({ db }: Services, userId: string, today: string) {
  const hijri = hijriColumns(today)
  const monthDay = today.slice(5)
  const rows = notesOnThisDay(
    db,
    userId,
    { monthDay, yearBegins: `${today.slice(0, 4)}-01-01`, ...hijri },
    ON_THIS_DAY,
  )
  return rows.map((row) => ({
    ...noteView(row),
    sameGregorianDay: row.day.slice(5) === monthDay,
    sameHijriDay: row.hijriMonth === hijri.hijriMonth && row.hijriDay === hijri.hijriDay,
  }))
}

const MARKS = /\p{M}|\u0640/gu
const ALIKE: readonly [RegExp, string][] = [
  [/ى/g, 'ي'],
  [/ة/g, 'ه'],
  [/ı/g, 'i'],
  [/[’‘ʼ]/g, "'"],
]

/**
 * A text in the form that searches compare: lower case, without accents, vowel signs and lengthening strokes. Arabic
 * letters that people write for one another become one letter.
 */
export function foldedForSearch(text: string): string {
  let plain = text.normalize('NFKD').replace(MARKS, '').toLowerCase()
  for (const [letter, usual] of ALIKE) plain = plain.replace(letter, usual)
  return plain
}
