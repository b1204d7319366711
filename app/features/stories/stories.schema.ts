import { z } from 'zod'
import { SHORT_STORY_MAX, SHORT_STORY_MIN } from './stories.limits'

export const STORY_TOO_SHORT = `Please share at least ${SHORT_STORY_MIN} characters about your experience.`
export const STORY_TAGS = ['part_of_fortune', 'transformation'] as const

/** A browser counts a line break as one character but sends two. */
export function normalNewlines(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

export const shortStorySchema = z.object({
  story: z
    .string(STORY_TOO_SHORT)
    .transform((text) => normalNewlines(text).trim())
    .pipe(
      z
        .string()
        .min(SHORT_STORY_MIN, STORY_TOO_SHORT)
        .max(SHORT_STORY_MAX, `A story shared here has at most ${SHORT_STORY_MAX} characters.`),
    ),
  isAnonymous: z.boolean().default(true),
  tags: z.array(z.string().trim().min(1).max(40)).max(10).default([...STORY_TAGS]),
})
