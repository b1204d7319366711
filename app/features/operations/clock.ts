/** The time of day, injected so that tests can move it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** What the back-office calls recent. */
export const RECENT = 7 * DAY

/** How long we keep who saw a person's records, and what left the server about them. */
export const RECORDS_KEPT = 365 * DAY

/**
 * What is dated further ahead than this was made under a clock that has been set back since; it would
 * live until that clock is reached again, so it counts as ended.
 */
export const CLOCKS_DIFFER = HOUR
