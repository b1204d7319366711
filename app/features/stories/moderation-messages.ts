import { numberText } from '#app/format.ts'

export const NOTES_MAX = 4000

export const NOTES_REQUIRED = 'Please write in the notes why you reject the story'
export const NO_SUCH_STORY = 'There is no such story.'
export const STORY_DELETED = 'Story deleted successfully'
export const STORY_ACTION_FAILED = 'Something went wrong with this story. Please try again.'

export const DONE = {
  approved: 'Story approved successfully',
  rejected: 'Story rejected successfully',
} as const

export const severalDone = (count: number, decision: keyof typeof DONE) =>
  `${numberText(count)} ${count === 1 ? 'story' : 'stories'} ${decision}`

export const ONLY_APPROVED = 'Only an approved story can be featured.'

/** Shown to the second of two administrators who decide on the same story. */
export function decidedMeanwhile(status: string, by: string | null): string {
  const who = by ?? 'Another administrator'
  return status === 'pending'
    ? 'The author has changed this story in the meantime. Please read it again.'
    : `${who} has already ${status} this story. Please look at it again.`
}

export const NOT_YOUR_OWN = 'You cannot approve your own story. Another administrator can.'

export const REASON_REQUIRED = 'Please choose a reason, or write why the story is rejected.'
export const CHOOSE_SOME = 'Please choose at least one story.'

export const REASON_KEYS = ['people', 'unclear', 'copied', 'advertising', 'harm'] as const

/** Common reasons to reject a story: a name for the administrator, and the text for the author. */
export const PREPARED_REASONS: Readonly<
  Record<(typeof REASON_KEYS)[number], { name: string; notes: string }>
> = {
  people: {
    name: 'Names or addresses',
    notes:
      'Please leave out the names of other people, addresses, telephone numbers and what else shows who somebody is. You can send the story again.',
  },
  unclear: {
    name: 'Hard to follow',
    notes: 'Please say what happened, in order, so that a reader who does not know you can follow it.',
  },
  copied: {
    name: 'Sent before, or copied',
    notes: 'This text has been sent before, or stands elsewhere. Please tell the story in your own words.',
  },
  advertising: {
    name: 'Advertising',
    notes: 'Please leave out links, products and services. A story is about what you lived through.',
  },
  harm: {
    name: 'Could hurt somebody',
    notes: 'Part of this story could hurt a reader or another person, so it cannot be shown.',
  },
}
