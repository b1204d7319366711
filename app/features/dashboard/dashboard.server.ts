import { z } from 'zod'
import { birthRecordOf } from '../birth-data/birth-data.repo.server'
import { birthDataView } from '../birth-data/birth-data.server'
import { canBeJudged } from '../charts/can-be-judged'
import { readingOfUser } from '../charts/charts.repo.server'
import { operation } from '../operation.server'
import { pathProgress } from '../path/path.server'

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
