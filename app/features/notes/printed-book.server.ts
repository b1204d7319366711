import type { Db } from '#db/client.server.ts'
import { noteView } from './note-view.server.ts'
import { allNotes } from './notes.repo.server.ts'
import { noteWords as words } from './notes-messages.ts'

/** About two hundred pages; a longer book is printed from its end. */
const PRINTED_CHARACTERS = 400_000
const PRINTED_NOTES = 1_000

/** The notes as a report prints them, the oldest first. */
export function printedBook(db: Db, userId: string) {
  const rows = allNotes(db, userId)
  let characters = 0
  const fits = rows.findIndex(({ text }, index) => {
    characters += text.length
    return characters > PRINTED_CHARACTERS || index >= PRINTED_NOTES
  })
  const printed = fits === -1 ? rows : rows.slice(0, fits)
  return {
    notes: printed.reverse().map((row) => {
      const { gregorian, hijri, subject, prompt, text } = noteView(row)
      return {
        day: words.bothDays(gregorian, hijri),
        about: subject && words.subjectOfKind(subject.kind, subject.label),
        question: prompt,
        text,
      }
    }),
    leftOut: rows.length - printed.length,
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
