import type { MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { CountsCell, LotCell, OwnerCell } from '#app/features/charts/chart-cells.tsx'
import { listCharts } from '#app/features/charts/natal-chart-lists.server.ts'
import { ExportCsv } from '#app/features/listing/export-csv.tsx'
import { longDate } from '#app/format.ts'
import { shownCountry } from '#app/geo/place-text.ts'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { OwnLink } from '#app/language/page-language.tsx'
import { adminPaths, pathWithin } from '#app/paths.ts'
import { ListScreen } from '#app/ui/list/list-screen.tsx'
import { ListTable } from '#app/ui/list/list-table.tsx'
import { CREATED_COLUMN } from '#app/ui/list/moment.tsx'
import { RowMenu } from '#app/ui/list/row-menu.tsx'
import { StatCards } from '#app/ui/list/stat-cards.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { listInput } from './list-input.ts'

export const meta: MetaFunction = () => pageTitle('Natal Charts Management')
export const loader = pageLoader(listCharts, listInput)

type List = ReturnType<typeof useLoaderData<typeof loader>>

export default function NatalCharts() {
  const list = useLoaderData<typeof loader>()
  const { stats } = list
  return (
    <ListScreen
      list={list}
      what="charts"
      search="Search by user, email or city name"
      header={
        <>
          <PageHeader
            title="Natal Charts Management"
            actions={
              <>
                <OwnLink href={adminPaths.enhancedCharts}>Enhanced view</OwnLink>
                <ExportCsv list={adminPaths.natalCharts} />
              </>
            }
          />
          <StatCards
            label="Figures"
            stats={[
              { label: 'Total Charts', value: stats.totalCharts },
              { label: 'Unique Users', value: stats.uniqueUsers },
            ]}
          />
        </>
      }
    >
      <ListTable
        caption="Natal charts"
        list={list}
        lowRows
        empty={list.query.q ? 'No natal chart matches this search.' : 'There is no natal chart yet.'}
        columns={[
          {
            head: 'User',
            sort: 'user',
            className: 'xl:w-[26%]',
            cell: (chart) => <OwnerCell {...chart} />,
          },
          {
            head: 'Birth',
            className: 'xl:w-[15%]',
            cell: ({ birthDate, birthTime }) => (
              <>
                <time dateTime={`${birthDate}T${birthTime}`} className="block lg:whitespace-nowrap">
                  {longDate(birthDate)}
                </time>
                <span className="text-faded">{birthTime}</span>
              </>
            ),
          },
          {
            head: 'Place',
            className: 'xl:w-[14%]',
            cell: ({ cityName, country }) => (
              <span className="whole">
                <bdi className="block">{cityName}</bdi>
                <span className="text-faded">{shownCountry({ cityName, country })}</span>
              </span>
            ),
          },
          {
            head: 'Part of Fortune',
            sort: 'sign',
            className: 'xl:w-[17%]',
            cell: (chart) => <LotCell {...chart} />,
          },
          {
            head: 'Planets · houses · aspects',
            className: 'xl:w-[10%]',
            cell: (chart) => <CountsCell {...chart} />,
          },
          CREATED_COLUMN,
          { head: 'Actions', cell: (row) => <Actions {...row} /> },
        ]}
      />
    </ListScreen>
  )
}

function Actions({ id, userName, userEmail }: List['rows'][number]) {
  const { search } = useLocation()
  return (
    <RowMenu
      label={`Actions for the chart of ${userName || userEmail}`}
      actions={[
        { label: 'View Details', to: pathWithin(adminPaths.natalCharts, [id], search) },
        {
          label: 'Delete Chart',
          danger: true,
          to: pathWithin(adminPaths.natalCharts, [id, 'delete'], search),
        },
      ]}
    />
  )
}
