import { z } from 'zod'
import { atLeastOneOf, trimmedText } from '#app/operations/described.ts'
import { birthDataFormSchema, birthDataSchema, coordinatesOrCity } from './birth-data.schema.ts'

const userRequired = 'Please choose a user'
const userId = z.string(userRequired).trim().min(1, userRequired).max(100).meta(trimmedText(100))
const id = z.string().min(1).max(100)

/** Whose birth it is: the user's own, or another person's under a pseudonym. */
const ofWhom = z.enum(['own', 'further'], 'Please say whose birth it is').nullish()

export const birthDetailIdSchema = z.object({ id })

export const createBirthDetailSchema = birthDataSchema
  .and(z.object({ userId, ofWhom }))
  .meta(birthDataSchema.meta() ?? {})
export const createBirthDetailFormSchema = birthDataFormSchema.and(z.object({ userId, ofWhom }))

/** A call may send only some of the fields; the others do not change. */
export const editBirthDetailSchema = z
  .object(birthDataSchema.shape)
  .partial()
  .extend({ id })
  .refine((birth) => Object.keys(birth).some((name) => name !== 'id'), {
    message: 'Say what is to change, such as dateOfBirth or cityId.',
  })
  .meta({ ...atLeastOneOf(Object.keys(birthDataSchema.shape)), allOf: [coordinatesOrCity] })

export const acceptCorrectionSchema = z.object({ id })

const why = z
  .string('Please say why the request is declined')
  .trim()
  .min(1, 'Please say why the request is declined')
  .max(1000, 'An answer has at most 1000 characters')

export const declineCorrectionSchema = z.object({ id, answer: why })
export const declineFormSchema = z.object({ answer: why })
