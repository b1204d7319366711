import { z } from 'zod'
import { numberText } from '#app/format.ts'
import { trimmedText, wholeNumber } from '#app/operations/described.ts'
import { characters } from '#app/plain-text.ts'

const id = z.string().min(1).max(100)
export const eventIdSchema = z.object({ id })

// No `pipe` below: for a form, it would receive undefined instead of an empty string.

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim()
const running = (text: string) => text.replace(/\r\n?/g, '\n').trim()

function needed(name: string, max: number, tidy = spaced) {
  const missing = `${name} is required.`
  return z
    .string(missing)
    .transform(tidy)
    .refine((text) => text !== '', missing)
    .refine((text) => characters(text) <= max, `${name} has at most ${numberText(max)} characters.`)
    .meta(trimmedText(max))
}

function text(name: string, max: number, tidy = spaced) {
  return z
    .string()
    .nullable()
    .transform((text) => tidy(text ?? ''))
    .refine((text) => characters(text) <= max, `${name} has at most ${numberText(max)} characters.`)
    .meta({ maxLength: max })
}

const simple = {
  title: needed('A title', 200),
  eventType: needed('An event type', 100),
  dateRange: text('A date range', 100),
  description: text('A description', 5000, running),
}

export const eventSchema = z.object({
  ...simple,
  dateRange: simple.dateRange.default(''),
  description: simple.description.default(''),
})

const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')])

/** Omitted fields do not change. */
export const eventChangeSchema = z.object({
  id,
  title: simple.title.optional(),
  eventType: simple.eventType.optional(),
  dateRange: simple.dateRange.optional(),
  description: simple.description.optional(),
  isActive: flag.optional(),
})

/** As a word, or as the specification stores it: light is 1, dark is 0. */
const alignment = z
  .union([z.enum(['light', 'dark', '1', '0']), z.literal(1), z.literal(0)], 'Please choose light or dark.')
  .transform(
    (value) => (value === 'light' || value === '1' || value === 1 ? 'light' : 'dark') as 'light' | 'dark',
  )

const isDate = (text: string) => z.iso.date().safeParse(text).success

const eventDate = z
  .string()
  .nullable()
  .transform((text) => text?.trim() || null)
  .refine((text) => text === null || isDate(text), 'Please give a date as year, month and day.')
  .meta({ anyOf: [{ format: 'date' }, { maxLength: 0 }] })

const keywordIds = z.array(wholeNumber(1)).max(40, 'At most 40 keywords.')
const keywordSignDisplay = z.string().max(2000, 'At most 2,000 characters of keywords.').nullish()

/** In the order of the form, because the error summary has this order. */
const enhanced = {
  birthDetailId: z.string('Please choose a birth detail.').min(1, 'Please choose a birth detail.').max(100),
  alignment,
  title: needed('A title', 200),
  description: needed('A description', 20_000, running),
  astroExplanation: needed('An astrological explanation', 20_000, running),
}

/** The reading of the birth record. A call may leave it empty. */
const readingId = z.string().max(100).nullish()

export const enhancedEventSchema = z.object({
  ...enhanced,
  readingId,
  eventDate: eventDate.default(null),
  keywordSignDisplay,
  /** The ids of the keywords, if their texts are ambiguous. */
  keywordIds: keywordIds.optional(),
})

/** A form sends the ticked keywords, and nothing if none is ticked. */
export const enhancedEventFormSchema = z.object({
  ...enhanced,
  eventDate: eventDate.default(null),
  keywordIds: keywordIds.default([]),
})

/** Omitted fields do not change. */
export const enhancedEventChangeSchema = z.object({
  id,
  birthDetailId: enhanced.birthDetailId.optional(),
  readingId,
  title: enhanced.title.optional(),
  description: enhanced.description.optional(),
  alignment: alignment.optional(),
  astroExplanation: enhanced.astroExplanation.optional(),
  eventDate: eventDate.optional(),
  keywordSignDisplay,
  keywordIds: keywordIds.optional(),
})
