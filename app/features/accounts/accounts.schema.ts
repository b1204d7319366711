import { z } from 'zod'
import { MAX_NAME, MAX_PASSWORD, MIN_NAME, MIN_PASSWORD } from './accounts.limits'


const INVALID_EMAIL = 'Please enter a valid email address'
const SHORT_PASSWORD = `Password must be at least ${MIN_PASSWORD} characters`

export const email = z
  .string(INVALID_EMAIL)
  .trim()
  .toLowerCase()
  .max(254, INVALID_EMAIL)
  .pipe(z.email(INVALID_EMAIL))

export const newPassword = z
  .string(SHORT_PASSWORD)
  .min(MIN_PASSWORD, SHORT_PASSWORD)
  .max(MAX_PASSWORD, `Password must be at most ${MAX_PASSWORD} characters`)

export const personName = z
  .string(`Name must be at least ${MIN_NAME} characters`)
  .trim()
  .min(MIN_NAME, `Name must be at least ${MIN_NAME} characters`)
  .max(MAX_NAME, `Name must be at most ${MAX_NAME} characters`)

export const signInSchema = z.object({ email, password: newPassword })

/** The JSON call sends no confirmation; the form does. */
export const registerSchema = z.object({ name: personName, email, password: newPassword })

export const registerFormSchema = registerSchema
  .extend({ confirmPassword: z.string("Passwords don't match") })
  .refine((form) => form.password === form.confirmPassword, {
    message: "Passwords don't match",
    path: ['confirmPassword'],
  })
