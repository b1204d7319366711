import { z } from 'zod'
import { lotHouses } from '#app/astro/index.server.ts'
import { birthDataView } from '#app/features/charts/birth-record.server.ts'
import { loadOwnBirth, toChartRecord } from '#app/features/charts/charts.repo.server.ts'
import { plateOf } from '#app/features/charts/plate.server.ts'
import { CLOCK_DATA_VERSION } from '#app/geo/clock-regions.ts'
import { operation } from '#app/operations/operation.server.ts'
import type { Services } from '#app/operations/services.ts'
import { pick } from '#app/pick.ts'
import { inShortOf } from './analysis.server.ts'
import { loadSaid } from './life-answers.server.ts'
import { pathOfDay } from './path.server.ts'

const dayOf = ({ clock }: Pick<Services, 'clock'>) => clock.now().toISOString().slice(0, 10)

export const readDashboard = operation({
  name: 'dashboard.read',
  summary: 'What the dashboard shows',
  who: 'member',
  input: z.object({}),
  limit: 'read',
  run({ services, actor }) {
    const own = loadOwnBirth(services.db, actor.id)
    const record = own?.chartRecord && toChartRecord(own.chartRecord)
    const chart = record?.chart
    const said = chart && loadSaid(services.db, actor.id, chart)
    const path = chart && said && pathOfDay(services.db, actor.id, chart, said, dayOf(services))
    return {
      name: actor.name || actor.email,
      /** True if the clock of the birth may be read otherwise by newer data. */
      hasOlderClock: own ? own.record.zoneDataVersion !== CLOCK_DATA_VERSION : false,
      birth: own ? birthDataView(own.record, chart) : null,
      partOfFortune: chart
        ? { ...pick(chart.partOfFortune, 'sign', 'degree', 'ruler'), ...lotHouses(chart).lot }
        : null,
      inShort: record && said ? inShortOf(services.db, actor.id, record, said) : null,
      plate: chart ? plateOf(chart) : null,
      step: path ? path.step : null,
      progress: path ? path.progress : null,
    }
  },
})

export type DashboardView = Awaited<ReturnType<typeof readDashboard.run>>
