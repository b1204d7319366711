import { z } from 'zod'
import { numberText } from '#app/format.ts'
import { lines } from '#app/plain-text.ts'
import { NOTE_MAX } from '#app/ui/page/note-length.ts'
import { parseSubject } from './note-subject.ts'
import { EARLIEST_DAY } from './notes.limits.ts'

const EMPTY_NOTE = 'Please write something first'
const NO_DAY = 'Please give a day, such as 2026-03-01'

const text = z
  .string(EMPTY_NOTE)
  .transform(lines)
  .pipe(
    z
      .string(EMPTY_NOTE)
      .min(1, EMPTY_NOTE)
      .max(NOTE_MAX, `A note has at most ${numberText(NOTE_MAX)} characters`),
  )

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

const day = z
  .string(NO_DAY)
  .trim()
  .refine(isDay, NO_DAY)
  .refine((given) => given >= EARLIEST_DAY, 'The day of a note is from 1900 on')

const about = z
  .string()
  .max(120)
  .default('')
  .refine((given) => parseSubject(given) !== null, 'There is no such thing to write about')

/** A question by its subject and number: 'trust/1', or 'any/2'. */
const question = z
  .string()
  .max(40)
  .nullish()
  .transform((name) => name || null)

export const writeNoteSchema = z.object({ about, question, day, text })
/** A script that writes a note in place needs no page as the answer. */
export const writeNoteFormSchema = writeNoteSchema.extend({ inPlace: z.literal('yes').optional() })

const id = z.string().min(1).max(64)
export const noteIdSchema = z.object({ id })

const change = { day, text, revision: z.coerce.number().int().min(0) }
export const editNoteSchema = z.object({ id, ...change })
export const editNoteFormSchema = z.object(change)

export const noteFormSchema = z.object({ about: about.catch(''), question: question.catch(null) })

/** The filters of the book: a kind of subject or one subject, and search words. */
export const bookSchema = z.object({
  page: z.coerce.number().int().min(1).max(100_000).catch(1).default(1),
  about: z.string().max(120).catch('').default(''),
  q: z.string().trim().max(200).catch('').default(''),
})
