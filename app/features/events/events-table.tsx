import type { Result } from '#app/operations/operation.server.ts'
import { adminPaths, pathWithin } from '#app/paths.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { ListTable } from '#app/ui/list/list-table.tsx'
import { Moment } from '#app/ui/list/moment.tsx'
import { RowMenu } from '#app/ui/list/row-menu.tsx'
import type { listEvents } from './events.server.ts'

interface EventsTableProps {
  list: Result<typeof listEvents>
  /** The list's query, which every link keeps. */
  search: string
}

export function EventsTable({ list, search }: EventsTableProps) {
  return (
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
          cell: ({ isActive }) => (isActive ? <Badge variant="good">Active</Badge> : <Badge>Inactive</Badge>),
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
  )
}
