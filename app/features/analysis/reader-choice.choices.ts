/** The answers to the three scenes that name none of them. */
export const NONE = 'none'
export const SKIP = 'skip'
export const TAKE_BACK = 'take-back'
