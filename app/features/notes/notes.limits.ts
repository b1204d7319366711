import { HOUR } from '#app/features/operations/clock.ts'

export const NOTES_A_PAGE = 20

/** A book is searched by reading it through, so it has a size: a note a day for thirteen years. */
export const MOST_NOTES = 5_000
export const MOST_CHARACTERS = 5_000_000

/** How long a deleted note can be brought back; then it is erased. */
export const UNDO_WITHIN = HOUR

/** The day of a note is none before this. */
export const EARLIEST_DAY = '1900-01-01'
