import { z } from 'zod'
import { MAX_PASSWORD } from '#app/features/account/accounts.limits.ts'
import { CONFIRMATION } from '#app/features/account/deletion.ts'
import { deletionWords } from '#app/features/account/deletion-messages.ts'
import { atLeastOneOf } from '#app/operations/described.ts'

const wordNeeded = { error: () => deletionWords.wordNeeded }
const word = z.literal(CONFIRMATION, wordNeeded)

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
    ...wordNeeded,
  })
  .meta({
    description: 'Empty, or with the word in `confirmation` or `confirm`',
    // Not `anyOf` itself, with which a body would be required.
    allOf: [{ anyOf: [...atLeastOneOf(['confirmation', 'confirm']).anyOf, { maxProperties: 0 }] }],
  })

/** The screen takes the word of its language too, and asks for the password if the last proof is old. */
export const deleteDataFormSchema = z.object({
  confirm: z
    .string(wordNeeded)
    .refine((typed) => [CONFIRMATION, deletionWords.word].includes(typed), wordNeeded),
  noAdministrator: z.boolean().optional(),
  password: z.string().max(MAX_PASSWORD).optional(),
})
