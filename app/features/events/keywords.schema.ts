import { z } from 'zod'
import { SIGNS } from '#app/astro/types.ts'
import { pathNumber, wholeNumber } from '#app/operations/described.ts'
import { characters } from '#app/plain-text.ts'
import { ALL_FIELDS_REQUIRED, POLARITIES } from './keyword-messages.ts'

const KEYWORD_MAX = 100
const CATEGORY_MAX = 100
const DESCRIPTION_MAX = 500

const id = wholeNumber(1).meta(pathNumber(1))

// No `pipe` below: for a form, it would receive undefined instead of an empty string.

/** One line of text. `complete` checks all fields together for missing ones. */
const line = (max: number, what: string) =>
  z
    .string()
    .nullish()
    .transform((text) => (text ?? '').replace(/\s+/g, ' ').trim())
    .refine((text) => characters(text) <= max, `${what} has at most ${max} characters.`)

const choice = <Value extends string>(values: readonly Value[], what: string) =>
  z
    .string()
    .nullish()
    .transform((value) => (value?.trim() || undefined) as Value | undefined)
    .refine((value) => value === undefined || values.includes(value), `Please choose one of the ${what}.`)

const oneCategory = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) => (String(value ?? '').trim() === '' ? undefined : Number(value)))
  .refine(
    (value) => value === undefined || (Number.isInteger(value) && value > 0),
    'Please choose a category.',
  )

const description = z
  .string()
  .trim()
  .max(DESCRIPTION_MAX, `A description has at most ${DESCRIPTION_MAX} characters.`)
  .nullish()

type Need = readonly [field: string, message: string]

/** One message names all empty required fields, and each of these fields has a message too. */
function complete(needs: readonly Need[]) {
  return (value: object, context: z.RefinementCtx) => {
    const given = value as Record<string, unknown>
    const missing = needs.filter(([field]) => given[field] === '' || given[field] === undefined)
    if (missing.length === 0) return
    context.addIssue({ code: 'custom', message: ALL_FIELDS_REQUIRED })
    for (const [field, message] of missing) context.addIssue({ code: 'custom', path: [field], message })
  }
}

const keyword = {
  keywordText: line(KEYWORD_MAX, 'A keyword').refine(
    (text) => !text.includes(','),
    'A keyword has no comma: commas stand between keywords.',
  ),
  sign: choice(SIGNS, 'twelve signs'),
  polarity: choice(POLARITIES, 'three polarities'),
  categoryId: oneCategory,
  description,
}

const keywordComplete = complete([
  ['keywordText', 'Please write the keyword.'],
  ['sign', 'Please choose a sign.'],
  ['polarity', 'Please choose a polarity.'],
  ['categoryId', 'Please choose a category.'],
])

const asKeyword = <Value extends object>(value: Value) =>
  value as Value & { sign: (typeof SIGNS)[number]; polarity: (typeof POLARITIES)[number]; categoryId: number }

export const keywordFormSchema = z.object(keyword).superRefine(keywordComplete).transform(asKeyword)
export const keywordChangeSchema = z
  .object({ id, ...keyword })
  .superRefine(keywordComplete)
  .transform(asKeyword)
export const keywordIdSchema = z.object({ id })

const category = {
  categoryName: line(CATEGORY_MAX, 'A name'),
  categoryRelation: line(DESCRIPTION_MAX, 'A description'),
}

const categoryComplete = complete([
  ['categoryName', 'Please write the name.'],
  ['categoryRelation', 'Please write the description.'],
])

export const categoryFormSchema = z.object(category).superRefine(categoryComplete)
export const categoryChangeSchema = z.object({ id, ...category }).superRefine(categoryComplete)
export const categoryIdSchema = z.object({ id })

/** The category that takes the keywords of a deleted one; required only if it has any. */
export const deleteCategorySchema = z.object({
  id,
  moveTo: oneCategory.meta({
    description: 'The category that its keywords go to; needed while it has any',
    anyOf: [
      ...(wholeNumber(1).meta()?.anyOf as object[]),
      { type: 'string', maxLength: 0 },
      { type: 'null' },
    ],
  }),
})
