import { z } from 'zod'
import { HOUSE_SYSTEM_KEYS } from '#app/astro/types.ts'

export const houseSystemSchema = z.enum(HOUSE_SYSTEM_KEYS)
