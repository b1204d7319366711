import { z } from 'zod'
import { pathWords as words } from './path-messages.ts'

const practiceId = z.string().max(80)

/** A form of practices: the ones it showed, and which of those are ticked. Other practices do not change. */
export const practicesSchema = z.object({
  shown: z
    .array(practiceId)
    .min(1, { error: () => words.choosePractice })
    .max(60),
  done: z.array(practiceId).max(60).default([]),
})

/** The form as sent: also its phase, and whether a script sent it when a box was ticked. */
export const practicesFormSchema = practicesSchema.extend({
  phase: z.string().max(20).optional(),
  immediate: z.literal('yes').optional(),
})
