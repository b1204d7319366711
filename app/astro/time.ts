import deltaTFile from './tables/delta-t.json'
import rotationFile from './tables/earth-rotation.json'

export const MS_PER_DAY = 86_400_000
const SECONDS_PER_DAY = 86_400
/** 2000-01-01T12:00, from which days are counted. */
const J2000_MS = Date.UTC(2000, 0, 1, 12)
/** J2000 as a Modified Julian Date, in which the tables of the IERS count. */
const J2000_MJD = 51_544.5

/** The first instant the engine computes: 1 January 1900 has begun nowhere on Earth before it. */
export const EARLIEST_UTC = Date.UTC(1899, 11, 31)
/** The last instant the engine computes: 31 December 2100 has ended everywhere on Earth by then. */
export const LATEST_UTC = Date.UTC(2101, 0, 2)

/** An instant in the two times that an astronomer needs, in days since J2000. */
export interface Moment {
  /** Terrestrial Time, in which the planets move. */
  tt: number
  /** Universal Time, UT1, by which the Earth has turned. */
  ut1: number
}

const FIRST_YEAR = 1850
const yearly = Float64Array.from(Object.values(deltaTFile.table))
/** Days since J2000 of 1 January 0 h UT of each year in the table. */
const yearStarts = Float64Array.from(
  yearly,
  (_, i) => (Date.UTC(FIRST_YEAR + i, 0, 1) - J2000_MS) / MS_PER_DAY,
)

/** TT minus UT1 as measured, in the table's unit, from one step to the next. */
const measured = Float64Array.from(rotationFile.deltaT)
for (let i = 1; i < measured.length; i++) measured[i]! += measured[i - 1]!
const MEASURED_FROM = rotationFile.firstMjd - J2000_MJD
const MEASURED_UNTIL = MEASURED_FROM + (measured.length - 1) * rotationFile.stepDays

const TT_MINUS_TAI = 32.184
const steps = rotationFile.taiMinusUtc.map(([mjd, seconds, perDay]) => ({
  from: mjd! - J2000_MJD,
  seconds: seconds!,
  perDay: perDay!,
}))

/** The yearly table from 1850 to 2101, linear between its values, held constant outside. */
function yearlyDeltaT(ut: number): number {
  const last = yearly.length - 1
  let i = Math.floor((ut - yearStarts[0]!) / 365.2425)
  if (i < 0) return yearly[0]!
  if (i >= last) return yearly[last]!
  // The mean year misses a calendar year's start by a day or two at most.
  if (ut < yearStarts[i]!) i = Math.max(0, i - 1)
  else if (ut >= yearStarts[i + 1]!) i = Math.min(last - 1, i + 1)
  const start = yearStarts[i]!
  const fraction = (ut - start) / (yearStarts[i + 1]! - start)
  return yearly[i]! * (1 - fraction) + yearly[i + 1]! * fraction
}

function measuredDeltaT(ut: number): number {
  const at = (ut - MEASURED_FROM) / rotationFile.stepDays
  const i = Math.floor(at)
  return (measured[i]! + (measured[i + 1]! - measured[i]!) * (at - i)) * rotationFile.unit
}

const isMeasured = (ut: number): boolean => ut >= MEASURED_FROM && ut < MEASURED_UNTIL

/** How far the last measured value is from the yearly table, whose later values are a forecast. */
const forecastOffset = measured.at(-1)! * rotationFile.unit - yearlyDeltaT(MEASURED_UNTIL)

/**
 * Delta T, TT minus UT1, in seconds.
 *
 * From 1962 as measured by the IERS, with its prediction of a year; a straight line between two values, five days
 * apart, is within 0.002 s. Before, the yearly values of Swiss Ephemeris 2.10.03; after, their course carried on from the
 * last measured value, which is a forecast.
 *
 * @param ut days since J2000, Universal Time
 * @source tables/earth-rotation.json (EOP 20 C04, finals2000A); tables/delta-t.json (swe_deltat_ex)
 */
export function deltaT(ut: number): number {
  if (isMeasured(ut)) return measuredDeltaT(ut)
  return yearlyDeltaT(ut) + (ut >= MEASURED_UNTIL ? forecastOffset : 0)
}

/** TT minus UTC, seconds, where UT1 is known: leap seconds, and before 1972 the rates at which UTC then ran. */
function ttMinusUtc(utc: number): number {
  let i = steps.length - 1
  while (i > 0 && utc < steps[i]!.from) i--
  const { from, seconds, perDay } = steps[i]!
  return TT_MINUS_TAI + seconds + perDay * (utc - from)
}

/** Days since J2000 of an instant in milliseconds since the Unix epoch, in its own time. */
export function daysSinceJ2000(ms: number): number {
  return (ms - J2000_MS) / MS_PER_DAY
}

/**
 * TT and UT1 of an instant: the only place where UTC is converted to either. From 1962, when the Earth's rotation was
 * measured, TT follows from UTC by its leap seconds, and UT1 from TT. Before and after, UTC is taken as UT1: the two
 * are less than a second apart as long as leap seconds are kept.
 * @param ms milliseconds since the Unix epoch, UTC
 */
export function momentAt(ms: number): Moment {
  const utc = daysSinceJ2000(ms)
  const seconds = deltaT(utc)
  if (!isMeasured(utc)) return { tt: utc + seconds / SECONDS_PER_DAY, ut1: utc }
  const tt = utc + ttMinusUtc(utc) / SECONDS_PER_DAY
  return { tt, ut1: tt - seconds / SECONDS_PER_DAY }
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
