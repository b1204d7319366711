import { z } from 'zod'
import { noteText } from '#app/features/notes/notes.schema.ts'
import { SEASON_DAYS } from './season.ts'

/** An evening that cannot be is not found, like one that is not open yet. */
const n = z.string().max(100)

export const eveningSchema = z.object({ n })

/** Forms carry text. */
const [thirty, short] = SEASON_DAYS
const days = z
  .union([z.literal(SEASON_DAYS), z.enum([`${thirty}`, `${short}`]).transform(Number)])
  .default(thirty)

export const beginSchema = z.object({ days })

export const answerFormSchema = z.object({ text: noteText })
export const answerSchema = z.object({ n, ...answerFormSchema.shape })

export const bookletSchema = z.object({ id: z.string().max(64) })
