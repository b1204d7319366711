import {
  createChart,
  deleteChart,
  editChart,
  generateForBirth,
  regenerateChart,
} from '#app/features/charts/change-chart.server.ts'
import {
  CHART_NOT_DELETED,
  CHART_NOT_GENERATED,
  ERROR_CREATING,
  ERROR_REGENERATING,
  ERROR_UPDATING,
} from '#app/features/charts/chart-messages.ts'
import { listCharts, listEnhancedCharts } from '#app/features/charts/natal-chart-lists.server.ts'
import {
  aspectsOfChartAnswer,
  changedChartAnswer,
  chartDetailAnswer,
  chartsAnswer,
  enhancedChartsAnswer,
  housesOfChartAnswer,
  madeChartAnswer,
  planetsOfChartAnswer,
  readingIdAnswer,
} from '#app/features/charts/natal-charts.answers.ts'
import {
  readChart,
  readChartAspects,
  readChartHouses,
  readChartPlanets,
  readingByBirth,
} from '#app/features/charts/natal-charts.server.ts'
import { jsonCall } from '#app/http/calls/json-call.server.ts'
import { messageAnswer } from '#app/operations/answers.ts'
import { listCall } from './list-call.ts'

export const natalChartCalls = [
  listCall('/api/admin/natal-charts', listCharts, chartsAnswer),
  jsonCall('GET', '/api/admin/natal-charts/:id', readChart, {
    output: chartDetailAnswer,
    refuses: [404],
    // The chart itself is for the screen. The rows have the same data.
    body: ({ chart: _, ...detail }) => detail,
  }),
  jsonCall('DELETE', '/api/admin/natal-charts/:id', deleteChart, {
    output: messageAnswer,
    refuses: [404],
    faultMessage: () => CHART_NOT_DELETED,
  }),
  jsonCall('POST', '/api/admin/natal-chart/generate', generateForBirth, {
    output: madeChartAnswer,
    refuses: [404, 409],
    faultMessage: () => CHART_NOT_GENERATED,
  }),
  jsonCall('GET', '/api/admin/reading-by-birth/:birthDetailId', readingByBirth, {
    output: readingIdAnswer,
    refuses: [404],
  }),
  listCall('/api/admin/natal-charts-enhanced', listEnhancedCharts, enhancedChartsAnswer),
  jsonCall('POST', '/api/admin/natal-charts', createChart, {
    status: 201,
    output: changedChartAnswer,
    refuses: [404, 409],
    faultMessage: () => ERROR_CREATING,
  }),
  jsonCall('PATCH', '/api/admin/natal-charts/:id', editChart, {
    output: changedChartAnswer,
    refuses: [404],
    faultMessage: () => ERROR_UPDATING,
  }),
  jsonCall('POST', '/api/admin/natal-charts/:id/regenerate', regenerateChart, {
    output: madeChartAnswer,
    refuses: [404],
    faultMessage: () => ERROR_REGENERATING,
  }),
  jsonCall('GET', '/api/admin/houses', readChartHouses, { output: housesOfChartAnswer, refuses: [404] }),
  jsonCall('GET', '/api/admin/planets', readChartPlanets, { output: planetsOfChartAnswer, refuses: [404] }),
  jsonCall('GET', '/api/admin/aspects', readChartAspects, { output: aspectsOfChartAnswer, refuses: [404] }),
]
