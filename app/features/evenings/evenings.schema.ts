import { z } from 'zod'
import { noteText } from '#app/features/notes/notes.schema.ts'
import { eveningWords as words } from './evening-messages.ts'
import { HOURS, SEASON_DAYS } from './season.ts'

/** An evening that cannot be is not found, like one that is not open yet. */
const n = z.string().max(100)

export const eveningSchema = z.object({ n })

/** One of these numbers. Forms carry text. */
const oneOf = (numbers: readonly number[], error?: () => string) =>
  z.union([z.literal(numbers), z.enum(numbers.map(String)).transform(Number)], error && { error })

export const beginSchema = z.object({ days: oneOf(SEASON_DAYS).default(SEASON_DAYS[0]) })

export const mailSchema = z.object({ hour: oneOf(HOURS, () => words.mail.chooseHour) })

export const answerFormSchema = z.object({ text: noteText })
export const answerSchema = z.object({ n, ...answerFormSchema.shape })

export const bookletSchema = z.object({ id: z.string().max(64) })

/** An unknown paper size becomes A4, so that the button still gives a booklet. */
export const bookletFileSchema = bookletSchema.extend({
  paper: z.enum(['a4', 'letter']).catch('a4').default('a4'),
})
