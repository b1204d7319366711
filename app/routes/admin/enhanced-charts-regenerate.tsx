import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import * as AlertDialog from 'radix-ui/alert-dialog'
import { regenerateChart } from '#app/features/charts/change-chart.server.ts'
import { CHART_REGENERATED, ERROR_REGENERATING, TRY_AGAIN } from '#app/features/charts/chart-messages.ts'
import { EditedByHand } from '#app/features/charts/lot-comparison.tsx'
import { readChartHead } from '#app/features/charts/natal-charts.server.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { ownerName } from '#app/operations/person.ts'
import { adminPaths } from '#app/paths.ts'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { FormButtons } from '#app/ui/list/form-buttons.tsx'
import { RouteDialog } from '#app/ui/list/route-dialog.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'
import { confirmed } from './confirmed-action.server.ts'

export const meta: MetaFunction = () => pageTitle('Regenerate Natal Chart')
export const loader = pageLoader(readChartHead, ({ params }) => ({ id: params.id }))

export const action = confirmed(regenerateChart, {
  to: adminPaths.enhancedCharts,
  done: success(CHART_REGENERATED),
  failed: [ERROR_REGENERATING, TRY_AGAIN],
  rowStays: true,
})

export const clientAction = keepForm(() => failure(ERROR_REGENERATING, TRY_AGAIN))

export default function RegenerateChart() {
  const chart = useLoaderData<typeof loader>()
  return (
    <RouteDialog
      asks
      wide={chart.editedAt !== null}
      title="Regenerate this natal chart?"
      list={adminPaths.enhancedCharts}
    >
      <AlertDialog.Description>
        The chart of <bdi className="font-semibold">{ownerName(chart)}</bdi> is recalculated from the birth
        detail with the current engine and rulers. If the result differs, its analysis is composed again and
        loses its rating.
      </AlertDialog.Description>
      {chart.editedAt ? (
        <div className="mt-5">
          <EditedByHand chart={chart} />
        </div>
      ) : null}
      <PostForm className="mt-6">
        <FormButtons submitLabel="Regenerate" />
      </PostForm>
    </RouteDialog>
  )
}
