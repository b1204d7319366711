import { z } from 'zod'
import { type BirthRecord, loadBirthRecord } from '#app/features/charts/birth-record.repo.server.ts'
import { missingWords } from '#app/features/charts/chart-missing-messages.ts'
import { loadStoredChartOfBirth } from '#app/features/charts/charts.repo.server.ts'
import { castBirth, recastChart } from '#app/features/charts/charts.server.ts'
import { positionWords } from '#app/features/lots/position-text.server.ts'
import { clockNotes } from '#app/geo/clock-notes.ts'
import { clockPeriods } from '#app/geo/clock-of-place.ts'
import { CLOCK_DATA_VERSION } from '#app/geo/clock-regions.ts'
import { offsetText } from '#app/geo/offset-text.ts'
import type { Places } from '#app/geo/places.server.ts'
import { operation, Refusal } from '#app/operations/operation.server.ts'
import { updateBirthRecord } from './birth-data.repo.server.ts'
import { birthWords as words } from './birth-messages.ts'
import { resolveBirthTime } from './birth-time.server.ts'

/** The birth by the clock that its place has today. The saved zone of coordinates may be the person's own or ours. */
function readAgain({ clocks }: Places, record: BirthRecord): BirthRecord {
  const { cityId, latitude, longitude } = record
  const place = (cityId !== null && clocks.ofCity(cityId)) || clocks.at(latitude, longitude)
  const periods = clockPeriods({ ...place, latitude, longitude })
  const instant = resolveBirthTime(record, periods)
  return { ...record, zone: place.zone, ...instant, zoneDataVersion: CLOCK_DATA_VERSION }
}

/** The birth by its clock of today, if an older release read it otherwise and the person has not decided yet. */
function changedClock(places: Places, record: BirthRecord): BirthRecord | null {
  if (record.zoneDataVersion === CLOCK_DATA_VERSION) return null
  try {
    const next = readAgain(places, record)
    return next.offsetSeconds === record.offsetSeconds ? null : next
  } catch (error) {
    // The time occurred twice or never by the clock of today: the form for a correction asks which is meant.
    if (error instanceof Refusal) return null
    throw error
  }
}

export const readClockChange = operation({
  name: 'birth-data.clock-change',
  summary: 'The clock by which the saved birth is read now, and both lots; null if it is the same',
  who: 'member',
  input: z.object({}),
  limit: 'read',
  run({ services: { db, places }, actor }) {
    const record = loadBirthRecord(db, actor.id)
    const next = record && changedClock(places, record)
    if (!record || !next) return null
    const lotOf = (birth: BirthRecord) => positionWords(castBirth(db, birth).partOfFortune.longitude)
    return {
      zone: next.zone,
      offset: offsetText(next.offsetSeconds),
      savedOffset: offsetText(record.offsetSeconds),
      notes: clockNotes(next),
      lot: lotOf(next),
      savedLot: lotOf(record),
    }
  },
})

export type ClockChange = NonNullable<Awaited<ReturnType<typeof readClockChange.run>>>

export const clockChoiceSchema = z.object({
  clockChoice: z.enum(['keep', 'change'], { error: () => words.clockChange.choose }),
})

export const settleClock = operation({
  name: 'birth-data.settle-clock',
  summary:
    'Keep the clock of the saved birth, or read it by the clock of today; the chart is recalculated then',
  who: 'member',
  input: clockChoiceSchema,
  limit: 'write',
  idempotency: 'natural',
  run({ services: { db, places, clock }, actor }, { clockChoice }) {
    const record = loadBirthRecord(db, actor.id)
    if (!record) throw new Refusal('birth-data.missing', missingWords.noBirthData)
    const next = changedClock(places, record)
    if (!next) return { changed: false }
    if (clockChoice === 'keep') {
      updateBirthRecord(db, record.id, { ...record, zoneDataVersion: CLOCK_DATA_VERSION })
      return { changed: false }
    }
    const chart = castBirth(db, next)
    db.write(() => {
      updateBirthRecord(db, record.id, next)
      const chartRecord = loadStoredChartOfBirth(db, record.id)
      if (chartRecord) recastChart(db, chartRecord, next, chart, clock.now())
    })
    return { changed: true }
  },
})
