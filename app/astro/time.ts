import { AstroTime, SetDeltaTFunction } from 'astronomy-engine'
import deltaTFile from './tables/delta-t.json'

const MS_PER_DAY = 86_400_000
/** 2000-01-01T12:00Z, the epoch astronomy-engine counts days from. */
const J2000_MS = Date.UTC(2000, 0, 1, 12)

/** The first instant the engine computes: 1 January 1900 has begun nowhere on Earth before it. */
export const EARLIEST_UTC = Date.UTC(1899, 11, 31)
/** The last instant the engine computes: 31 December 2100 has ended everywhere on Earth by then. */
export const LATEST_UTC = Date.UTC(2101, 0, 2)

const FIRST_YEAR = 1850
const seconds = Float64Array.from(Object.values(deltaTFile.table))
/** Days since J2000 of 1 January 0 h UT of each year in the table. */
const yearStarts = Float64Array.from(
  seconds,
  (_, i) => (Date.UTC(FIRST_YEAR + i, 0, 1) - J2000_MS) / MS_PER_DAY,
)

/**
 * Delta T, TT minus UT1, in seconds.
 *
 * Linear between the yearly values of Swiss Ephemeris 2.10.03 (1850 to 2101), held constant outside.
 *
 * @param ut days since J2000, Universal Time
 * @source swe_deltat_ex, in tables/delta-t.json
 */
export function deltaT(ut: number): number {
  const last = seconds.length - 1
  let i = Math.floor((ut - (yearStarts[0] as number)) / 365.2425)
  if (i < 0) return seconds[0] as number
  if (i >= last) return seconds[last] as number
  // The mean year misses a calendar year's start by a day or two at most.
  if (ut < (yearStarts[i] as number)) i = Math.max(0, i - 1)
  else if (ut >= (yearStarts[i + 1] as number)) i = Math.min(last - 1, i + 1)
  const start = yearStarts[i] as number
  const fraction = (ut - start) / ((yearStarts[i + 1] as number) - start)
  return (seconds[i] as number) * (1 - fraction) + (seconds[i + 1] as number) * fraction
}

// astronomy-engine keeps this for the whole process. Its own model is 2.2 s off in 2020 and 18 s in 2050.
SetDeltaTFunction(deltaT)

/** Days since J2000 (UT) of an instant in milliseconds since the Unix epoch. UT1 is taken as UTC. */
export function daysSinceJ2000(ms: number): number {
  return (ms - J2000_MS) / MS_PER_DAY
}

/**
 * The moment astronomy-engine computes with.
 *
 * @param ms milliseconds since the Unix epoch, UTC
 */
export function astroTime(ms: number): AstroTime {
  return new AstroTime(daysSinceJ2000(ms))
}

/**
 * Milliseconds of an instant the engine can compute.
 *
 * @throws RangeError when it is not a time, or outside EARLIEST_UTC .. LATEST_UTC
 */
export function supportedInstant(utc: Date | number): number {
  const ms = typeof utc === 'number' ? utc : utc.getTime()
  if (!(ms >= EARLIEST_UTC && ms <= LATEST_UTC)) {
    throw new RangeError(
      `The time must lie from ${new Date(EARLIEST_UTC).toISOString()} to ${new Date(LATEST_UTC).toISOString()}`,
    )
  }
  return ms
}
