import { useNavigation } from '@remix-run/react'
import { Link } from 'react-router-dom'
import type { Result } from '#app/operations/operation.server.ts'
import { ownerName } from '#app/operations/person.ts'
import { adminPaths, pathWithin } from '#app/paths.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { ListTable } from '#app/ui/list/list-table.tsx'
import { Moment } from '#app/ui/list/moment.tsx'
import { RowMenu } from '#app/ui/list/row-menu.tsx'
import type { EnhancedEventRow, listEnhancedEvents } from './enhanced-event-lists.server.ts'
import { EventDay } from './event-day.tsx'

interface EnhancedEventsTableProps {
  list: Result<typeof listEnhancedEvents>
  /** The list's query, which every link keeps. */
  search: string
}

export function EnhancedEventsTable({ list, search }: EnhancedEventsTableProps) {
  return (
    <ListTable
      caption="Enhanced events"
      list={list}
      empty={
        list.query.q ? (
          'No event matches this search.'
        ) : (
          <>
            There is no event here yet. <Link to={adminPaths.addEvent}>Add an event</Link>
          </>
        )
      }
      columns={[
        {
          head: 'Event',
          sort: 'title',
          cell: ({ title, description, keywordSignDisplay, eventDate, createdAt }) => (
            <>
              <bdi className="block font-semibold">{title}</bdi>
              <bdi className="line-clamp-2 text-faded">{description}</bdi>
              {keywordSignDisplay ? <bdi className="mt-1 block">{keywordSignDisplay}</bdi> : null}
              <span className="block text-faded">
                {eventDate ? (
                  <>
                    On <EventDay date={eventDate} />; added{' '}
                  </>
                ) : (
                  'Added '
                )}
                <Moment at={createdAt} />
              </span>
            </>
          ),
        },
        {
          head: 'Pseudonym',
          className: 'xl:min-w-44',
          cell: (event) => (
            <>
              <bdi className="block">{ownerName(event)}</bdi>
              <span className="text-faded">
                {event.pofSign ? `Fortune in ${event.pofSign}, house\u00A0${event.pofHouse}` : 'No chart'}
              </span>
            </>
          ),
        },
        {
          head: 'Polarity',
          cell: ({ alignment }) =>
            alignment === 'light' ? <Badge variant="gold">Light</Badge> : <Badge variant="bad">Dark</Badge>,
        },
        {
          head: 'Actions',
          cell: (event) => (
            <div className="flex flex-wrap items-center gap-x-2 gap-y-4 min-[72rem]:flex-nowrap min-[72rem]:justify-end">
              <VectorCell event={event} search={search} />
              <RowMenu
                label={`Actions for ${event.title}`}
                actions={[
                  {
                    label: 'Edit Event',
                    to: pathWithin(adminPaths.enhancedEvents, [event.id, 'edit'], search),
                  },
                  {
                    label: 'Delete Event',
                    danger: true,
                    to: pathWithin(adminPaths.enhancedEvents, [event.id, 'delete'], search),
                  },
                ]}
              />
            </div>
          ),
        },
      ]}
    />
  )
}

function VectorCell({ event: { id, title, vectorId }, search }: { event: EnhancedEventRow; search: string }) {
  const { state, formData } = useNavigation()
  if (vectorId !== null)
    return (
      <Badge variant="good">
        AI<span className="sr-only">: has a vector</span>
      </Badge>
    )
  return (
    <PostForm action={`${adminPaths.enhancedEvents}${search}`} preventScrollReset hidden={{ id: id }}>
      <Button
        variant="secondary"
        className="px-3! text-sm! whitespace-nowrap"
        aria-label={`Generate vector for ${title}`}
        pending={state !== 'idle' && formData?.get('id') === id}
      >
        Generate vector
      </Button>
    </PostForm>
  )
}
