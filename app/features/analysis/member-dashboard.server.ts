import { z } from 'zod'
import { lotHouses } from '#app/astro/index.server.ts'
import { loadBirthRecord } from '#app/features/charts/birth-record.repo.server.ts'
import { birthDataView } from '#app/features/charts/birth-record.server.ts'
import { loadReadableChart } from '#app/features/charts/charts.server.ts'
import { operation } from '#app/operations/operation.server.ts'
import { pathProgress } from './path.server.ts'

export const readDashboard = operation({
  name: 'dashboard.read',
  summary: 'What the dashboard shows',
  who: 'member',
  input: z.object({}),
  limit: 'read',
  run({ services, actor }) {
    const record = loadBirthRecord(services.db, actor.id)
    const reading = record ? loadReadableChart(services.db, actor.id) : undefined
    return {
      name: actor.name || actor.email,
      birth: record ? birthDataView(record, reading?.chart) : null,
      partOfFortune: reading
        ? {
            sign: reading.chart.partOfFortune.sign,
            ...lotHouses(reading.chart).lot,
            degree: reading.chart.partOfFortune.degree,
            ruler: reading.chart.partOfFortune.ruler,
          }
        : null,
      progress: reading ? pathProgress(services.db, actor.id, reading.chart) : null,
    }
  },
})

export type DashboardView = Awaited<ReturnType<typeof readDashboard.run>>
