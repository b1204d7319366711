import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { deleteChart } from '../../features/natal-charts/change-chart.server'
import { CHART_DELETED, CHART_NOT_DELETED } from '../../features/natal-charts/chart-words'
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
    to: '/admin/natal-charts',
    done: success(CHART_DELETED),
    failed: ['Delete failed', CHART_NOT_DELETED],
  })

export default function DeleteNatalChart() {
  const chart = useLoaderData<typeof loader>()
  const { search } = useLocation()
  return <DeleteChartDialog {...chart} closeHref={`/admin/natal-charts${search}`} />
}
