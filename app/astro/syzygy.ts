import { emptyPlace, LONGITUDE, LONGITUDE_RATE } from './ephemeris.ts'
import { ephemeris } from './ephemeris-file.ts'
import { nutationAt } from './nutation.ts'
import { momentAt, supportedInstant } from './time.ts'
import { normalizeDegrees, signedDegrees } from './zodiac.ts'

const MS_PER_DAY = 86_400_000
/** Mean motion of the Moon from the Sun, degrees a day. */
const MEAN_MOTION = 12.190749
/** Within a thousandth of an arc second of exact. */
const SETTLED_DEGREES = 2.5e-7
const MOST_ROUNDS = 20

export interface Syzygy {
  /** Conjunction: new moon. Opposition: full moon. */
  kind: 'conjunction' | 'opposition'
  /** Milliseconds since the Unix epoch, UTC. */
  utc: number
  /** Ecliptic longitude of the Sun, degrees [0, 360); the Moon's is the same, or opposite. */
  sun: number
  moon: number
}

const sun = emptyPlace()
const moon = emptyPlace()

/** How far the Moon is ahead of the Sun in longitude, degrees [0, 360), with its rate. Nutation moves both equally. */
function elongationAt(ms: number): { degrees: number; rate: number } {
  const { tt } = momentAt(ms)
  const tables = ephemeris()
  tables.place(0, tt, sun)
  tables.place(1, tt, moon)
  return {
    degrees: normalizeDegrees(moon[LONGITUDE]! - sun[LONGITUDE]!),
    rate: moon[LONGITUDE_RATE]! - sun[LONGITUDE_RATE]!,
  }
}

/**
 * The last conjunction or opposition of Sun and Moon, apparent and geocentric, at or before an instant.
 *
 * @param utc a Date, or milliseconds since the Unix epoch
 * @throws RangeError as `castChart`
 */
export function prenatalSyzygy(utc: Date | number): Syzygy {
  const ms = supportedInstant(utc)
  const { degrees } = elongationAt(ms)
  const angle = degrees < 180 ? 0 : 180
  let at = ms - ((degrees - angle) / MEAN_MOTION) * MS_PER_DAY
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const now = elongationAt(at)
    const over = signedDegrees(now.degrees - angle)
    at -= (over / now.rate) * MS_PER_DAY
    if (Math.abs(over) < SETTLED_DEGREES) break
  }
  const nutation = nutationAt(momentAt(at).tt)
  return {
    kind: angle === 0 ? 'conjunction' : 'opposition',
    utc: Math.min(at, ms),
    sun: normalizeDegrees(sun[LONGITUDE]! + nutation.longitude),
    moon: normalizeDegrees(moon[LONGITUDE]! + nutation.longitude),
  }
}
