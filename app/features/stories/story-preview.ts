import { PREVIEW_LENGTH } from './stories.limits.ts'

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * The first grapheme clusters of a story, so that an emoji of several parts or a letter with its marks is never cut in
 * two. @returns null if the story is not longer than that.
 */
export function makePreview(story: string): string | null {
  let seen = 0
  for (const { index } of characters.segment(story)) {
    if (seen === PREVIEW_LENGTH) return story.slice(0, index)
    seen += 1
  }
  return null
}
