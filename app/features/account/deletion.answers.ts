import { z } from '@hono/zod-openapi'
import { instant } from '#app/operations/answers.ts'

const receipt = z.strictObject({
  deletedAt: instant,
  rows: z.record(z.string(), z.int().min(1)).meta({ description: 'How many rows, by table' }),
  total: z.int().min(0),
})

/** Without what others did with the records: an administrator who deletes an account must not see that. */
export const deletionAnswer = z.strictObject({ message: z.string(), receipt }).openapi('Deletion')

const doneOften = <const Kind extends string>(kinds: readonly [Kind, ...Kind[]]) =>
  z.array(z.strictObject({ kind: z.enum(kinds), what: z.string(), times: z.int().min(1), last: instant }))

export const ownDeletionAnswer = z
  .strictObject({
    message: z.string(),
    receipt: receipt.extend({
      byAdministrators: doneOften(['opened', 'exported', 'changed']).meta({
        description: 'What administrators did with the records: operation, how often, and when last',
      }),
      left: doneOften(['mail', 'embedder']).meta({
        description: 'What left the server: the subject of a mail or an address, how often, and when last',
      }),
    }),
  })
  .openapi('OwnDeletion')
