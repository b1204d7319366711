import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { listBirthDetails } from '#app/features/births/birth-details.server.ts'
import { generateForBirth } from '#app/features/charts/change-chart.server.ts'
import { OwnerCell } from '#app/features/charts/chart-cells.tsx'
import { CHART_GENERATED, CHART_NOT_GENERATED, TRY_AGAIN } from '#app/features/charts/chart-messages.ts'
import { ExportCsv } from '#app/features/listing/export-csv.tsx'
import { longDate } from '#app/format.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { shownCountry } from '#app/geo/place-text.ts'
import { sentForm } from '#app/http/pages/form.server.ts'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { OwnLink } from '#app/language/page-language.tsx'
import { ownerName } from '#app/operations/person.ts'
import { adminPaths, pathWithin } from '#app/paths.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { DialogLink } from '#app/ui/list/dialog-link.tsx'
import { ListScreen } from '#app/ui/list/list-screen.tsx'
import { ListTable } from '#app/ui/list/list-table.tsx'
import { CREATED_COLUMN } from '#app/ui/list/moment.tsx'
import { RowMenu } from '#app/ui/list/row-menu.tsx'
import { StatCards } from '#app/ui/list/stat-cards.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'
import { confirmedAction } from './confirmed-action.server.ts'
import { listInput } from './list-input.ts'

export const meta: MetaFunction = () => pageTitle('Birth Details Management')
export const loader = pageLoader(listBirthDetails, listInput)

export async function action(args: ActionFunctionArgs) {
  const form = await sentForm(args.request).catch(() => new FormData())
  return confirmedAction(args, generateForBirth, {
    input: { birthDetailsId: form.get('birthDetailsId') },
    to: adminPaths.birthDetails,
    done: success(CHART_GENERATED),
    failed: [CHART_NOT_GENERATED, TRY_AGAIN],
    rowStays: true,
  })
}

type List = ReturnType<typeof useLoaderData<typeof loader>>

export const clientAction = keepForm(() => failure(CHART_NOT_GENERATED, TRY_AGAIN))

export default function BirthDetails() {
  const list = useLoaderData<typeof loader>()
  return (
    <ListScreen
      list={list}
      what="birth details"
      search="Search by pseudonym, user name or email"
      header={<Header {...list} />}
    >
      <ListTable
        caption="Birth details"
        list={list}
        lowRows
        empty={list.query.q ? 'No birth detail matches this search.' : 'There is no birth detail yet.'}
        columns={[
          {
            head: 'User',
            sort: 'user',
            className: 'xl:w-[23%]',
            cell: ({ userId, userName, userEmail }) => <OwnerCell {...{ userId, userName, userEmail }} />,
          },
          {
            head: 'Pseudonym',
            className: 'xl:w-[14%]',
            cell: ({ pseudonym, isOwn }) => (
              <>
                {pseudonym ? (
                  <span className="block">
                    <bdi>{pseudonym}</bdi>
                  </span>
                ) : (
                  <span className="text-faded">None</span>
                )}
                {isOwn ? null : <Badge>Another person</Badge>}
              </>
            ),
          },
          {
            head: 'Birth date',
            className: 'xl:w-[15%]',
            cell: ({ dateOfBirth }) => (
              <time dateTime={dateOfBirth} className="whitespace-nowrap">
                {longDate(dateOfBirth)}
              </time>
            ),
          },
          { head: 'Birth time', className: 'xl:w-[10%]', cell: ({ birthTime }) => birthTime },
          {
            head: 'City and country',
            sort: 'place',
            className: 'xl:w-[20%]',
            cell: ({ cityName, countryName }) => (
              <>
                <bdi className="block">{cityName}</bdi>
                <span className="text-faded">{shownCountry({ cityName, country: countryName })}</span>
              </>
            ),
          },
          CREATED_COLUMN,
          { head: 'Actions', cell: (row) => <Actions {...row} /> },
        ]}
      />
    </ListScreen>
  )
}

function Header({ stats, waitingCorrections }: List) {
  const { search } = useLocation()
  return (
    <>
      <PageHeader
        title="Birth Details Management"
        actions={
          <span className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <span className="flex flex-wrap items-center gap-2">
              <OwnLink href={adminPaths.corrections}>Correction requests</OwnLink>
              {waitingCorrections > 0 ? <Badge variant="gold">{waitingCorrections} waiting</Badge> : null}
            </span>
            <ExportCsv list={adminPaths.birthDetails} />
            <DialogLink to={pathWithin(adminPaths.birthDetails, ['new'], search)}>
              Create birth detail
            </DialogLink>
          </span>
        }
      />
      <StatCards
        label="Figures"
        stats={[
          { label: 'Total', value: stats.total },
          { label: 'With Pseudonyms', value: stats.withPseudonyms },
          { label: 'Unique Cities', value: stats.uniqueCities },
          { label: 'Recent Additions', value: stats.recent, hint: 'the last 7 days' },
        ]}
      />
    </>
  )
}

function Actions({ id, ...birth }: List['rows'][number]) {
  const { search } = useLocation()
  return (
    <RowMenu
      label={`Actions for the birth detail of ${ownerName(birth)}`}
      actions={[
        { label: 'Edit', to: pathWithin(adminPaths.birthDetails, [id, 'edit'], search) },
        {
          label: 'Generate natal chart',
          action: `${adminPaths.birthDetails}${search}`,
          fields: { birthDetailsId: id },
        },
        { label: 'Delete', danger: true, to: pathWithin(adminPaths.birthDetails, [id, 'delete'], search) },
      ]}
    />
  )
}
