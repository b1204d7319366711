import { z } from 'zod'
import { atLeastOneOf } from '#app/operations/described.ts'

const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')])

/** What an administrator may change in an account. The call needs one of the two fields. */
export const changeUserSchema = z
  .object({
    id: z.string().min(1).max(100),
    isAdmin: flag.optional(),
    accountStatus: z.enum(['active', 'suspended']).optional(),
  })
  .refine(({ isAdmin, accountStatus }) => isAdmin !== undefined || accountStatus !== undefined, {
    message: 'Say what is to change: isAdmin or accountStatus.',
  })
  .meta(atLeastOneOf(['isAdmin', 'accountStatus']))

export const userIdSchema = z.object({ id: z.string().min(1).max(100) })
