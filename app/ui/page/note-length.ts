/** As many characters as a note may have. */
export const NOTE_MAX = 10_000
