import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { deleteChart } from '../../features/natal-charts/change-chart.server'
import { CHART_DELETED, CHART_NOT_DELETED, ERROR_DELETING } from '../../features/natal-charts/chart-words'
import { DeleteChartDialog } from '../../features/natal-charts/delete-chart-dialog'
import { readChart } from '../../features/natal-charts/natal-charts.server'
import { pageLoader } from '../../http/page.server'
import { pageTitle } from '../../ui/page'
import { success } from '../../ui/toast'
import { confirmedAction } from './confirmed-action.server'

export const meta: MetaFunction = () => pageTitle('Delete Natal Chart')
export const loader = pageLoader(readChart, ({ params }) => ({ id: params.id }))

export const action = (args: ActionFunctionArgs) =>
  confirmedAction(args, deleteChart, {
    input: { id: args.params.id },
    to: '/admin/enhanced-natal-charts',
    done: success(CHART_DELETED),
    failed: [ERROR_DELETING, CHART_NOT_DELETED],
  })

export default function DeleteEnhancedChart() {
  const chart = useLoaderData<typeof loader>()
  const { search } = useLocation()
  return <DeleteChartDialog {...chart} closeHref={`/admin/enhanced-natal-charts${search}`} />
}
