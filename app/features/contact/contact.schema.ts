import { z } from 'zod'
import { MAX_NAME } from '#app/features/account/accounts.limits.ts'
import { email } from '#app/features/account/accounts.schema.ts'
import { lines, oneLine } from '#app/plain-text.ts'
import { contactWords } from './contact-messages.ts'

const MESSAGE_MIN = 10
export const MAX_MESSAGE = 5000

const short = { error: () => contactWords.messageShort(MESSAGE_MIN) }

export const contactSchema = z.object({
  name: z
    .string()
    .overwrite(oneLine)
    .max(MAX_NAME, { error: () => contactWords.nameLong(MAX_NAME) })
    .nullish()
    .transform((name) => name || null),
  email,
  message: z
    .string(short)
    .transform(lines)
    .pipe(
      z
        .string()
        .min(MESSAGE_MIN, short)
        .max(MAX_MESSAGE, { error: () => contactWords.messageLong(MAX_MESSAGE) }),
    ),
})
