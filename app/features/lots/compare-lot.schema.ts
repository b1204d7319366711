import { z } from 'zod'
import { SIGNS } from '#app/astro/types.ts'

/** A whole number typed as text, from 0 to `most`. */
function wholeNumber(name: string, most: number) {
  const message = `${name} must be a whole number from 0 to ${most}`
  return z
    .string(message)
    .trim()
    .regex(/^\d{1,2}$/, message)
    .transform(Number)
    .refine((value) => value <= most, message)
}

/** The Part of Fortune as another program shows it. */
export const compareLotSchema = z.object({
  sign: z.enum(SIGNS, 'Choose the sign that the other program gives'),
  degree: wholeNumber('Degree', 29),
  minute: wholeNumber('Minute', 59),
})

/** Names of the fields in the address of the page. */
export const COMPARED_FIELDS = ['sign', 'degree', 'minute'] as const
