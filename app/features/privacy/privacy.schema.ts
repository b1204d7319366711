import { z } from 'zod'
import { CONFIRMATION, WORD_NEEDED } from '#app/features/account/deletion.ts'
import { atLeastOneOf } from '#app/operations/described.ts'

const word = z.literal(CONFIRMATION, WORD_NEEDED)

/**
 * The specified call has no body: its client has already asked for the confirmation word. If there is a body, it must
 * have the word in `confirmation`, or in `confirm` as the screen sends it.
 */
export const deleteDataSchema = z
  .looseObject({
    confirmation: word.optional(),
    confirm: word.optional(),
    noAdministrator: z
      .boolean()
      .optional()
      .meta({ description: 'The last administrator confirms that nobody will administer the installation' }),
  })
  .refine((body) => Object.keys(body).length === 0 || body.confirmation || body.confirm, {
    path: ['confirmation'],
    message: WORD_NEEDED,
  })
  .meta({
    description: 'Empty, or with the word in `confirmation` or `confirm`',
    // Not `anyOf` itself, with which a body would be required.
    allOf: [{ anyOf: [...atLeastOneOf(['confirmation', 'confirm']).anyOf, { maxProperties: 0 }] }],
  })

export const deleteDataFormSchema = z.object({ confirm: word, noAdministrator: z.boolean().optional() })
