import { z } from 'zod'
import { numberText } from '#app/format.ts'
import { trimmedText, wholeNumber } from '#app/operations/described.ts'
import {
  CHOOSE_SOME,
  NOTES_MAX,
  NOTES_REQUIRED,
  PREPARED_REASONS,
  REASON_KEYS,
  REASON_REQUIRED,
} from './moderation-messages.ts'

const id = z.string().min(1).max(64)

const notes = z
  .string()
  .trim()
  .max(NOTES_MAX, `Notes have at most ${numberText(NOTES_MAX)} characters`)
  .nullish()
  .transform((text) => text || null)

/** The revision of the story that the administrator saw. If it differs, the story has changed since. Calls may omit it. */
const revision = wholeNumber(0).optional()

export const approveStorySchema = z.object({ id, adminNotes: notes, revision })

export const rejectStorySchema = z.object({
  id,
  adminNotes: z
    .string(NOTES_REQUIRED)
    .trim()
    .min(1, NOTES_REQUIRED)
    .max(NOTES_MAX, `Notes have at most ${numberText(NOTES_MAX)} characters`)
    .meta(trimmedText(NOTES_MAX)),
  revision,
})

const decision = z.enum(['approved', 'rejected'], 'Please choose approve or reject')

interface Decided {
  decision: z.output<typeof decision>
  reason?: (typeof REASON_KEYS)[number] | undefined
  adminNotes: string | null
}

const saysWhy = ({ decision, adminNotes }: Decided) => decision === 'approved' || adminNotes !== null
const path = ['adminNotes']

/** The review's form: approve or reject, by its buttons or its choice. */
export const reviewFormSchema = z
  .object({ decision, adminNotes: notes, revision })
  .refine(saysWhy, { path, message: NOTES_REQUIRED })

/** A decision in the queue: the notes are a prepared reason, or the administrator's own words. */
const queueNotes = {
  decision,
  reason: z.enum(REASON_KEYS).optional(),
  adminNotes: notes,
}

/** The administrator's own words replace the prepared reason, which is used only to reject. */
const withNotes = <Sent extends Decided>({ reason, ...sent }: Sent) => ({
  ...sent,
  adminNotes:
    sent.adminNotes ?? (sent.decision === 'rejected' && reason ? PREPARED_REASONS[reason].notes : null),
})

const WHY = { path, message: REASON_REQUIRED }

export const queueFormSchema = z
  .object({ id, revision, ...queueNotes })
  .transform(withNotes)
  .refine(saysWhy, WHY)

export const SEVERAL_AT_ONCE = 50

/** A story with the revision that was shown: the value of one checkbox has both. */
const shownStory = z
  .string()
  .regex(/^[\w-]{1,64} \d{1,9}$/)
  .transform((text) => {
    const [key, shown] = text.split(' ') as [string, string]
    return { id: key, revision: Number(shown) }
  })

export const reviewSeveralSchema = z.object({
  chosen: z
    .array(z.object({ id, revision: z.int() }))
    .min(1, CHOOSE_SOME)
    .max(SEVERAL_AT_ONCE),
  decision,
  adminNotes: notes,
})

export const severalFormSchema = z
  .object({
    chosen: z.array(shownStory, CHOOSE_SOME).min(1, CHOOSE_SOME).max(SEVERAL_AT_ONCE),
    ...queueNotes,
  })
  .transform(withNotes)
  .refine(saysWhy, WHY)

export const settleFilmSchema = z.object({ film: z.coerce.number().int().positive() })

export const storyKeySchema = z.object({ id })

const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')])
export const featureStorySchema = z.object({ id, isFeatured: flag })
