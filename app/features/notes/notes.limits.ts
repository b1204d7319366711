import { HOUR } from '#app/operations/clock.ts'

export const NOTES_A_PAGE = 20

/** A search reads the whole book, so its size is limited: a note a day for thirteen years. */
export const MAX_NOTES = 5_000
export const MAX_CHARACTERS = 5_000_000

/** How long a deleted note can be brought back; then it is erased. */
export const UNDO_PERIOD = HOUR

/** The earliest day of a note. */
export const EARLIEST_DAY = '1900-01-01'
