import { z } from 'zod'
import { HOUSE_SYSTEM_KEYS } from '#app/astro/types.ts'
import { LANGUAGES } from '#app/language/language.ts'
import { MAX_PASSWORD } from './accounts.limits.ts'
import { confirmPassword, isConfirmed, NOT_CONFIRMED, newPassword, personName } from './accounts.schema.ts'
import { settingsWords } from './settings-messages.ts'

export const changeNameSchema = z.object({ name: personName })

export const changeHouseViewSchema = z.object({ houseView: z.enum(HOUSE_SYSTEM_KEYS) })

export const changeLanguageSchema = z.object({ language: z.enum(LANGUAGES) })

const enterCurrent = { error: () => settingsWords.password.enterCurrent }

export const changePasswordSchema = z.object({
  currentPassword: z.string(enterCurrent).min(1, enterCurrent).max(MAX_PASSWORD, enterCurrent),
  password: newPassword,
})

export const changePasswordFormSchema = changePasswordSchema
  .extend(confirmPassword)
  .refine(isConfirmed, NOT_CONFIRMED)

/** A session by its name. */
export const endSessionSchema = z.object({ session: z.string().min(1).max(60) })
