import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { CHART_DELETED, CHART_NOT_DELETED } from '#app/features/nativity/charts/chart-messages.ts'
import { DeleteChartDialog } from '#app/features/nativity/charts/delete-chart-dialog.tsx'
import { deleteChart } from '#app/features/nativity/records/change-chart.server.ts'
import { readChartHead } from '#app/features/nativity/records/natal-charts.server.ts'
import { pageLoader } from '#app/http/page.server.ts'
import { adminPaths } from '#app/paths.ts'
import { pageTitle } from '#app/ui/page/page.tsx'
import { success } from '#app/ui/toast/toast.ts'
import { confirmedAction } from './confirmed-action.server.ts'

export const meta: MetaFunction = () => pageTitle('Delete Natal Chart')
export const loader = pageLoader(readChartHead, ({ params }) => ({ id: params.id }))

export const action = (args: ActionFunctionArgs) =>
  confirmedAction(args, deleteChart, {
    input: { id: args.params.id },
    to: adminPaths.natalCharts,
    done: success(CHART_DELETED),
    failed: ['Delete failed', CHART_NOT_DELETED],
  })

export default function DeleteNatalChart() {
  const chart = useLoaderData<typeof loader>()
  const { search } = useLocation()
  return <DeleteChartDialog {...chart} closeHref={`${adminPaths.natalCharts}${search}`} />
}
