import type { MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { EVENT_ACTIVATED, EVENT_DEACTIVATED, EVENT_NOT_UPDATED } from '#app/features/events/event-messages.ts'
import { changeEvent, listEvents } from '#app/features/events/events.server.ts'
import { ExportCsv } from '#app/features/listing/export-csv.tsx'
import { keepForm } from '#app/framework/unanswered.ts'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths, pathWithin } from '#app/paths.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { DialogLink } from '#app/ui/list/dialog-link.tsx'
import { ListScreen } from '#app/ui/list/list-screen.tsx'
import { ListTable } from '#app/ui/list/list-table.tsx'
import { Moment } from '#app/ui/list/moment.tsx'
import { RowMenu } from '#app/ui/list/row-menu.tsx'
import { StatCards } from '#app/ui/list/stat-cards.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'
import { listFormAction } from './list-form-action.server.ts'
import { listInput } from './list-input.ts'

export const meta: MetaFunction = () => pageTitle('Events Management')
export const loader = pageLoader(listEvents, listInput)

export const action = listFormAction(changeEvent, {
  to: adminPaths.events,
  done: ({ isActive }) => success(isActive ? EVENT_ACTIVATED : EVENT_DEACTIVATED),
  failed: ['Update failed', EVENT_NOT_UPDATED],
})

export const clientAction = keepForm(() => failure('Update failed', EVENT_NOT_UPDATED))

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
      <ListTable
        caption="Events"
        list={list}
        empty={list.query.q ? 'No event matches this search.' : 'There is no event here yet.'}
        columns={[
          {
            head: 'Event',
            sort: 'title',
            cell: ({ title, description }) => (
              <>
                <bdi className="block font-semibold">{title}</bdi>
                {description ? <bdi className="line-clamp-2 text-faded">{description}</bdi> : null}
              </>
            ),
          },
          { head: 'Type', sort: 'type', cell: ({ eventType }) => <bdi>{eventType}</bdi> },
          {
            head: 'Date Range',
            cell: ({ dateRange }) =>
              dateRange ? <bdi>{dateRange}</bdi> : <span className="text-faded">Not given</span>,
          },
          {
            head: 'Status',
            cell: ({ isActive }) =>
              isActive ? <Badge variant="good">Active</Badge> : <Badge>Inactive</Badge>,
          },
          {
            head: 'Created',
            sort: 'created',
            descendingFirst: true,
            cell: ({ createdAt }) => <Moment at={createdAt} />,
          },
          {
            head: 'Actions',
            cell: ({ id, title, isActive }) => (
              <RowMenu
                label={`Actions for ${title}`}
                actions={[
                  { label: 'Edit Event', to: pathWithin(adminPaths.events, [id, 'edit'], search) },
                  {
                    label: isActive ? 'Deactivate Event' : 'Activate Event',
                    action: `${adminPaths.events}${search}`,
                    fields: { id, isActive: String(!isActive) },
                  },
                  {
                    label: 'Delete Event',
                    danger: true,
                    to: pathWithin(adminPaths.events, [id, 'delete'], search),
                  },
                ]}
              />
            ),
          },
        ]}
      />
    </ListScreen>
  )
}
