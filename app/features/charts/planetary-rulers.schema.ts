import { z } from 'zod'
import { PLANETS } from '#app/astro/types.ts'

const planet = z.enum(PLANETS, 'Please choose one of the ten planets')

export const rulerIdSchema = z.object({ id: z.coerce.number().int().positive() })

export const rulerFormSchema = z.object({
  traditionalRuler: planet,
  /** Empty if the modern tradition has no other ruler for the sign. */
  modernRuler: z
    .union([planet, z.literal('').transform(() => null)], 'Please choose one of the ten planets')
    .nullish()
    .transform((ruler) => ruler ?? null),
  /** A box that is not ticked is not sent. */
  isActive: z
    .union([z.boolean(), z.enum(['on', 'true', 'false']).transform((value) => value !== 'false')])
    .default(false),
})

export const editRulerSchema = rulerFormSchema.and(rulerIdSchema)
