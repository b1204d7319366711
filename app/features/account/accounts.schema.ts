import { z } from 'zod'
import { lineText } from '#app/operations/described.ts'
import { oneLine } from '#app/plain-text.ts'
import { accountWords } from './account-messages.ts'
import { MAX_NAME, MAX_PASSWORD, MIN_NAME, MIN_PASSWORD } from './accounts.limits.ts'

/** Addresses in another script (RFC 6531) are not accepted, because many mail servers do not take them. The message says what is. */
const invalid = {
  error: ({ input }: { input?: unknown }) =>
    typeof input === 'string' && /\P{ASCII}/u.test(input)
      ? accountWords.emailOfOtherScript
      : accountWords.emailInvalid,
}
const differ = { error: () => accountWords.passwordsDiffer }
const short = { error: () => accountWords.passwordShort(MIN_PASSWORD) }
const shortName = { error: () => accountWords.nameShort(MIN_NAME) }

/** zod's pattern, with at most 64 characters before the @ (RFC 5321). No mail server accepts more. */
const EMAIL = new RegExp(z.regexes.email.source.replace('^', '^(?=[^@]{1,64}@)'))

export const email = z
  .string(invalid)
  .trim()
  .toLowerCase()
  .max(254, invalid)
  .pipe(z.email({ pattern: EMAIL, ...invalid }))
  .meta({ format: 'email', pattern: EMAIL.source })

export const newPassword = z
  .string(short)
  .min(MIN_PASSWORD, short)
  .max(MAX_PASSWORD, { error: () => accountWords.passwordLong(MAX_PASSWORD) })

export const personName = z
  .string(shortName)
  .overwrite(oneLine)
  .min(MIN_NAME, shortName)
  .max(MAX_NAME, { error: () => accountWords.nameLong(MAX_NAME) })
  .meta(lineText(MIN_NAME, MAX_NAME))

/** The password again, for forms with a new one. */
export const confirmPassword = { confirmPassword: z.string(differ) }
export const isConfirmed = (form: { password: string; confirmPassword: string }) =>
  form.password === form.confirmPassword
export const NOT_CONFIRMED = { ...differ, path: ['confirmPassword'] }

export const signInSchema = z.object({ email, password: newPassword })

/** The JSON call sends no confirmation; the form does. */
export const registerSchema = z.object({ name: personName, email, password: newPassword })

export const registerFormSchema = registerSchema.extend(confirmPassword).refine(isConfirmed, NOT_CONFIRMED)

export const forgotPasswordSchema = z.object({ email })

export const mailedToken = z.string().min(1).max(200)

/** True if the person asks to delete everything in the account, which a stranger may have put there. */
const empty = z.boolean().default(false)

export const resetPasswordSchema = z.object({ token: mailedToken, password: newPassword, empty })

export const resetPasswordFormSchema = resetPasswordSchema
  .extend(confirmPassword)
  .refine(isConfirmed, NOT_CONFIRMED)

/** One of the two is enough. Which of them the form asks for depends on the account. */
export const proveAgainSchema = z.object({
  password: z.string().max(MAX_PASSWORD).default(''),
  code: z.string().trim().max(40).default(''),
})

export const confirmEmailSchema = z.object({ token: mailedToken, empty })

/** The password of the account that will be connected with a Google account. */
export const linkFormSchema = z.object({ password: newPassword })
