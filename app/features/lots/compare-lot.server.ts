import {
  type ClockBirth,
  compareLots,
  LOT_MATCH_DEGREES,
  type LotExplanation,
  longitudeOf,
} from '#app/astro/index.server.ts'
import type { BirthRecord } from '#app/features/charts/birth-record.repo.server.ts'
import { missingWords } from '#app/features/charts/chart-missing-messages.ts'
import { loadChart } from '#app/features/charts/charts.server.ts'
import { clockPeriods } from '#app/geo/clock-of-place.ts'
import { otherOffsets } from '#app/geo/other-clocks.ts'
import { zonesNear } from '#app/geo/zone-at.server.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { operation, Refusal } from '#app/operations/operation.server.ts'
import { causeText } from './cause-text.ts'
import { compareLotSchema } from './compare-lot.schema.ts'
import { positionWords } from './position-text.server.ts'

/** The birth by the clock of its place, as the engine compares it. */
function toClockBirth({ utc, offsetSeconds, latitude, longitude }: BirthRecord): ClockBirth {
  return { wall: utc.getTime() + offsetSeconds * 1000, offsetSeconds, latitude, longitude }
}

export const compareLot = operation({
  name: 'fortune.compare',
  summary: 'Why another program gives another Part of Fortune: the known causes that explain its value',
  who: 'member',
  input: compareLotSchema,
  limit: 'read',
  run({ services: { db, places }, actor }, { sign, degree, minute }) {
    const chartRecord = loadChart(db, actor.id)
    if ('missing' in chartRecord) throw new Refusal('birth-data.missing', missingWords.noBirthData)
    const ours = chartRecord.chart.partOfFortune.longitude
    const { birth: record } = chartRecord
    const { zone, offsetSeconds, latitude, longitude } = record
    const place =
      (record.cityId !== null && places.clocks.ofCity(record.cityId)) || places.clocks.at(latitude, longitude)
    const clocks = otherOffsets({
      local: `${record.dateOfBirth}T${record.birthTime}`,
      zone,
      offsetSeconds,
      longitude,
      ...(place.region ? { surrounding: place.region.of } : {}),
      placePeriods: clockPeriods({ ...place, latitude, longitude }),
      neighbours: zonesNear(latitude, longitude).filter((name) => name !== zone),
    })
    const found = compareLots(toClockBirth(record), clocks, longitudeOf(sign, degree + minute / 60), ours)
    const view = ({ causes, longitude }: LotExplanation) => ({
      /** One sentence for each cause; two if they act together. */
      causes: causes.map((cause) => causeText(cause, record)),
      lot: positionWords(longitude),
    })
    const nearest = found.kind === 'none' ? found.nearest : null
    return {
      kind: found.kind,
      given: astroWords.place(`${degree}°${String(minute).padStart(2, '0')}′`, astroWords.signs[sign]),
      ours: positionWords(ours),
      explanations: found.kind === 'explained' ? found.explanations.map(view) : [],
      /** The single cause with the nearest result, and how far it is off, in minutes of arc. */
      nearest: nearest && { ...view(nearest), minutes: Math.round(nearest.difference * 60) },
      /** How many different lots were compared. */
      tried: found.tried,
      /** One in so many values would match any of them by chance. */
      chance: found.tried === 0 ? 0 : Math.round(360 / (found.tried * LOT_MATCH_DEGREES)),
    }
  },
})

export type ComparisonView = Awaited<ReturnType<typeof compareLot.run>>
