export const NOTES_MAX = 4000

export const NOTES_REQUIRED = 'Please write in the notes why you reject the story'
export const NO_SUCH_STORY = 'There is no such story.'
export const STORY_DELETED = 'Story deleted successfully'
export const STORY_ACTION_FAILED = 'Something went wrong with this story. Please try again.'

export const DONE = {
  approved: 'Story approved successfully',
  rejected: 'Story rejected successfully',
} as const

export const ONLY_APPROVED = 'Only an approved story can be featured.'

/** Told to the second of two administrators on one story. */
export function decidedMeanwhile(status: string, by: string | null): string {
  const who = by ?? 'Another administrator'
  return status === 'pending'
    ? 'The author has changed this story in the meantime. Please read it again.'
    : `${who} has already ${status} this story. Please look at it again.`
}

export const NOT_YOUR_OWN = 'You cannot approve your own story. Another administrator can.'
export const REVISION_NEEDED =
  'Missing: the revision of the story that you have read (field `revision` in the list).'
