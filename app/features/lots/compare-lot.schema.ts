import { z } from 'zod'
import { SIGNS } from '#app/astro/types.ts'
import { compareWords as words } from './compare-messages.ts'

/** A whole number typed as text, from 0 to `most`. */
function wholeNumber(name: 'degree' | 'minute', most: number) {
  const message = { error: () => words.wholeNumber(words.labels[name], most) }
  return z
    .string(message)
    .trim()
    .regex(/^\d{1,2}$/, message)
    .transform(Number)
    .refine((value) => value <= most, message)
}

/** The Part of Fortune as another program shows it. */
export const compareLotSchema = z.object({
  sign: z.enum(SIGNS, { error: () => words.signMissing }),
  degree: wholeNumber('degree', 29),
  minute: wholeNumber('minute', 59),
})
