import { z } from 'zod'
import { birthDataView } from '#app/features/charts/birth-record.server.ts'
import { missingWords } from '#app/features/charts/chart-missing-messages.ts'
import { loadOwnBirth } from '#app/features/charts/charts.repo.server.ts'
import { castBirth, readableChart, storeChart } from '#app/features/charts/charts.server.ts'
import { reportChart } from '#app/features/charts/report-chart.server.ts'
import { operation, Refusal } from '#app/operations/operation.server.ts'
import { dataLine } from './data-line.server.ts'

/** Checks the birth data first, then the chart. The screen names the first one that is missing. */
export const readReport = operation({
  name: 'reports.read',
  summary: 'The birth record and its chart as the reports show them',
  who: 'member',
  input: z.object({}),
  limit: 'read',
  run({ services: { db }, actor }) {
    const own = loadOwnBirth(db, actor.id)
    if (!own) return { state: 'no-birth-data' as const, message: missingWords.noBirthData }
    const { record } = own
    const chartRecord = own.chartRecord && readableChart(own.chartRecord)
    const birth = birthDataView(record, chartRecord?.chart)
    if (!chartRecord) return { state: 'no-chart' as const, birth }
    const chart = reportChart(chartRecord, actor.houseView)
    return { state: 'ready' as const, birth, chart, dataLine: dataLine(record, chart) }
  },
})

/** An existing chart does not change, so pressing the button twice has no further effect. */
export const generateChart = operation({
  name: 'reports.generate-chart',
  summary: 'Make the chart of the saved birth record, where there is none yet',
  who: 'member',
  input: z.object({}),
  limit: 'write',
  idempotency: 'natural',
  run({ services: { db, clock }, actor }) {
    const own = loadOwnBirth(db, actor.id)
    if (!own) throw new Refusal('birth-data.missing', missingWords.noBirthData)
    const { record, chartRecord } = own
    if (chartRecord) return { generated: false }
    storeChart(db, record, castBirth(db, record), clock.now())
    return { generated: true }
  },
})
