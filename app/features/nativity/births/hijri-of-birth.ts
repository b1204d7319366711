import { madeOnceFrom } from '#app/features/operations/made-once.ts'
import { hijriBirthDate } from '#app/geo/hijri.ts'

interface Birth {
  dateOfBirth: string
  birthTime: string
}

/** The Hijri day or days of a birth, as text. A birth after sunset stands in the day that had then begun. */
interface HijriOfBirth {
  daylight: string
  afterSunset: string | null
}

/**
 * @param sunAltitude degrees, from the chart: at or below the horizon in the second half of the day is
 *   after sunset, in the first half before sunrise.
 */
export function hijriOfBirth({ dateOfBirth, birthTime }: Birth, sunAltitude: number): HijriOfBirth {
  const isEvening = birthTime >= '12:00'
  return daysOf(`${dateOfBirth}${isEvening && sunAltitude <= 0 ? AFTER_SUNSET : ''}`)
}

const AFTER_SUNSET = ' after sunset'

const daysOf = madeOnceFrom(50_000, (birth): HijriOfBirth => {
  const { daylight, afterSunset } = hijriBirthDate({
    date: birth.replace(AFTER_SUNSET, ''),
    afterSunset: birth.endsWith(AFTER_SUNSET),
  })
  return { daylight: daylight.text, afterSunset: afterSunset?.text ?? null }
})
