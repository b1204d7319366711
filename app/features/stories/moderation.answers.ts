import { z } from '@hono/zod-openapi'
import { instant } from '#app/operations/answers.ts'
import { usesAnswer } from './stories.answers.ts'
import { ALIGNMENTS } from './story-state-messages.ts'

const moderatedStoryAnswer = z
  .strictObject({
    id: z.string(),
    title: z.string(),
    storyContent: z.string(),
    isAnonymous: z.boolean(),
    pseudonym: z.string().nullable(),
    alignment: z.enum(ALIGNMENTS).nullable(),
    status: z.enum(['pending', 'approved', 'rejected']),
    adminNotes: z.string().nullable(),
    submittedAt: instant,
    reviewedAt: instant.nullable(),
    editedAt: instant.nullable(),
    isFeatured: z.boolean(),
    vectorId: z.string().nullable(),
    tags: z.array(z.string()),
    ...usesAnswer,
    episode: z.string().nullable().meta({ description: 'The name of the episode that it is in' }),
    filmedOn: z.string().nullable().meta({ description: 'The day on which the episode was filmed' }),
    filmUrl: z.string().nullable().meta({ description: 'The address of the film' }),
    revision: z
      .int()
      .min(0)
      .meta({ description: 'Rises with every change; a review may name the one it has seen' }),
    questionId: z.string().nullable().meta({ description: 'The question that it answers' }),
    question: z.string().nullable().meta({ description: 'The text of that question' }),
    userId: z.string().nullable().meta({ description: 'Null if the story is anonymous' }),
    userName: z
      .string()
      .nullable()
      .meta({ description: 'Null if the story is anonymous, or without a name' }),
    userEmail: z.string().nullable().meta({ description: 'Null if the story is anonymous' }),
  })
  .openapi('ModeratedStory')

export const moderatedStoriesAnswer = z.array(moderatedStoryAnswer)

export const reviewedStoryAnswer = z
  .strictObject({
    message: z.string(),
    entry: z.int().meta({ description: 'The entry of the audit log, by which it can be undone' }),
    story: moderatedStoryAnswer,
  })
  .openapi('ReviewedStory')

export const deletedStoryAnswer = z
  .strictObject({ id: z.string(), message: z.string() })
  .openapi('DeletedStory')
