import { z } from '@hono/zod-openapi'
import { instant } from '#app/operations/answers.ts'

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
  .openapi('User')

export const usersAnswer = z.array(userAnswer)
