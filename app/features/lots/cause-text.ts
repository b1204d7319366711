import { formulaText, LOTS, type LotCause, type PlaceRounding } from '#app/astro/index.server.ts'
import type { BirthRecord } from '#app/features/charts/birth-record.repo.server.ts'
import { offsetText } from '#app/geo/offset-text.ts'

type Stated = Pick<BirthRecord, 'offsetSeconds' | 'zone' | 'birthTime'>

/** One sentence about what another program did differently. */
export function causeText(cause: LotCause, { offsetSeconds, zone, birthTime }: Stated): string {
  const ours = offsetText(offsetSeconds)
  switch (cause.kind) {
    case 'not-reversed':
      return `It does not reverse the formula by night: ${formulaText(LOTS.fortune.variants[0]!, false)}, as Ptolemy and Lilly count.`
    case 'always-reversed':
      return `It uses the formula of the night, ${formulaText(LOTS.fortune, false)}, for a birth by day. By day that point is the Lot of Spirit.`
    case 'sect-by-house':
      return 'It tells day from night by the house of the Sun: day is the 7th to the 12th house. We use the height of the Sun above the horizon.'
    case 'sect-by-sign':
      return 'It tells day from night by the sign of the Sun: day is the 7th to the 12th sign from the rising one. We use the height of the Sun above the horizon.'
    case 'standard-time':
      return `It reads the clock by standard time, ${offsetText(cause.offsetSeconds)}, although summer time was in force, ${ours}.`
    case 'summer-time':
      return `It reads the clock by summer time, ${offsetText(cause.offsetSeconds)}, although standard time was in force, ${ours}.`
    case 'rules-of-today':
      return `It applies the clock rules of today to the day of your birth: ${offsetText(cause.offsetSeconds)} instead of ${ours}.`
    case 'merged-zone':
      return `It uses the time zone history of ${cause.zone}, with which ${zone} is often merged: ${offsetText(cause.offsetSeconds)} instead of ${ours}.`
    case 'hour-of-longitude':
      return `It uses the full hour that is nearest to the longitude of the place: ${offsetText(cause.offsetSeconds)} instead of ${ours}.`
    case 'universal-time':
      return `It takes ${birthTime} for Universal Time (UTC), although the clock showed ${ours}.`
    case 'local-mean-time':
      return `It reads the clock by the local mean time of the place, ${offsetText(Math.round(cause.offsetSeconds))}, instead of ${ours}.`
    case 'noon':
      return `It uses noon instead of ${birthTime}, as programs do when no birth time is entered.`
    case 'rounded-place':
      return `It rounds the place ${ROUNDED[cause.to]}: ${placeText(cause)}.`
  }
}

const ROUNDED: Readonly<Record<PlaceRounding, string>> = {
  'whole degrees': 'to whole degrees',
  'whole degrees, cut': 'down to whole degrees',
  'tenths of a degree': 'to tenths of a degree',
  'minutes of arc': 'to minutes of arc',
}

function placeText({ to, latitude, longitude }: Extract<LotCause, { kind: 'rounded-place' }>): string {
  const angle = (degrees: number) => {
    const size = Math.abs(degrees)
    if (to === 'tenths of a degree') return `${size.toFixed(1)}°`
    if (to !== 'minutes of arc') return `${size}°`
    const minutes = Math.round(size * 60)
    return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`
  }
  return `${angle(latitude)} ${latitude < 0 ? 'S' : 'N'}, ${angle(longitude)} ${longitude < 0 ? 'W' : 'E'}`
}
