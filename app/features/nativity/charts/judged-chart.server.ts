import { birthRecordOf } from '#app/features/nativity/births/birth-data.repo.server.ts'
import { Refusal } from '#app/features/operations/operation.server.ts'
import type { Services } from '#app/features/operations/services.ts'
import { canBeJudged } from '#app/guidance/can-be-judged.ts'
import type { Db } from '#db/client.server.ts'
import { type ReadingRow, readingOfUser } from './charts.repo.server.ts'
import { castFor, noReading, recastChart } from './charts.server.ts'

/**
 * A person's chart for judging. One of an earlier engine that lacks a needed field is cast again from the birth
 * record, in place; a damaged one stays as it is.
 * @throws Refusal 404 without birth data, 409 without a chart
 */
export function judgedReading({ db, clock }: Pick<Services, 'db' | 'clock'>, userId: string): ReadingRow {
  const reading = readingOfUser(db, userId)
  if (!reading) throw noReading(db, userId)
  if (canBeJudged(reading.chart)) return reading
  const record = birthRecordOf(db, userId)
  if (!record || typeof reading.chart.engineVersion !== 'string') return reading
  recastChart(db, reading, record, castFor(db, record), clock.now())
  return readingOfUser(db, userId) ?? reading
}

export const MUST_BE_CAST =
  'Your chart was cast by an earlier engine and lacks what this page reads. Please open your analysis first: the chart is then cast again.'

/** For pages that only read: the chart, or null without one. @throws Refusal 409 where it must be cast again */
export function readingToJudge(db: Db, userId: string): ReadingRow | null {
  const reading = readingOfUser(db, userId)
  if (!reading) return null
  if (!canBeJudged(reading.chart)) throw new Refusal('chart.outdated', MUST_BE_CAST)
  return reading
}
