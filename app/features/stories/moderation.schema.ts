import { z } from 'zod'
import { tidied, wholeNumber } from '#app/features/operations/described.ts'
import { numberText } from '#app/format.ts'
import { NOTES_MAX, NOTES_REQUIRED, REVISION_NEEDED } from './moderation-messages.ts'

const id = z.string().min(1).max(64)

const notes = z
  .string()
  .trim()
  .max(NOTES_MAX, `Notes have at most ${numberText(NOTES_MAX)} characters`)
  .nullish()
  .transform((text) => text || null)

/** The story as the administrator saw it; another number means that it has changed since. */
const revision = wholeNumber(0).optional()

export const approveStorySchema = z.object({ id, adminNotes: notes, revision })

/** By call, where no page has shown the story, whoever approves says which text of it they have read. */
export const approveByCallSchema = approveStorySchema.extend({
  revision: wholeNumber(0, undefined, REVISION_NEEDED),
})

export const rejectStorySchema = z.object({
  id,
  adminNotes: z
    .string(NOTES_REQUIRED)
    .trim()
    .min(1, NOTES_REQUIRED)
    .max(NOTES_MAX, `Notes have at most ${numberText(NOTES_MAX)} characters`)
    .meta(tidied(1, NOTES_MAX)),
  revision,
})

/** The review's form: one of the two, by its buttons or its choice. */
export const reviewFormSchema = z
  .object({
    decision: z.enum(['approved', 'rejected'], 'Please choose approve or reject'),
    adminNotes: notes,
    revision,
  })
  .refine(({ decision, adminNotes }) => decision === 'approved' || adminNotes !== null, {
    path: ['adminNotes'],
    message: NOTES_REQUIRED,
  })

export const storyKeySchema = z.object({ id })

const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')])
export const featureStorySchema = z.object({ id, isFeatured: flag })
