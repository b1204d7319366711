import { z } from 'zod'
import { CONFIRMATION, WORD_NEEDED } from '#app/features/account/deletion.ts'

const confirm = z.literal(CONFIRMATION, WORD_NEEDED)

/**
 * The call of the specification has no body: its client had asked for the word itself. A body that does
 * carry a word must carry the right one.
 */
export const deleteDataSchema = z.object({ confirm: confirm.optional() })

export const deleteDataFormSchema = z.object({ confirm })
