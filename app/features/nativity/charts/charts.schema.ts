import { z } from 'zod'
import { LOT_CHOICES } from './chart-lots.server.ts'
import { houseSystemSchema } from './house-system.schema.ts'

/** Left out, a chart is answered by the houses it was saved with. */
export const chartViewSchema = z.object({ houses: houseSystemSchema.optional() })

export const lotsSchema = chartViewSchema.extend({
  lots: z
    .enum(LOT_CHOICES, `Choose seven, all, or one lot: ${LOT_CHOICES.slice(2).join(', ')}`)
    .default('seven'),
})
