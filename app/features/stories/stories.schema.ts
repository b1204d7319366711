import { z } from 'zod'
import { linesText, lineText, trimmedText, wholeNumber } from '#app/operations/described.ts'
import { lines, oneLine } from '#app/plain-text.ts'
import {
  ADDRESS_MAX,
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

const given = { forAnalyses: z.boolean(), onChannel: z.boolean(), withLot: z.boolean() }

/** A call that does not say permits what the Terms say. */
const uses = {
  forAnalyses: z.boolean().default(true),
  onChannel: z.boolean().default(true),
  withLot: z.boolean().default(false),
}

/** Calls confirm both by the Terms, and may leave them out. */
const confirmations = { isMine: z.boolean().optional(), isOfAge: z.boolean().optional() }

/** Browsers do not send what is not ticked. */
const unticked = z.boolean().default(false)
const formUses = { forAnalyses: unticked, onChannel: unticked, withLot: unticked }
const formConfirmations = { isMine: unticked, isOfAge: unticked }

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
  ...uses,
  ...confirmations,
})

export const shortStoryFormSchema = shortStorySchema.extend({ ...formUses, ...formConfirmations })

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

/** A call is anonymous by default. */
const storyText = z.object({
  title,
  storyContent,
  isAnonymous: z.boolean().default(true),
  pseudonym,
  alignment,
})

export type StoryText = z.output<typeof storyText>

/** Not checked further: a story that names no open question is kept as one without. */
const questionId = z
  .string()
  .trim()
  .max(ADDRESS_MAX)
  .nullish()
  .meta({ description: 'The question that it answers; it has no effect unless that question is open' })

export const storySchema = storyText.extend({ questionId, ...uses, ...confirmations })

/** The form to edit a story, which has no ticks: what is permitted is changed on its card. */
export const storyTextFormSchema = storyText.extend({ isAnonymous: unticked })

export const storyFormSchema = storyTextFormSchema.extend({ questionId, ...formUses, ...formConfirmations })

const id = z.string().min(1).max(64)

export const storyIdSchema = z.object({ id })
export const editStorySchema = storyText.extend({ id })

export const permitStorySchema = z.object({ id, ...given })
export const permitStoryFormSchema = z.object({ id, ...formUses })

/** Browsers do not send a switch that is off. */
export const filmMailsSchema = z.object({ mails: unticked })

export type StoryUses = Omit<z.output<typeof permitStorySchema>, 'id'>

const STORIES_A_PAGE = 10

/** A call sets a larger size. */
export const storyListSchema = z.object({
  page: wholeNumber(1, 1_000_000).default(1),
  size: wholeNumber(1, 1000).default(STORIES_A_PAGE),
})
