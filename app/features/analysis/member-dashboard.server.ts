import { z } from 'zod'
import { lotHouses } from '#app/astro/index.server.ts'
import { loadBirthRecord } from '#app/features/charts/birth-record.repo.server.ts'
import { birthDataView } from '#app/features/charts/birth-record.server.ts'
import { loadReadableChart } from '#app/features/charts/charts.server.ts'
import { operation } from '#app/operations/operation.server.ts'
import { pick } from '#app/pick.ts'
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
    const chart = reading?.chart
    return {
      name: actor.name || actor.email,
      birth: record ? birthDataView(record, chart) : null,
      partOfFortune: chart
        ? { ...pick(chart.partOfFortune, 'sign', 'degree', 'ruler'), ...lotHouses(chart).lot }
        : null,
      progress: chart ? pathProgress(services.db, actor.id, chart) : null,
    }
  },
})

export type DashboardView = Awaited<ReturnType<typeof readDashboard.run>>
