import { z } from 'zod'
import { linesText, lineText, trimmedText, wholeNumber } from '#app/operations/described.ts'
import { lines, oneLine } from '#app/plain-text.ts'
import {
  PSEUDONYM_MAX,
  SHORT_STORY_MAX,
  SHORT_STORY_MIN,
  STORY_MAX,
  STORY_MIN,
  TITLE_MAX,
  TITLE_MIN,
} from './stories.limits.ts'
import { storyWords as words } from './story-messages.ts'
import { ALIGNMENTS } from './story-state-messages.ts'

const tooShort = { error: () => words.tooShort(SHORT_STORY_MIN) }
const STORY_TAGS = ['part_of_fortune', 'transformation'] as const

export const shortStorySchema = z.object({
  story: z
    .string(tooShort)
    .transform(lines)
    .pipe(
      z
        .string()
        .min(SHORT_STORY_MIN, tooShort)
        .max(SHORT_STORY_MAX, { error: () => words.shortStoryMost(SHORT_STORY_MAX) }),
    )
    .meta(linesText(SHORT_STORY_MIN, SHORT_STORY_MAX)),
  isAnonymous: z.boolean().default(true),
  tags: z
    .array(z.string().trim().min(1).max(40).meta(trimmedText(40)))
    .max(10)
    .default([...STORY_TAGS]),
})

const titleShort = { error: () => words.titleLeast(TITLE_MIN) }
const storyShort = { error: () => words.storyLeast(STORY_MIN) }

const title = z
  .string(titleShort)
  .transform(oneLine)
  .pipe(
    z
      .string()
      .min(TITLE_MIN, titleShort)
      .max(TITLE_MAX, { error: () => words.titleMost(TITLE_MAX) }),
  )
  .meta(lineText(TITLE_MIN, TITLE_MAX))

const storyContent = z
  .string(storyShort)
  .transform(lines)
  .pipe(
    z
      .string()
      .min(STORY_MIN, storyShort)
      .max(STORY_MAX, { error: () => words.storyMost(STORY_MAX) }),
  )
  .meta(linesText(STORY_MIN, STORY_MAX))

const pseudonym = z
  .string()
  .overwrite(oneLine)
  .max(PSEUDONYM_MAX, { error: () => words.pseudonymMost(PSEUDONYM_MAX) })
  .nullish()
  .transform((name) => name || null)

const alignment = z
  .union([z.enum(ALIGNMENTS), z.literal('')], { error: () => words.chooseTheme })
  .nullish()
  .transform((theme) => theme || null)

const story = { title, storyContent, isAnonymous: z.boolean().default(true), pseudonym, alignment }

/** A call is anonymous by default. */
export const storySchema = z.object(story)

/** Browsers do not send a switch that is off. */
const formStory = { ...story, isAnonymous: z.boolean().default(false) }

export const storyFormSchema = z.object(formStory)

const id = z.string().min(1).max(64)

export const storyIdSchema = z.object({ id })
export const editStorySchema = z.object({ id, ...story })

export type StoryText = z.output<typeof storySchema>

const STORIES_A_PAGE = 10

/** A call sets a larger size. */
export const storyListSchema = z.object({
  page: wholeNumber(1, 1_000_000).default(1),
  size: wholeNumber(1, 1000).default(STORIES_A_PAGE),
})
