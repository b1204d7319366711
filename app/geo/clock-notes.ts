import { currentLanguage } from '#app/language/current.ts'
import { clockWords as words } from './clock-messages.ts'
import { cityOfZone, isSetBySunset } from './clock-of-place.ts'
import { clockLaw, isDoubtfulZone } from './clock-regions.ts'
import type { ClockRule } from './clock-rules.ts'
import { shownCityOfZone } from './shown-place.server.ts'

interface ReadClock {
  dateOfBirth: string
  cityName: string
  zone: string
  offsetSource: ClockRule
  clockLaw: string | null
}

/** IANA's zones are places whose clocks agree since then. */
const YEAR_OF_AGREEMENT = '1970'
/** When the three zones of China got the clock of the whole country. */
const YEAR_OF_ONE_CLOCK = '1980'

/** Which rule gave the clock of a birth, and what is uncertain about it. */
export function clockNotes(birth: ReadClock): string[] {
  const { zone, offsetSource, dateOfBirth } = birth
  const law = clockLaw(birth.clockLaw)?.[currentLanguage()] ?? ''
  switch (offsetSource) {
    case 'local-mean-time':
      return [words.localMeanTime, ...(isSetBySunset(zone) ? [words.setBySunset] : [])]
    case 'nearest-hour':
      return [words.nearestHour]
    case 'law':
      return [words.law(law)]
    case 'uncertain-law':
      return [words.uncertainLaw(law)]
    case 'city-mean-time':
      return [words.cityMeanTime(shownCityOfZone(zone))]
    case 'sunset':
      return [words.sunset, words.setBySunset]
    case 'zone': {
      if (isDoubtfulZone(zone) && dateOfBirth < YEAR_OF_ONE_CLOCK) return [words.doubtful]
      const isOwn = dateOfBirth >= YEAR_OF_AGREEMENT || !zone.includes('/') || zone.startsWith('Etc/')
      return isOwn || cityOfZone(zone) === birth.cityName ? [] : [words.historyOf(shownCityOfZone(zone))]
    }
  }
}
