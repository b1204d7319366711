import { memoizeByText } from '#app/memoize.ts'
import { hijriBirthDate } from './hijri.ts'

interface Birth {
  dateOfBirth: string
  birthTime: string
}

/**
 * The Hijri day or days of a birth, as text. A Hijri day begins at sunset, so a birth after sunset is in the next day.
 */
interface HijriOfBirth {
  daylight: string
  afterSunset: string | null
}

/**
 * @param isSunUp from sunrise to sunset at the place. Otherwise it is after sunset in the second half of the day, and before
 * sunrise in the first half.
 */
export function hijriOfBirth({ dateOfBirth, birthTime }: Birth, isSunUp: boolean): HijriOfBirth {
  const isEvening = birthTime >= '12:00'
  return toDays(`${dateOfBirth}${isEvening && !isSunUp ? AFTER_SUNSET : ''}`)
}

const AFTER_SUNSET = ' after sunset'

const toDays = memoizeByText(50_000, (birth): HijriOfBirth => {
  const { daylight, afterSunset } = hijriBirthDate({
    date: birth.replace(AFTER_SUNSET, ''),
    afterSunset: birth.endsWith(AFTER_SUNSET),
  })
  return { daylight: daylight.text, afterSunset: afterSunset?.text ?? null }
})
