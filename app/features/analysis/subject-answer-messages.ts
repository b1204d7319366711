export const NO_SUCH_ANALYSIS = 'This analysis was not found.'

/** What a reader can say of a subject. */
export const SUBJECT_ANSWERS = ['fits', 'part', 'not'] as const

export const ANSWER_WORDS: Readonly<Record<(typeof SUBJECT_ANSWERS)[number], string>> = {
  fits: 'This fits',
  part: 'In part',
  not: 'Not me',
}

/** The value of the button that removes an answer. */
export const TAKE_BACK = 'none'
