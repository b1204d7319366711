import { z } from 'zod'
import { birthRecordOf } from '#app/features/birth-data/birth-data.repo.server.ts'
import { birthDataView } from '#app/features/birth-data/birth-data.server.ts'
import { canBeJudged } from '#app/features/charts/can-be-judged.ts'
import { readingOfUser } from '#app/features/charts/charts.repo.server.ts'
import { operation } from '#app/features/operation.server.ts'
import { pathProgress } from '#app/features/path/path.server.ts'

export const readDashboard = operation({
  name: 'dashboard.read',
  summary: 'What the dashboard shows',
  who: 'member',
  input: z.object({}),
  limit: 'read',
  run({ services, actor }) {
    const record = birthRecordOf(services.db, actor.id)
    const reading = record ? readingOfUser(services.db, actor.id) : undefined
    return {
      name: actor.name || actor.email,
      birth: record ? birthDataView(record, reading?.chart) : null,
      partOfFortune: reading
        ? {
            sign: reading.chart.partOfFortune.sign,
            house: reading.chart.partOfFortune.house,
            degree: reading.chart.partOfFortune.degree,
            ruler: reading.chart.partOfFortune.ruler,
          }
        : null,
      progress:
        reading && canBeJudged(reading.chart) ? pathProgress(services.db, actor.id, reading.chart) : null,
    }
  },
})

export type DashboardView = Awaited<ReturnType<typeof readDashboard.run>>
