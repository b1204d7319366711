import { z } from 'zod'
import { TURNS } from '#app/guidance/pairs.ts'
import { TRACKS } from '#app/guidance/types.ts'
import { doorsWords as words } from './doors-messages.ts'
import { NONE, SKIP, TAKE_BACK } from './reader-choice.choices.ts'

/** The scene of a difficulty, or that none speaks to the reader, who may name a subject instead. */
export const readerChoiceSchema = z.object({
  choice: z
    .enum([...TURNS, NONE, SKIP, TAKE_BACK], { error: () => words.chooseOne })
    .meta({ description: 'The `choice` of a scene in the answer, `none`, `skip`, or `take-back`' }),
  subject: z
    .enum(TRACKS)
    .optional()
    .meta({ description: 'With `none`: the subject that the reading is to be written for' }),
})

export type ReaderChoice = z.output<typeof readerChoiceSchema>
