import { z } from 'zod'
import { birthRecordOf } from '#app/features/nativity/births/birth-data.repo.server.ts'
import { houseViewOf, readingIdOfUser } from '#app/features/nativity/charts/charts.repo.server.ts'
import {
  castChartOf,
  NO_BIRTH_DATA,
  readingOfUser,
  storeChart,
} from '#app/features/nativity/charts/charts.server.ts'
import { reportChart } from '#app/features/nativity/charts/report-chart.server.ts'
import { birthDataView } from '#app/features/nativity/records/birth-data.server.ts'
import { operation, Refusal } from '#app/features/operations/operation.server.ts'
import { dataLine } from './data-line.server.ts'

/** Checks the birth data first, then the chart. The screen names the first one that is missing. */
export const readReport = operation({
  name: 'reports.read',
  summary: 'The birth record and its chart as the reports show them',
  who: 'member',
  input: z.object({}),
  limit: 'read',
  run({ services: { db }, actor }) {
    const record = birthRecordOf(db, actor.id)
    if (!record) return { state: 'no-birth-data' as const, message: NO_BIRTH_DATA }
    const reading = readingOfUser(db, actor.id)
    const birth = birthDataView(record, reading?.chart)
    if (!reading) return { state: 'no-chart' as const, birth }
    const chart = reportChart(reading, houseViewOf(db, actor.id))
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
    const record = birthRecordOf(db, actor.id)
    if (!record) throw new Refusal('birth-data.missing', NO_BIRTH_DATA)
    if (readingIdOfUser(db, actor.id)) return { generated: false }
    storeChart(db, record, castChartOf(db, record), clock.now())
    return { generated: true }
  },
})
