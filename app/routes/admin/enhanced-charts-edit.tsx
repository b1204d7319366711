import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { editChart } from '#app/features/charts/change-chart.server.ts'
import { ChartForm } from '#app/features/charts/chart-form.tsx'
import { ERROR_UPDATING, TRY_AGAIN } from '#app/features/charts/chart-messages.ts'
import { LotFactsList } from '#app/features/charts/lot-comparison.tsx'
import { chartFormSchema } from '#app/features/charts/natal-charts.schema.ts'
import { readChart } from '#app/features/charts/natal-charts.server.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { formLoader, pageLoader } from '#app/http/pages/page.server.ts'
import { ownerName } from '#app/operations/person.ts'
import { adminPaths } from '#app/paths.ts'
import { RouteDialog } from '#app/ui/list/route-dialog.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'
import { listFormAction } from './list-form-action.server.ts'

const LIST = adminPaths.enhancedCharts

export const meta: MetaFunction = () => pageTitle('Edit Natal Chart')
export const loader = formLoader(pageLoader(readChart, ({ params }) => ({ id: params.id })))

export const action = listFormAction(editChart, {
  draft: {},
  schema: chartFormSchema,
  inputOf: (lot, { params }) => ({ ...lot, id: params.id }),
  to: LIST,
  done: success('Natal chart updated'),
  failed: [ERROR_UPDATING, TRY_AGAIN],
})

export const clientAction = keepForm(() => failure(ERROR_UPDATING, TRY_AGAIN))

export default function EditChart() {
  const chart = useLoaderData<typeof loader>()
  return (
    <RouteDialog
      wide
      title={
        <>
          Edit the chart of <bdi>{ownerName(chart)}</bdi>
        </>
      }
      list={LIST}
    >
      <div className="mb-6 space-y-3">
        <p>
          Values entered here are shown in the back-office beside the calculated ones. The person’s own pages
          use the calculated values; their reports mention that an administrator noted other values.
        </p>
        <h3 className="text-lg">Calculated values</h3>
        <LotFactsList lot={chart.computed} />
      </div>
      <ChartForm lot={chart} draft={chart.draft} submitLabel="Save changes" />
    </RouteDialog>
  )
}
