import { z } from 'zod'
import { trimmedText } from '#app/operations/described.ts'
import { MAX_PASSWORD } from './accounts.limits.ts'
import { twoFactorWords } from './two-factor-messages.ts'

const missing = { error: () => twoFactorWords.codeMissing }

export const codeSchema = z.object({
  code: z.string(missing).trim().min(1, missing).max(40, missing).meta(trimmedText(40)),
})

/** Empty if the account has no password. */
export const beginTwoStepSchema = z.object({ currentPassword: z.string().max(MAX_PASSWORD).default('') })
