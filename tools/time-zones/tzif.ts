/**
 * Reader of TZif files (RFC 9636) and of the POSIX rule in their footer.
 * Times are seconds since 1970-01-01T00:00:00Z without leap seconds; offsets are seconds east of Greenwich.
 */

export type ZonePeriod = {
  /** First second of the period; -Infinity for the first one. */
  from: number
  offset: number
  abbreviation: string
  /** Whether the zone's rules call it daylight saving time. It can be behind standard time, as in Irish winters. */
  daylight: boolean
}

const HEADER = 44
/** Files written by some versions of zic mark the beginning of time with it. It is not a transition. */
const BIG_BANG = -(2 ** 59)

type Counts = { isUt: number; isStd: number; leap: number; time: number; type: number; char: number }

function readCounts(bytes: DataView, at: number): Counts {
  if (bytes.getUint32(at) !== 0x545a6966) throw new Error('Not a TZif file')
  const count = (index: number) => bytes.getUint32(at + 20 + index * 4)
  return {
    isUt: count(0),
    isStd: count(1),
    leap: count(2),
    time: count(3),
    type: count(4),
    char: count(5),
  }
}

/** All periods of a zone from local mean time to the end of `throughYear`, with the footer's rule expanded. */
export function readZone(file: Uint8Array, throughYear: number): ZonePeriod[] {
  const bytes = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const old = readCounts(bytes, 0)
  const second = HEADER + old.time * 5 + old.type * 6 + old.char + old.leap * 8 + old.isStd + old.isUt
  const counts = readCounts(bytes, second)
  if (counts.leap > 0) throw new Error('Leap seconds are not expected here')

  const times = second + HEADER
  const indices = times + counts.time * 8
  const types = indices + counts.time
  const chars = types + counts.type * 6
  const footer = chars + counts.char + counts.isStd + counts.isUt

  const text = (from: number, to: number) => new TextDecoder().decode(file.subarray(from, to))
  const typeAt = (index: number) => {
    const at = types + index * 6
    const start = chars + bytes.getUint8(at + 5)
    return {
      offset: bytes.getInt32(at),
      daylight: bytes.getUint8(at + 4) === 1,
      abbreviation: text(start, file.indexOf(0, start)),
    }
  }

  const periods: ZonePeriod[] = [{ from: Number.NEGATIVE_INFINITY, ...typeAt(0) }]
  for (let index = 0; index < counts.time; index++) {
    const from = Number(bytes.getBigInt64(times + index * 8))
    const type = typeAt(bytes.getUint8(indices + index))
    if (from <= BIG_BANG) periods.length = 0
    append(periods, { from: from <= BIG_BANG ? Number.NEGATIVE_INFINITY : from, ...type })
  }
  const rule = text(footer, file.byteLength).trim()
  for (const period of writeOutRule(rule, lastChange(periods), throughYear)) append(periods, period)
  return periods
}

function lastChange(periods: ZonePeriod[]): number {
  return periods.at(-1)?.from ?? Number.NEGATIVE_INFINITY
}

/** Drops a transition that changes neither offset, abbreviation nor the flag. zic writes some as padding. */
function append(periods: ZonePeriod[], next: ZonePeriod): void {
  const last = periods.at(-1)
  if (
    last &&
    last.offset === next.offset &&
    last.abbreviation === next.abbreviation &&
    last.daylight === next.daylight
  )
    return
  periods.push(next)
}

type PosixRule = {
  standard: Omit<ZonePeriod, 'from'>
  summer?: Omit<ZonePeriod, 'from'> & { start: string; end: string }
}

const NAME = '(<[A-Za-z0-9+-]+>|[A-Za-z]+)'
const CLOCK = '([+-]?\\d+(?::\\d+){0,2})'
const POSIX = new RegExp(`^${NAME}${CLOCK}(?:${NAME}${CLOCK}?,([^,]+),([^,]+))?$`)

function readPosix(rule: string): PosixRule {
  const match = POSIX.exec(rule)
  if (!match?.[1] || !match[2]) throw new Error(`Unreadable zone rule: ${rule}`)
  const bare = (name: string) => name.replace(/[<>]/g, '')
  const standard = { offset: -readClock(match[2]), abbreviation: bare(match[1]), daylight: false }
  if (!match[3] || !match[5] || !match[6]) return { standard }
  const offset = match[4] ? -readClock(match[4]) : standard.offset + 3600
  return {
    standard,
    summer: { offset, abbreviation: bare(match[3]), daylight: true, start: match[5], end: match[6] },
  }
}

function readClock(clock: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = clock.replace(/^[+-]/, '').split(':').map(Number)
  const size = hours * 3600 + minutes * 60 + seconds
  return clock.startsWith('-') ? -size : size
}

/** The periods that a POSIX rule gives from an instant to the end of a year. */
export function writeOutRule(rule: string, after: number, throughYear: number): ZonePeriod[] {
  if (rule === '' || !Number.isFinite(after)) return []
  const { standard, summer } = readPosix(rule)
  if (!summer) return []
  const periods: ZonePeriod[] = []
  const { start, end, ...summerType } = summer
  for (let year = new Date(after * 1000).getUTCFullYear(); year <= throughYear; year++) {
    periods.push(
      { from: parseLocalSecond(start, year) - standard.offset, ...summerType },
      { from: parseLocalSecond(end, year) - summer.offset, ...standard },
    )
  }
  return periods.filter((period) => period.from > after).sort((a, b) => a.from - b.from)
}

/** The wall-clock second of a rule such as `M3.5.0/2`, `J79/24` or `78` in a year. Hours may be -167 to 167. */
function parseLocalSecond(rule: string, year: number): number {
  const [day = '', clock = '2'] = rule.split('/')
  const midnight = (month: number, date: number) => Date.UTC(year, month - 1, date) / 1000
  const monthly = /^M(\d+)\.(\d)\.(\d)$/.exec(day)
  if (monthly) {
    const [month = 1, week = 1, weekday = 0] = monthly.slice(1).map(Number)
    const first = midnight(month, 1)
    const firstWeekday = new Date(first * 1000).getUTCDay()
    const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate()
    let date = 1 + ((weekday - firstWeekday + 7) % 7) + (week - 1) * 7
    while (date > daysInMonth) date -= 7
    return midnight(month, date) + readClock(clock)
  }
  const julian = /^J(\d+)$/.exec(day)
  const leap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
  // `Jn` counts 1 to 365 and never counts 29 February; `n` counts 0 to 365 and does.
  const dayOfYear = julian ? Number(julian[1]) + (leap && Number(julian[1]) > 59 ? 1 : 0) : Number(day) + 1
  if (!Number.isInteger(dayOfYear)) throw new Error(`Unreadable zone rule: ${rule}`)
  return midnight(1, dayOfYear) + readClock(clock)
}
