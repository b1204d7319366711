/** The maximum number of characters of a note. */
export const NOTE_MAX = 10_000
