import type { Db } from '#db/client.server.ts'
import { noteView } from './note-view.server.ts'
import { allNotes, type NoteRow, sizesByYear } from './notes.repo.server.ts'
import { noteWords as words } from './notes-messages.ts'

/** About a hundred pages. A longer book is printed in parts, one for each year, and a longer part from its end. */
const PRINTED_CHARACTERS = 200_000
const PRINTED_NOTES = 1_000

/** The years of a book that does not fit into one report, the newest first. */
export function yearsInParts(db: Db, userId: string): string[] {
  const years = sizesByYear(db, userId)
  const all = { notes: 0, characters: 0 }
  for (const { notes, characters } of years) {
    all.notes += notes
    all.characters += characters
  }
  const fits = all.characters <= PRINTED_CHARACTERS && all.notes <= PRINTED_NOTES
  return fits ? [] : years.map(({ year }) => year)
}

/** As many of the newest notes as one file prints, the oldest first. @param rows the newest first */
export function printedNotes(rows: readonly NoteRow[]): { notes: NoteRow[]; leftOut: number } {
  let characters = 0
  const fits = rows.findIndex(({ text }, index) => {
    characters += text.length
    return characters > PRINTED_CHARACTERS || index >= PRINTED_NOTES
  })
  const printed = fits === -1 ? rows : rows.slice(0, fits)
  return { notes: printed.toReversed(), leftOut: rows.length - printed.length }
}

/** The notes as a report prints them, the oldest first. @param year given if only those of one year are wanted */
export function printedBook(db: Db, userId: string, year?: string) {
  const { notes, leftOut } = printedNotes(
    allNotes(db, userId).filter(({ day }) => year === undefined || day.startsWith(`${year}-`)),
  )
  return {
    notes: notes.map((row) => {
      const { gregorian, hijri, subject, prompt, text } = noteView(row)
      return {
        day: words.bothDays(gregorian, hijri),
        about: subject && words.subjectOfKind(subject.kind, subject.label),
        question: prompt,
        text,
      }
    }),
    leftOut,
  }
}

/** The whole book as plain text, for the archive of a person's data; null if it is empty. */
export function bookAsText(db: Db, userId: string): string | null {
  const rows = allNotes(db, userId).reverse()
  if (rows.length === 0) return null
  const notes = rows.map((row) => {
    const { gregorian, hijri, subject, prompt, text } = noteView(row)
    const head = [
      `${gregorian} (${hijri})`,
      subject && words.subjectOfKind(subject.kind, subject.label),
      prompt,
    ]
    return `${head.filter(Boolean).join('\n')}\n\n${text}`
  })
  return `${words.myBookFile}\n\n${notes.join('\n\n* * *\n\n')}\n`
}
