import { z } from 'zod'
import { MAX_NAME } from '#app/features/account/accounts.limits.ts'
import { email } from '#app/features/account/accounts.schema.ts'
import { lines, oneLine } from '#app/plain-text.ts'

const MESSAGE_MIN = 10
export const MAX_MESSAGE = 5000

const MESSAGE_TOO_SHORT = `Please write at least ${MESSAGE_MIN} characters`

export const contactSchema = z.object({
  name: z
    .string()
    .overwrite(oneLine)
    .max(MAX_NAME, `A name has at most ${MAX_NAME} characters`)
    .nullish()
    .transform((name) => name || null),
  email,
  message: z
    .string(MESSAGE_TOO_SHORT)
    .transform(lines)
    .pipe(
      z
        .string()
        .min(MESSAGE_MIN, MESSAGE_TOO_SHORT)
        .max(MAX_MESSAGE, `A message has at most ${MAX_MESSAGE} characters`),
    ),
})
