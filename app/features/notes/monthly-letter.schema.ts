import { z } from 'zod'

/** A switch that is off is not sent at all. */
export const letterChoiceSchema = z.object({ letter: z.boolean().default(false) })

export const stopLinkSchema = z.object({ token: z.string().max(200).catch('') })
