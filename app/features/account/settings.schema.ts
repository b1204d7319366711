import { z } from 'zod'
import { houseSystemSchema } from '#app/features/charts/house-system.schema.ts'
import { LANGUAGES } from '#app/language/language.ts'
import { MAX_PASSWORD } from './accounts.limits.ts'
import { newPassword, personName } from './accounts.schema.ts'

export const changeNameSchema = z.object({ name: personName })

export const changeHouseViewSchema = z.object({ houseView: houseSystemSchema })

export const changeLanguageSchema = z.object({ language: z.enum(LANGUAGES) })

const ENTER_CURRENT = 'Enter your current password'

export const changePasswordSchema = z.object({
  currentPassword: z.string(ENTER_CURRENT).min(1, ENTER_CURRENT).max(MAX_PASSWORD, ENTER_CURRENT),
  password: newPassword,
})

export const changePasswordFormSchema = changePasswordSchema
  .extend({ confirmPassword: z.string("Passwords don't match") })
  .refine((form) => form.password === form.confirmPassword, {
    message: "Passwords don't match",
    path: ['confirmPassword'],
  })

/** A session by its name. */
export const endSessionSchema = z.object({ session: z.string().min(1).max(60) })
