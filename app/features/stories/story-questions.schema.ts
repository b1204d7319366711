import { z } from 'zod'
import { oneLine } from '#app/plain-text.ts'
import { ADDRESS_MAX, QUESTION_MAX } from './stories.limits.ts'
import { ALIGNMENTS } from './story-state-messages.ts'

const addressRules = `The address has at most ${ADDRESS_MAX} characters: small letters from a to z, digits, and hyphens between them.`

const id = z
  .string(addressRules)
  .trim()
  .toLowerCase()
  .max(ADDRESS_MAX, addressRules)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, addressRules)

// Not by `pipe`: a form sends no empty fields.
const text = z
  .string()
  .nullish()
  .transform((typed) => oneLine(typed ?? '') || null)
  .refine(
    (line) => line === null || line.length <= QUESTION_MAX,
    `A question has at most ${QUESTION_MAX} characters.`,
  )

const question = {
  textEn: text,
  textAr: text,
  alignment: z.enum(ALIGNMENTS, 'Please choose a theme.'),
  closesOn: z.iso.date('Please give the last day.'),
}

const inOneLanguage = ({ textEn, textAr }: { textEn: string | null; textAr: string | null }) =>
  textEn !== null || textAr !== null
const WRITE_ONE = {
  path: ['textEn'],
  message: 'Please write the question, in one language or in both.',
  // Also if other fields are wrong.
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
}

export const newQuestionSchema = z.object({ id, ...question }).refine(inOneLanguage, WRITE_ONE)
export const questionFormSchema = z.object(question).refine(inOneLanguage, WRITE_ONE)

/** An id in an address or a form, which may be anything. */
const key = z.string().min(1).max(ADDRESS_MAX)

export const changeQuestionSchema = z.object({ id: key, ...question }).refine(inOneLanguage, WRITE_ONE)
export const questionKeySchema = z.object({ id: key })
