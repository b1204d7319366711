import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Link } from 'react-router-dom'
import { listAllEvents } from '#app/features/events/all-events.server.ts'
import { EventDay } from '#app/features/events/event-day.tsx'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths, pathWithin } from '#app/paths.ts'
import { ListScreen } from '#app/ui/list/list-screen.tsx'
import { ListTable } from '#app/ui/list/list-table.tsx'
import { Moment } from '#app/ui/list/moment.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { listInput } from './list-input.ts'

export const meta: MetaFunction = () => pageTitle('All events')
export const loader = pageLoader(listAllEvents, listInput)

const KINDS = {
  simple: { list: adminPaths.events, words: 'Without a chart' },
  enhanced: { list: adminPaths.enhancedEvents, words: 'With a chart' },
}

export default function AllEvents() {
  const list = useLoaderData<typeof loader>()
  return (
    <ListScreen
      list={list}
      what="events"
      search="Search by title"
      header={
        <PageHeader
          title="All events"
          lead="Events with and without a chart."
          actions={
            <>
              <Link to={adminPaths.events}>Without a chart</Link>
              <Link to={adminPaths.enhancedEvents}>With a chart</Link>
            </>
          }
        />
      }
    >
      <ListTable
        caption="All events"
        list={list}
        empty={list.query.q ? 'No event matches this search.' : 'There is no event yet.'}
        columns={[
          {
            head: 'Event',
            cell: ({ kind, id, title }) => (
              <Link to={pathWithin(KINDS[kind].list, [id, 'edit'])}>
                <bdi>{title}</bdi>
              </Link>
            ),
          },
          { head: 'Kind', className: 'min-[72rem]:whitespace-nowrap', cell: ({ kind }) => KINDS[kind].words },
          {
            head: 'Date',
            cell: ({ kind, date }) => {
              if (!date) return <span className="text-faded">Not given</span>
              return kind === 'enhanced' ? <EventDay date={date} /> : <bdi>{date}</bdi>
            },
          },
          {
            head: 'Created',
            sort: 'created',
            descendingFirst: true,
            cell: ({ createdAt }) => <Moment at={new Date(createdAt)} />,
          },
        ]}
      />
    </ListScreen>
  )
}
