import type { MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation, useOutlet } from '@remix-run/react'
import { ExportCsv } from '../../features/admin/export-csv'
import { Moment } from '../../features/audit/change-line'
import { LotCell, OwnerCell } from '../../features/natal-charts/chart-cells'
import { listEnhancedCharts } from '../../features/natal-charts/natal-charts.server'
import { pageLoader } from '../../http/page.server'
import { DialogLink } from '../../ui/list/dialog-link'
import { ListTable } from '../../ui/list/list-table'
import { Pager } from '../../ui/list/pager'
import { DialogHost } from '../../ui/list/route-dialog'
import { RowMenu, RowMenuLink } from '../../ui/list/row-menu'
import { SearchChoice, SearchForm } from '../../ui/list/search-form'
import { StatCards } from '../../ui/list/stat-cards'
import { PageHeader, pageTitle } from '../../ui/page'
import { listInput } from './list-input'

export const meta: MetaFunction = () => pageTitle('Enhanced Natal Charts')
export const loader = pageLoader(listEnhancedCharts, listInput)

export default function EnhancedCharts() {
  const list = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const { stats } = list
  const { q, show } = list.query
  return (
    <DialogHost dialog={useOutlet()}>
      <PageHeader
        title="Enhanced Natal Charts"
        actions={
          <span className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <ExportCsv action="/admin/natal-charts.csv" />
            <DialogLink to={`/admin/enhanced-natal-charts/new${search}`}>Create Natal Chart</DialogLink>
          </span>
        }
      />
      <StatCards
        label="Figures"
        stats={[
          { label: 'Total', value: stats.total },
          { label: 'Complete', value: stats.complete, hint: 'with houses, planets and aspects' },
          { label: 'Day Births', value: stats.dayBirths },
          { label: 'Recent', value: stats.recent, hint: 'the last 7 days' },
        ]}
      />
      <SearchForm
        label="Search by user, email, pseudonym or Part of Fortune sign"
        q={q}
        narrowed={q !== '' || show !== ''}
      >
        <SearchChoice
          name="show"
          label="Show"
          value={show}
          options={[
            { value: '', label: 'All charts' },
            { value: 'complete', label: 'Complete' },
            { value: 'incomplete', label: 'Incomplete' },
            { value: 'day', label: 'Day births' },
            { value: 'night', label: 'Night births' },
            { value: 'edited', label: 'Edited by hand' },
          ]}
        />
      </SearchForm>
      <ListTable
        caption="Enhanced natal charts"
        rows={list.rows}
        rowKey={(chart) => chart.id}
        sort={list.query.sort}
        empty={q || show ? 'No natal chart matches this search.' : 'There is no natal chart yet.'}
        columns={[
          { head: 'User', sort: 'user', className: 'xl:min-w-48', cell: (chart) => <OwnerCell {...chart} /> },
          {
            head: 'Birth',
            cell: ({ dateOfBirth, birthTime, cityName, country }) => (
              <>
                <span className="block lg:whitespace-nowrap">
                  {dateOfBirth}, {birthTime}
                </span>
                <span className="text-faded">
                  <bdi>{cityName}</bdi>, {country}
                </span>
              </>
            ),
          },
          { head: 'Part of Fortune', sort: 'sign', cell: (chart) => <LotCell {...chart} /> },
          {
            head: 'Ruler',
            className: 'xl:min-w-28',
            cell: ({ pofRuler, pofRulerSign, pofRulerHouse }) => (
              <>
                <span className="block">{pofRuler}</span>
                <span className="text-faded">
                  {pofRulerSign}, house {pofRulerHouse}
                </span>
              </>
            ),
          },
          {
            head: 'Sect',
            className: 'whitespace-nowrap',
            cell: ({ isDayBirth }) => (isDayBirth ? 'Day' : 'Night'),
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
                <RowMenuLink to={`/admin/enhanced-natal-charts/${id}${search}`}>View</RowMenuLink>
                <RowMenuLink to={`/admin/enhanced-natal-charts/${id}/regenerate${search}`}>
                  Regenerate
                </RowMenuLink>
                <RowMenuLink to={`/admin/enhanced-natal-charts/${id}/edit${search}`}>Edit</RowMenuLink>
                <RowMenuLink to={`/admin/enhanced-natal-charts/${id}/delete${search}`}>
                  <span className="text-rubric">Delete</span>
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
