/** Texts about a story's theme and state. Separate from the schema, which browsers need not load. */
export const ALIGNMENTS = ['light', 'dark', 'neutral'] as const
export type Alignment = (typeof ALIGNMENTS)[number]

export const alignmentOptions: readonly { value: Alignment; label: string }[] = [
  { value: 'light', label: 'Light - Positive, uplifting experiences' },
  { value: 'dark', label: 'Dark - Challenging, difficult experiences' },
  { value: 'neutral', label: 'Neutral - Mixed or balanced experiences' },
]

export function alignmentName(alignment: Alignment | null): string {
  return alignment ? capitalised(alignment) : 'Not specified'
}

export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Beside the switch, and on the privacy page. */
export const ANONYMOUS_MEANS =
  '“Anonymous” means that your name is not shown with the story. It does not hide from the administrators which account it came from.'

export const LOG_IN_TO_SUBMIT = 'Please log in to submit your story.'
export const STORIES_NOT_LOADED = 'Failed to load your stories. Please try again later.'
export const STORY_NOT_SUBMITTED = 'Failed to submit story'
/** From the analysis screen. */
export const SHORT_STORY_NOT_SUBMITTED = 'Failed to submit story. Please try again.'
