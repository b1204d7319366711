/** The clock, injected so that tests can move it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Some days after a date, both as YYYY-MM-DD. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10)

/** When the month of an instant begins. */
export const monthBegins = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()))

/** What the back-office calls recent. */
export const RECENT_PERIOD = 7 * DAY

/** How long we keep notes of who saw a person's records and of what left the server about them. */
export const RECORD_RETENTION = 365 * DAY

/**
 * Clocks may differ by this much. A row dated further in the future was written before the clock was set back. It would
 * stay valid until the clock reaches that date again, so it counts as expired.
 */
export const MAX_CLOCK_DIFFERENCE = HOUR

/** True if a signed time, in milliseconds, is less than so long ago, and not in the future: the clock may have been set back. */
export function isWithin(clock: Clock, at: number, lifetime: number): boolean {
  const age = clock.now().getTime() - at
  return age < lifetime && age >= -MAX_CLOCK_DIFFERENCE
}
