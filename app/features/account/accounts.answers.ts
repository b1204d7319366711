import { z } from 'zod'
import { instant } from '#app/features/operations/answers.ts'

export const personAnswer = z
  .strictObject({
    id: z.string(),
    email: z.string(),
    name: z.string().nullable(),
    isAdmin: z.boolean(),
    createdAt: instant,
    lastLogin: instant.nullable(),
  })
  .meta({ id: 'Person' })

export const currentPersonAnswer = personAnswer.nullable()
