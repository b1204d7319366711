import { LOTS, type LotCause } from '#app/astro/index.server.ts'
import type { BirthRecord } from '#app/features/charts/birth-record.repo.server.ts'
import { offsetText } from '#app/geo/offset-text.ts'
import { shownCityOfZone } from '#app/geo/shown-place.server.ts'
import { compareWords as words } from './compare-messages.ts'
import { formulaWords } from './fortune-messages.ts'

type Stated = Pick<BirthRecord, 'offsetSeconds' | 'zone' | 'birthTime'>

/** One sentence about what another program did differently. */
export function causeText(cause: LotCause, { offsetSeconds, zone, birthTime }: Stated): string {
  const ours = offsetText(offsetSeconds)
  switch (cause.kind) {
    case 'not-reversed':
      return words.notReversed(formulaWords(LOTS.fortune.variants[0]!, false))
    case 'always-reversed':
      return words.alwaysReversed(formulaWords(LOTS.fortune, false))
    case 'sect-by-house':
      return words.sectByHouse
    case 'sect-by-sign':
      return words.sectBySign
    case 'standard-time':
      return words.standardTime(offsetText(cause.offsetSeconds), ours)
    case 'summer-time':
      return words.summerTime(offsetText(cause.offsetSeconds), ours)
    case 'rules-of-today':
      return words.rulesOfToday(offsetText(cause.offsetSeconds), ours)
    case 'merged-zone':
      return words.mergedZone(offsetText(cause.offsetSeconds), ours, cause.zone!, zone)
    case 'zone-history':
      return words.zoneHistory(
        offsetText(cause.offsetSeconds),
        ours,
        cause.zone!,
        shownCityOfZone(cause.zone!),
      )
    case 'clock-of-place':
      return words.clockOfPlace(offsetText(cause.offsetSeconds), ours)
    case 'neighbour-zone':
      return words.neighbourZone(offsetText(cause.offsetSeconds), ours, cause.zone!)
    case 'hour-of-longitude':
      return words.hourOfLongitude(offsetText(cause.offsetSeconds), ours)
    case 'universal-time':
      return words.universalTime(birthTime, ours)
    case 'local-mean-time':
      return words.localMeanTime(offsetText(Math.round(cause.offsetSeconds)), ours)
    case 'noon':
      return words.noon(birthTime)
    case 'rounded-place':
      return words.roundedPlace[cause.to](placeText(cause))
  }
}

function placeText({ to, latitude, longitude }: Extract<LotCause, { kind: 'rounded-place' }>): string {
  const angle = (degrees: number) => {
    const size = Math.abs(degrees)
    if (to === 'tenths of a degree') return `${size.toFixed(1)}°`
    if (to !== 'minutes of arc') return `${size}°`
    const minutes = Math.round(size * 60)
    return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`
  }
  return words.coordinates(angle(latitude), latitude >= 0, angle(longitude), longitude >= 0)
}
