import { emptyPlace, LONGITUDE, LONGITUDE_RATE } from './ephemeris.ts'
import { ephemeris } from './ephemeris-file.ts'
import { nutationAt } from './nutation.ts'
import { MS_PER_DAY, momentAt, supportedInstant } from './time.ts'
import { normalizeDegrees, signedDegrees } from './zodiac.ts'

/** From half a turn away, the fifth round of Newton's method begins within two millionths of an arc second. */
const ROUNDS = 5

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
  const angle = elongationAt(ms).degrees < 180 ? 0 : 180
  let at = ms
  for (let round = 0; round < ROUNDS; round++) {
    const { degrees, rate } = elongationAt(at)
    at -= (signedDegrees(degrees - angle) / rate) * MS_PER_DAY
  }
  const nutation = nutationAt(momentAt(at).tt)
  return {
    kind: angle === 0 ? 'conjunction' : 'opposition',
    utc: Math.min(at, ms),
    sun: normalizeDegrees(sun[LONGITUDE]! + nutation.longitude),
    moon: normalizeDegrees(moon[LONGITUDE]! + nutation.longitude),
  }
}
