import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { createChart, readEngineLot } from '#app/features/charts/change-chart.server.ts'
import { ChartForm } from '#app/features/charts/chart-form.tsx'
import { ERROR_CREATING, TRY_AGAIN } from '#app/features/charts/chart-messages.ts'
import { findChartless } from '#app/features/charts/natal-chart-lists.server.ts'
import { longDate } from '#app/format.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { perform } from '#app/http/gate/perform.server.ts'
import { formAction, formLoader, pageLoader } from '#app/http/pages/page.server.ts'
import { pageRefusal, redirectWithToast } from '#app/http/pages/redirects.server.ts'
import { isRefusal } from '#app/operations/operation.server.ts'
import { ownerName } from '#app/operations/person.ts'
import { adminPaths } from '#app/paths.ts'
import { withQuery } from '#app/ui/list/list-query.ts'
import { RouteDialog } from '#app/ui/list/route-dialog.tsx'
import { EmailText } from '#app/ui/page/email-text.tsx'
import { errorTitle } from '#app/ui/page/error-page.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'
import { ChooseRecord } from './choose-record.tsx'

const LIST = adminPaths.enhancedCharts

export const meta: MetaFunction = () => pageTitle('Create natal chart')

const toQuery = ({ request }: Pick<LoaderFunctionArgs, 'request'>) => new URL(request.url).searchParams

/** If the chart was made in the meantime, the list is shown with a message. */
async function readLot(args: LoaderFunctionArgs) {
  const query = toQuery(args)
  try {
    return await perform(readEngineLot, args.context, { birthDetailId: query.get('birthDetailId') })
  } catch (error) {
    if (!isRefusal(error, 'chart.exists')) throw pageRefusal(error, args.request)
    throw await redirectWithToast(
      args,
      LIST + toListSearch(`?${query}`),
      failure(errorTitle(error.status), error.message),
    )
  }
}

const find = pageLoader(findChartless, (args) => ({ q: toQuery(args).get('birth') ?? '' }))

export const loader = formLoader(
  async (args) =>
    toQuery(args).has('birthDetailId')
      ? { chosen: await readLot(args), search: null }
      : { chosen: null, search: await find(args) },
  ({ birthDetailId }, args) => birthDetailId === toQuery(args).get('birthDetailId'),
)

/** The query of the list behind the dialog, without the dialog's parameters. */
const toListSearch = (search: string) =>
  withQuery(search, { birth: null, birthDetailId: null, page: new URLSearchParams(search).get('page') })

export const action = (args: ActionFunctionArgs) =>
  formAction(createChart, {
    draft: {},
    failed: ({ message }) => failure(ERROR_CREATING, message),
    faultMessage: () => failure(ERROR_CREATING, TRY_AGAIN),
    done: () =>
      redirectWithToast(
        args,
        LIST + toListSearch(new URL(args.request.url).search),
        success('Natal chart created'),
      ),
  })(args)

export const clientAction = keepForm(() => failure(ERROR_CREATING, TRY_AGAIN))

export default function CreateChart() {
  const { chosen, search: found, draft } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  return (
    <RouteDialog wide title="Create natal chart" list={LIST} search={toListSearch(search)}>
      {chosen ? (
        <>
          <p className="mb-6">
            For <bdi className="font-semibold">{chosen.person}</bdi>, born{' '}
            {longDate(chosen.record.dateOfBirth)} at {chosen.record.birthTime} in{' '}
            <bdi>{chosen.record.cityName}</bdi>. The fields hold the calculated values; what you change is
            kept as a manual change.
          </p>
          <ChartForm
            lot={chosen.lot}
            draft={draft}
            hidden={{ birthDetailId: chosen.record.id }}
            submitLabel="Create natal chart"
          />
        </>
      ) : (
        <Choice found={found!} search={search} />
      )}
    </RouteDialog>
  )
}

function Choice({ found: { q, state, found }, search }: { found: Found; search: string }) {
  const page = new URLSearchParams(search).get('page')
  return (
    <>
      <p>First choose a birth detail. Only birth details without a chart are listed.</p>
      <ChooseRecord
        label="Search by user, email, pseudonym or place"
        name="birth"
        q={q}
        submitLabel="Search"
        status={
          state === 'too-many' ? (
            <p>Too many results. Please type at least three letters.</p>
          ) : state === 'found' && found.length === 0 ? (
            <p>No birth detail without a chart matches this search.</p>
          ) : null
        }
        rows={found.map((birth) => ({
          id: birth.id,
          to: withQuery(search, { birth: null, birthDetailId: birth.id, page }),
          name: (
            <>
              <bdi>{ownerName(birth)}</bdi>, {longDate(birth.dateOfBirth)}, {birth.birthTime}
            </>
          ),
          about: (
            <>
              <EmailText>{birth.userEmail}</EmailText>, <bdi>{birth.cityName}</bdi>
            </>
          ),
        }))}
        className="my-5"
      />
    </>
  )
}

type Found = Awaited<ReturnType<typeof find>>
