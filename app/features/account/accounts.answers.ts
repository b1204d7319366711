import { z } from '@hono/zod-openapi'
import { instant } from '#app/operations/answers.ts'

export const personAnswer = z
  .strictObject({
    id: z.string(),
    email: z.string(),
    name: z.string().nullable(),
    isAdmin: z.boolean(),
    createdAt: instant,
    lastLogin: instant.nullable(),
  })
  .openapi('Person')

export const currentPersonAnswer = personAnswer.nullable()
