import { z } from 'zod'

const practiceId = z.string().max(80)

/** What a form of practices says: which it showed, and which of those are ticked. Others are left as they are. */
export const practicesSchema = z.object({
  shown: z.array(practiceId).min(1, 'Please choose a practice').max(60),
  done: z.array(practiceId).max(60).default([]),
})

/** The form as sent: also the phase it stands in, and whether a script sent it the moment a box was ticked. */
export const practicesFormSchema = practicesSchema.extend({
  phase: z.string().max(20).optional(),
  immediate: z.literal('yes').optional(),
})
