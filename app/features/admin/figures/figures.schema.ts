import { z } from 'zod'
import { FIGURE_RANGES, USUAL_RANGE } from './figure-range.ts'

/** An address that names no range shows the usual one. */
export const figuresSchema = z.object({ range: z.enum(FIGURE_RANGES).catch(USUAL_RANGE) })
