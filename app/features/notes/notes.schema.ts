import { z } from 'zod'
import { lines } from '#app/plain-text.ts'
import { NOTE_MAX } from '#app/ui/page/note-length.ts'
import { noteFormWords as words } from './note-form-messages.ts'
import { parseSubject } from './note-subject.ts'
import { EARLIEST_DAY } from './notes.limits.ts'

const emptyNote = { error: () => words.empty }
const noDay = { error: () => words.noDay }

/** What is written, at most 20,000 characters. */
export const noteText = z
  .string(emptyNote)
  .transform(lines)
  .pipe(
    z
      .string(emptyNote)
      .min(1, emptyNote)
      .max(NOTE_MAX, { error: () => words.tooLong(NOTE_MAX) }),
  )

const day = z
  .string(noDay)
  .trim()
  .pipe(z.iso.date(noDay))
  .refine((given) => given >= EARLIEST_DAY, { error: () => words.tooEarly })

const about = z
  .string()
  .max(120)
  .default('')
  .refine((given) => parseSubject(given) !== null, { error: () => words.unknownSubject })

/** A question by its subject and number: 'trust/1', or 'any/2'. */
const question = z
  .string()
  .max(40)
  .nullish()
  .transform((name) => name || null)

export const writeNoteSchema = z.object({ about, question, day, text: noteText })
/** A script that writes a note in place needs no page as the answer. */
export const writeNoteFormSchema = writeNoteSchema.extend({ inPlace: z.literal('yes').optional() })

const id = z.string().min(1).max(64)
export const noteIdSchema = z.object({ id })

const change = { day, text: noteText, revision: z.coerce.number().int().min(0) }
export const editNoteSchema = z.object({ id, ...change })
export const editNoteFormSchema = z.object(change)

export const noteFormSchema = z.object({ about: about.catch(''), question: question.catch(null) })

/** The filters of the book: a kind of subject or one subject, and search words. */
export const bookSchema = z.object({
  page: z.coerce.number().int().min(1).max(100_000).catch(1).default(1),
  about: z.string().max(120).catch('').default(''),
  q: z.string().trim().max(200).catch('').default(''),
})
