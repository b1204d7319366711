export const SHORT_STORY_MIN = 10
export const SHORT_STORY_MAX = 1000

export const TITLE_MIN = 5
export const TITLE_MAX = 200
export const STORY_MIN = 50
export const STORY_MAX = 20_000
export const PSEUDONYM_MAX = 80

/** The end of the address of a question for stories. */
export const ADDRESS_MAX = 60
export const QUESTION_MAX = 200

/** How much of a story the list shows before 'Read More', in grapheme clusters. */
export const PREVIEW_LENGTH = 200

/** How many stories of one person may wait for review. */
export const MAX_WAITING = 100
