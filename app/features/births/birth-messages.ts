/** Shown to a visitor who opens the birth form without being signed in. */
export const LOG_IN_FIRST = {
  title: 'Authentication Required',
  description: 'Please log in to enter your birth information.',
}

/** The texts of one address of the birth form. */
export interface BirthFormWords {
  heading: string
  saved: { title: string; description: string }
  /** Above the reason of a refusal. */
  refused: string
  /** For an unexpected error. */
  faultMessage: string
}

export const BIRTH_INFO_WORDS: BirthFormWords = {
  heading: 'Enter Your Birth Information',
  saved: { title: 'Success!', description: 'Your birth information has been saved securely.' },
  refused: 'Error',
  faultMessage: 'Failed to save birth data. Please try again.',
}

export const BIRTH_DATA_WORDS: BirthFormWords = {
  heading: 'Birth Information',
  saved: { title: 'Birth information saved', description: 'Your birth data has been securely stored.' },
  refused: 'Failed to save birth information',
  faultMessage: 'Please try again.',
}

/** Shown before saving, in the form and on the page that checks the answers. */
export const SAVED_ONCE = {
  title: 'You cannot change this later',
  text: 'Birth information is saved once. You cannot change it yourself afterwards. If you find a mistake, you can request a correction.',
}
