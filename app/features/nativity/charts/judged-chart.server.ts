import { birthRecordOf } from '#app/features/nativity/births/birth-data.repo.server.ts'
import type { Services } from '#app/features/operations/services.ts'
import { type ReadingRow, readingWithChart, storedReadingOfUser } from './charts.repo.server.ts'
import { castChartOf, noChartRefusal, ownReading, recastChart } from './charts.server.ts'

/**
 * A person's chart for judging. A chart that cannot be read, because it is damaged or from an earlier engine, is cast
 * again from the birth record, and replaced.
 * @throws Refusal 404 without birth data, 409 without a chart
 */
export function judgedReading({ db, clock }: Pick<Services, 'db' | 'clock'>, userId: string): ReadingRow {
  const stored = storedReadingOfUser(db, userId)
  if (!stored) throw noChartRefusal(db, userId)
  const reading = readingWithChart(stored)
  if (reading) return reading
  const record = birthRecordOf(db, userId)
  if (!record) throw noChartRefusal(db, userId)
  recastChart(db, stored, record, castChartOf(db, record), clock.now())
  return ownReading(db, userId)
}
