import type { MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { EVENT_ACTIVATED, EVENT_DEACTIVATED, EVENT_NOT_UPDATED } from '#app/features/events/event-messages.ts'
import { changeEvent, listEvents } from '#app/features/events/events.server.ts'
import { EventsTable } from '#app/features/events/events-table.tsx'
import { ExportCsv } from '#app/features/listing/export-csv.tsx'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths, pathWithin } from '#app/paths.ts'
import { DialogLink } from '#app/ui/list/dialog-link.tsx'
import { ListScreen } from '#app/ui/list/list-screen.tsx'
import { StatCards } from '#app/ui/list/stat-cards.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { success } from '#app/ui/toast/toast.ts'
import { listFormAction } from './list-form-action.server.ts'
import { listInput } from './list-input.ts'

export const meta: MetaFunction = () => pageTitle('Events Management')
export const loader = pageLoader(listEvents, listInput)

export const action = listFormAction(changeEvent, {
  to: adminPaths.events,
  done: ({ isActive }) => success(isActive ? EVENT_ACTIVATED : EVENT_DEACTIVATED),
  failed: ['Update failed', EVENT_NOT_UPDATED],
})

export default function Events() {
  const list = useLoaderData<typeof loader>()
  const { search } = useLocation()
  return (
    <ListScreen
      list={list}
      what="events"
      search="Search by title or type"
      choices={{
        status: { label: 'Show', options: { '': 'All events', active: 'Active', inactive: 'Inactive' } },
      }}
      header={
        <>
          <PageHeader
            title="Events Management"
            lead="Events without a chart."
            actions={
              <>
                <ExportCsv list={adminPaths.events} />
                <DialogLink to={pathWithin(adminPaths.events, ['new'], search)}>Add Event</DialogLink>
              </>
            }
          />
          <StatCards label="Figures" stats={[{ label: 'Total Events', value: list.totalEvents }]} />
        </>
      }
    >
      <EventsTable list={list} search={search} />
    </ListScreen>
  )
}
