import { z } from '@hono/zod-openapi'
import { LANGUAGES } from '#app/language/language.ts'
import { instant } from '#app/operations/answers.ts'
import { ALIGNMENTS } from './story-state-messages.ts'

const status = z.enum(['pending', 'approved', 'rejected'])

/** What the author permits. */
export const usesAnswer = {
  forAnalyses: z.boolean().meta({ description: 'It may be shown beside analyses' }),
  onChannel: z.boolean().meta({ description: 'It may be told on the channel' }),
  withLot: z.boolean().meta({ description: 'The lot of its author may be named with it' }),
}

export const storyAnswer = z
  .strictObject({
    id: z.string(),
    title: z.string(),
    storyContent: z.string(),
    submittedAt: instant,
    reviewedAt: instant.nullable(),
    status,
    alignment: z.enum(ALIGNMENTS).nullable(),
    isAnonymous: z.boolean(),
    pseudonym: z.string().nullable(),
    adminNotes: z.string().nullable(),
    editedAt: instant.nullable(),
    ...usesAnswer,
    episode: z.string().nullable().meta({ description: 'The name of the episode that tells it' }),
    filmedOn: z.string().nullable().meta({ description: 'The day on which it was filmed' }),
    filmUrl: z.string().nullable().meta({ description: 'The address of the film' }),
    question: z
      .strictObject({ id: z.string(), text: z.string(), language: z.enum(LANGUAGES) })
      .nullable()
      .meta({ description: 'The question that it answers' }),
  })
  .openapi('Story')

export const storiesAnswer = z.array(storyAnswer)

export const sharedStoryAnswer = z
  .strictObject({ id: z.string(), title: z.string(), status })
  .openapi('SharedStory')

export const withdrawnStoryAnswer = z
  .strictObject({ id: z.string(), message: z.string() })
  .openapi('WithdrawnStory')
