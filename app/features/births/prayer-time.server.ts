import { type Prayer, prayerTime } from '#app/astro/index.server.ts'
import type { Tolerance } from '#app/features/lots/tolerances.ts'
import { resolveInPeriods } from '#app/geo/civil-time.ts'
import { meanTimeOffset, periodAt } from '#app/geo/clock-of-place.ts'
import type { Places } from '#app/geo/places.server.ts'
import { DAY, MINUTE, SECOND } from '#app/operations/clock.ts'
import { fieldRefusal } from '#app/operations/operation.server.ts'
import type { BirthDataInput } from './birth-data.schema.ts'
import { birthFormWords as words } from './birth-form-messages.ts'
import { clockPlaceOf, resolvePlace } from './birth-place.server.ts'
import { chosenReading } from './clock-readings.server.ts'
import type { PrayerSide } from './prayer-sides.ts'

/** “A little” before or after is half an hour: its middle, and how far its ends are from that. */
const WINDOWS: Readonly<Record<PrayerSide, { middle: number; tolerance: Tolerance }>> = {
  before: { middle: -15, tolerance: 15 },
  at: { middle: 0, tolerance: 5 },
  after: { middle: 15, tolerance: 15 },
}

type TimeInput = Required<Pick<BirthDataInput, 'birthTime' | 'repeatedTime' | 'toleranceMinutes'>>

/**
 * The time of a birth that is remembered by a prayer: the middle of its window by the clocks of that day and place.
 * @throws Refusal where the Sun has no such height on that date, or if the place cannot be read
 */
export function timeByPrayer(
  places: Places,
  input: BirthDataInput,
  prayer: Prayer,
  side: PrayerSide,
): TimeInput {
  const place = resolvePlace(places, input)
  const { periods } = chosenReading(places, clockPlaceOf(places, place), input)
  const { middle, tolerance } = WINDOWS[side]
  const midnight = Date.parse(input.dateOfBirth) - meanTimeOffset(place.longitude) * SECOND
  // A clock that is far from the Sun shows the night prayer on the next date.
  for (const days of [0, -1, 1]) {
    const begins = prayerTime(prayer, place, new Date(midnight + days * DAY))
    if (!begins) continue
    const utc = new Date(begins.getTime() + middle * MINUTE)
    const local = new Date(utc.getTime() + periodAt(periods, utc).offset * SECOND).toISOString().slice(0, 16)
    const [date, birthTime] = local.split('T') as [string, string]
    if (date !== input.dateOfBirth) continue
    const read = resolveInPeriods(periods, local)
    const isLater = read.kind === 'ambiguous' && utc.getTime() >= read.candidates[1].utc.getTime()
    const repeatedTime = read.kind === 'ambiguous' ? (isLater ? 'later' : 'earlier') : null
    return { birthTime, repeatedTime, toleranceMinutes: tolerance }
  }
  throw fieldRefusal('birth-time.nonexistent', 'prayer', words.errors.noPrayer(words.prayers[prayer]))
}
