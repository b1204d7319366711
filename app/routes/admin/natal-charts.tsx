import type { MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation, useOutlet } from '@remix-run/react'
import { ExportCsv } from '../../features/admin/export-csv'
import { Moment } from '../../features/audit/change-line'
import { LotCell, OwnerCell } from '../../features/natal-charts/chart-cells'
import { listCharts } from '../../features/natal-charts/natal-charts.server'
import { pageLoader } from '../../http/page.server'
import { ListTable } from '../../ui/list/list-table'
import { Pager } from '../../ui/list/pager'
import { DialogHost } from '../../ui/list/route-dialog'
import { RowMenu, RowMenuLink } from '../../ui/list/row-menu'
import { SearchForm } from '../../ui/list/search-form'
import { StatCards } from '../../ui/list/stat-cards'
import { PageHeader, pageTitle } from '../../ui/page'
import { listInput } from './list-input'

export const meta: MetaFunction = () => pageTitle('Natal Charts Management')
export const loader = pageLoader(listCharts, listInput)

export default function NatalCharts() {
  const list = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const { stats } = list
  return (
    <DialogHost dialog={useOutlet()}>
      <PageHeader
        title="Natal Charts Management"
        actions={
          <>
            <a href="/admin/enhanced-natal-charts">Enhanced view</a>
            <ExportCsv action="/admin/natal-charts.csv" />
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
      <SearchForm label="Search by user, email or city name" q={list.query.q} />
      <ListTable
        caption="Natal charts"
        rows={list.rows}
        rowKey={(chart) => chart.id}
        sort={list.query.sort}
        empty={list.query.q ? 'No natal chart matches this search.' : 'There is no natal chart yet.'}
        columns={[
          { head: 'User', sort: 'user', className: 'xl:min-w-48', cell: (chart) => <OwnerCell {...chart} /> },
          {
            head: 'Birth',
            cell: ({ birthDate, birthTime }) => (
              <>
                <time dateTime={`${birthDate}T${birthTime}`} className="block lg:whitespace-nowrap">
                  {birthDate}
                </time>
                <span className="text-faded">{birthTime}</span>
              </>
            ),
          },
          {
            head: 'Place',
            className: 'xl:min-w-28',
            cell: ({ cityName, country }) => (
              <>
                <bdi className="block">{cityName}</bdi>
                <span className="text-faded">{country}</span>
              </>
            ),
          },
          { head: 'Part of Fortune', sort: 'sign', cell: (chart) => <LotCell {...chart} /> },
          {
            head: 'Counts',
            cell: ({ planetsCount, housesCount, aspectsCount }) => (
              <span className="tabular-nums">
                {planetsCount} planets, {housesCount} houses, {aspectsCount} aspects
              </span>
            ),
          },
          {
            head: 'Created',
            sort: 'created',
            descendingFirst: true,
            cell: ({ createdAt }) => <Moment at={createdAt} />,
          },
          {
            head: 'Actions',
            cell: ({ id, userName, userEmail }) => (
              <RowMenu label={`Actions for the chart of ${userName || userEmail}`}>
                <RowMenuLink to={`/admin/natal-charts/${id}${search}`}>View Details</RowMenuLink>
                <RowMenuLink to={`/admin/natal-charts/${id}/delete${search}`}>
                  <span className="text-rubric">Delete Chart</span>
                </RowMenuLink>
              </RowMenu>
            ),
          },
        ]}
      />
      <Pager list={list} what="charts" />
    </DialogHost>
  )
}
