import type { MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { LotCell, OwnerCell } from '#app/features/charts/chart-cells.tsx'
import { listEnhancedCharts } from '#app/features/charts/natal-chart-lists.server.ts'
import { ExportCsv } from '#app/features/listing/export-csv.tsx'
import { longDate, ordinal } from '#app/format.ts'
import { placeText } from '#app/geo/place-text.ts'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths, pathWithin } from '#app/paths.ts'
import { PlanetGlyph } from '#app/ui/base/glyphs.tsx'
import { DialogLink } from '#app/ui/list/dialog-link.tsx'
import { ListScreen } from '#app/ui/list/list-screen.tsx'
import { ListTable } from '#app/ui/list/list-table.tsx'
import { CREATED_COLUMN } from '#app/ui/list/moment.tsx'
import { RowMenu } from '#app/ui/list/row-menu.tsx'
import { StatCards } from '#app/ui/list/stat-cards.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { listInput } from './list-input.ts'

export const meta: MetaFunction = () => pageTitle('Enhanced Natal Charts')
export const loader = pageLoader(listEnhancedCharts, listInput)

type List = ReturnType<typeof useLoaderData<typeof loader>>

export default function EnhancedCharts() {
  const list = useLoaderData<typeof loader>()
  const { q, show } = list.query
  return (
    <ListScreen
      list={list}
      what="charts"
      search="Search by user, email, pseudonym or Part of Fortune sign"
      choices={{
        show: {
          label: 'Show',
          options: {
            '': 'All charts',
            complete: 'Complete',
            incomplete: 'Incomplete',
            day: 'Day births',
            night: 'Night births',
            edited: 'Edited by hand',
          },
        },
      }}
      header={<Header {...list} />}
    >
      <ListTable
        caption="Enhanced natal charts"
        list={list}
        lowRows
        empty={q || show ? 'No natal chart matches this search.' : 'There is no natal chart yet.'}
        columns={[
          { head: 'User', sort: 'user', className: 'xl:w-[27%]', cell: (chart) => <OwnerCell {...chart} /> },
          {
            head: 'Birth',
            className: 'xl:w-[20%]',
            cell: ({ dateOfBirth, birthTime, cityName, country }) => (
              <>
                <span className="block lg:whitespace-nowrap">
                  {longDate(dateOfBirth)}, {birthTime}
                </span>
                <span className="text-faded">
                  <bdi>{placeText({ cityName, stateName: null, country })}</bdi>
                </span>
              </>
            ),
          },
          {
            head: 'Part of Fortune',
            sort: 'sign',
            className: 'xl:w-[14%]',
            cell: (chart) => <LotCell {...chart} />,
          },
          {
            head: 'Ruler',
            className: 'xl:w-[17%]',
            cell: ({ pofRuler, pofRulerSign, pofRulerHouse }) => (
              <>
                <span className="block">{pofRuler}</span>
                <span className="text-faded">
                  {pofRulerSign}, {ordinal(pofRulerHouse)} house
                </span>
              </>
            ),
          },
          {
            head: 'Sect',
            className: 'whitespace-nowrap xl:w-[5.5%]',
            cell: ({ isDayBirth }) => <SectSign isDay={isDayBirth} />,
          },
          CREATED_COLUMN,
          { head: 'Actions', cell: (row) => <Actions {...row} /> },
        ]}
      />
    </ListScreen>
  )
}

/** The light of the sect as a sign, with its word for people who hear it or point at it. */
function SectSign({ isDay }: { isDay: boolean }) {
  const word = isDay ? 'Day' : 'Night'
  return (
    <span title={word}>
      <PlanetGlyph planet={isDay ? 'Sun' : 'Moon'} className="size-5 text-gilt" />
      <span className="sr-only">{word}</span>
    </span>
  )
}

function Header({ stats }: List) {
  const { search } = useLocation()
  return (
    <>
      <PageHeader
        title="Enhanced Natal Charts"
        actions={
          <span className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <ExportCsv list={adminPaths.natalCharts} />
            <DialogLink to={pathWithin(adminPaths.enhancedCharts, ['new'], search)}>
              Create natal chart
            </DialogLink>
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
    </>
  )
}

function Actions({ id, userName, userEmail }: List['rows'][number]) {
  const { search } = useLocation()
  return (
    <RowMenu
      label={`Actions for the chart of ${userName || userEmail}`}
      actions={[
        { label: 'View', to: pathWithin(adminPaths.enhancedCharts, [id], search) },
        { label: 'Regenerate', to: pathWithin(adminPaths.enhancedCharts, [id, 'regenerate'], search) },
        { label: 'Edit', to: pathWithin(adminPaths.enhancedCharts, [id, 'edit'], search) },
        { label: 'Delete', danger: true, to: pathWithin(adminPaths.enhancedCharts, [id, 'delete'], search) },
      ]}
    />
  )
}
