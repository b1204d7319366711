import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { deleteChart } from '#app/features/charts/change-chart.server.ts'
import { CHART_DELETED, CHART_NOT_DELETED, ERROR_DELETING } from '#app/features/charts/chart-messages.ts'
import { readChartHead } from '#app/features/charts/natal-charts.server.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { ownerName } from '#app/operations/person.ts'
import { adminPaths } from '#app/paths.ts'
import { DeleteDialog } from '#app/ui/list/delete-dialog.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'
import { confirmedAction } from './confirmed-action.server.ts'

export const meta: MetaFunction = () => pageTitle('Delete Natal Chart')
export const loader = pageLoader(readChartHead, ({ params }) => ({ id: params.id }))

/** The list behind the page. The router also accepts other spellings, such as /Admin/natal%2Dcharts. */
const toList = (pathname: string) =>
  decodeURIComponent(pathname).toLowerCase().includes(adminPaths.enhancedCharts)
    ? adminPaths.enhancedCharts
    : adminPaths.natalCharts

export function action(args: ActionFunctionArgs) {
  const to = toList(new URL(args.request.url).pathname)
  return confirmedAction(args, deleteChart, {
    input: { id: args.params.id },
    to,
    done: success(CHART_DELETED),
    failed: [to === adminPaths.enhancedCharts ? ERROR_DELETING : 'Delete failed', CHART_NOT_DELETED],
  })
}

export const clientAction = keepForm(() => failure('Delete failed', CHART_NOT_DELETED))

export default function DeleteChart() {
  const chart = useLoaderData<typeof loader>()
  const list = toList(useLocation().pathname)
  return (
    <DeleteDialog title="Delete this natal chart?" label="Delete Chart" list={list}>
      <p>
        The chart of <bdi className="font-semibold">{ownerName(chart)}</bdi>, its analyses and their ratings
        are deleted for good. The birth detail stays, so you can generate the chart again.
      </p>
    </DeleteDialog>
  )
}
