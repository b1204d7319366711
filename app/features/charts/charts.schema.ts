import { z } from 'zod'
import { HOUSE_SYSTEM_KEYS, type HouseSystem } from '#app/astro/types.ts'
import { LOT_CHOICES } from './chart-lots.server.ts'

/** Stands for the house system that the person chose for their reports. */
export const CHOSEN_HOUSES = 'chosen'
export type HousesAsked = HouseSystem | typeof CHOSEN_HOUSES

const HOUSES = [...HOUSE_SYSTEM_KEYS, CHOSEN_HOUSES] as const

/** If omitted, the answer has the houses that the chart was saved with. */
export const chartViewSchema = z.object({
  houses: z.enum(HOUSES).optional().meta({
    description: 'A house system; "chosen" for the one of the settings; left out, that of the saved chart',
  }),
})

export const lotsSchema = chartViewSchema.extend({
  lots: z.enum(LOT_CHOICES).default('seven'),
})
