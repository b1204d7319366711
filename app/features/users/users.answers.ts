import { z } from 'zod'
import { instant } from '#app/features/answers.ts'
import { deletionAnswer } from '#app/features/privacy/privacy.answers.ts'

export const userAnswer = z
  .strictObject({
    id: z.string(),
    name: z.string().nullable(),
    email: z.string(),
    isAdmin: z.boolean(),
    accountStatus: z.enum(['active', 'suspended']),
    lastLogin: instant.nullable(),
    createdAt: instant,
  })
  .meta({ id: 'User' })

export const usersAnswer = z.array(userAnswer)

export const deletedUserAnswer = deletionAnswer
