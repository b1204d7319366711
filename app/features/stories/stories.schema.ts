import { z } from 'zod'
import { numberText } from '#app/format.ts'
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
import { ALIGNMENTS } from './story-messages.ts'

export const STORY_TOO_SHORT = `Please share at least ${SHORT_STORY_MIN} characters about your experience.`
const STORY_TAGS = ['part_of_fortune', 'transformation'] as const

export const shortStorySchema = z.object({
  story: z
    .string(STORY_TOO_SHORT)
    .transform(lines)
    .pipe(
      z
        .string()
        .min(SHORT_STORY_MIN, STORY_TOO_SHORT)
        .max(SHORT_STORY_MAX, `A story shared here has at most ${SHORT_STORY_MAX} characters.`),
    )
    .meta(linesText(SHORT_STORY_MIN, SHORT_STORY_MAX)),
  isAnonymous: z.boolean().default(true),
  tags: z
    .array(z.string().trim().min(1).max(40).meta(trimmedText(40)))
    .max(10)
    .default([...STORY_TAGS]),
})

const TITLE_SHORT = `Title must be at least ${TITLE_MIN} characters`
const STORY_SHORT = `Story must be at least ${STORY_MIN} characters`

const title = z
  .string(TITLE_SHORT)
  .transform(oneLine)
  .pipe(
    z.string().min(TITLE_MIN, TITLE_SHORT).max(TITLE_MAX, `Title must be at most ${TITLE_MAX} characters`),
  )
  .meta(lineText(TITLE_MIN, TITLE_MAX))

const storyContent = z
  .string(STORY_SHORT)
  .transform(lines)
  .pipe(
    z
      .string()
      .min(STORY_MIN, STORY_SHORT)
      .max(STORY_MAX, `Story must be at most ${numberText(STORY_MAX)} characters`),
  )
  .meta(linesText(STORY_MIN, STORY_MAX))

const pseudonym = z
  .string()
  .overwrite(oneLine)
  .max(PSEUDONYM_MAX, `A pseudonym has at most ${PSEUDONYM_MAX} characters`)
  .nullish()
  .transform((name) => name || null)

const alignment = z
  .union([z.enum(ALIGNMENTS), z.literal('')], 'Please choose one of the themes')
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
export const editStoryFormSchema = z.object(formStory)

export type StoryText = z.output<typeof storySchema>

const STORIES_A_PAGE = 10

/** A call sets a larger size. */
export const storyListSchema = z.object({
  page: wholeNumber(1, 1_000_000).default(1),
  size: wholeNumber(1, 1000).default(STORIES_A_PAGE),
})
