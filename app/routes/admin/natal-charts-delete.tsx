import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { deleteChart } from '#app/features/charts/change-chart.server.ts'
import { CHART_DELETED, CHART_NOT_DELETED } from '#app/features/charts/chart-messages.ts'
import { DeleteChartDialog } from '#app/features/charts/delete-chart-dialog.tsx'
import { readChartHead } from '#app/features/charts/natal-charts.server.ts'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths } from '#app/paths.ts'
import { pageTitle } from '#app/ui/page/page.tsx'
import { success } from '#app/ui/toast/toast.ts'
import { confirmed } from './confirmed-action.server.ts'

export const meta: MetaFunction = () => pageTitle('Delete Natal Chart')
export const loader = pageLoader(readChartHead, ({ params }) => ({ id: params.id }))

export const action = confirmed(deleteChart, {
  to: adminPaths.natalCharts,
  done: success(CHART_DELETED),
  failed: ['Delete failed', CHART_NOT_DELETED],
})

export default function DeleteNatalChart() {
  const chart = useLoaderData<typeof loader>()
  return <DeleteChartDialog {...chart} list={adminPaths.natalCharts} />
}
