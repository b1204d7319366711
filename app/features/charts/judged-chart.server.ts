import { loadBirthRecord } from '#app/features/charts/birth-record.repo.server.ts'
import type { Services } from '#app/operations/services.ts'
import { type ChartRecord, loadStoredChart, toChartRecord } from './charts.repo.server.ts'
import { castBirth, loadOwnChart, noChartRefusal, recastChart } from './charts.server.ts'

/**
 * A person's chart for judging. A chart that cannot be read, because it is damaged or from an earlier engine, is cast
 * again from the birth record, and replaced.
 * @throws Refusal 404 without birth data, 409 without a chart
 */
export function loadJudgedChart({ db, clock }: Pick<Services, 'db' | 'clock'>, userId: string): ChartRecord {
  const stored = loadStoredChart(db, userId)
  if (!stored) throw noChartRefusal(db, userId)
  const chartRecord = toChartRecord(stored)
  if (chartRecord) return chartRecord
  const record = loadBirthRecord(db, userId)
  if (!record) throw noChartRefusal(db, userId)
  recastChart(db, stored, record, castBirth(db, record), clock.now())
  return loadOwnChart(db, userId)
}
