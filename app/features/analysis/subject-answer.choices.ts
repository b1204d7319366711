/** What a reader can say of a subject. */
export const SUBJECT_ANSWERS = ['fits', 'part', 'not'] as const

/** The value of the button that removes an answer. */
export const TAKE_BACK = 'none'
