import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import {
  type EnhancedEventFigures,
  listEnhancedEvents,
  readEnhancedEventFigures,
} from '#app/features/events/enhanced-event-lists.server.ts'
import { generateVector } from '#app/features/events/enhanced-events.server.ts'
import { EnhancedEventsTable } from '#app/features/events/enhanced-events-table.tsx'
import { ERROR_GENERATING, TRY_AGAIN } from '#app/features/events/event-messages.ts'
import { ExportCsv } from '#app/features/listing/export-csv.tsx'
import { numberText, roughNumber } from '#app/format.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { ListScreen } from '#app/ui/list/list-screen.tsx'
import { StatCards } from '#app/ui/list/stat-cards.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'
import { listFormAction } from './list-form-action.server.ts'
import { listInput } from './list-input.ts'

export const meta: MetaFunction = () => pageTitle('Enhanced Events Management')

const list = pageLoader(listEnhancedEvents, listInput)
const figures = pageLoader(readEnhancedEventFigures)

export const loader = async (args: LoaderFunctionArgs) => ({
  list: await list(args),
  figures: await figures(args),
})

export const action = listFormAction(generateVector, {
  to: adminPaths.enhancedEvents,
  done: ({ message }) => success(message),
  failed: [ERROR_GENERATING, TRY_AGAIN],
})

export const clientAction = keepForm(() => failure(ERROR_GENERATING, TRY_AGAIN))

export default function EnhancedEvents() {
  const { list, figures } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  return (
    <ListScreen
      list={list}
      what="events"
      search="Search by event, pseudonym, name or email"
      choices={{
        polarity: { label: 'Polarity', options: { '': 'Any', light: 'Light', dark: 'Dark' } },
        vector: { label: 'Vector', options: { '': 'Any', with: 'With', without: 'Without' } },
      }}
      header={
        <>
          <PageHeader
            title="Enhanced Events Management"
            lead="Events from the lives of people whose chart is stored. Events with a vector can appear in analyses as real-life examples."
            actions={
              <>
                <ExportCsv list={adminPaths.enhancedEvents} />
                <ButtonLink href={adminPaths.addEvent}>Add Event</ButtonLink>
              </>
            }
          />
          <Disclosure summary="Figures" className="mb-4">
            <FigureCards figures={figures} />
          </Disclosure>
        </>
      }
    >
      <EnhancedEventsTable list={list} search={search} />
    </ListScreen>
  )
}

/** The median of the durations measured since the start, and their number; nothing if there are none. */
function took({ medianMs, count }: { medianMs: number | null; count: number }, what: string): ReactNode {
  return (
    <span>
      {medianMs === null ? 'Not measured' : `${roughNumber(medianMs)} ms`}
      <span className="block text-sm text-faded">
        {what}
        {medianMs === null ? ' since the start' : `, median of ${numberText(count)}`}
      </span>
    </span>
  )
}

function FigureCards({ figures }: { figures: EnhancedEventFigures }) {
  const { embed, search } = figures.performance
  return (
    <StatCards
      label="Figures"
      stats={[
        { label: 'Total Events', value: figures.total },
        {
          label: 'Vectorized Events',
          value: figures.vectorized,
          href: `${adminPaths.enhancedEvents}?vector=with`,
        },
        { label: 'Unique Users', value: figures.uniqueUsers },
        { label: 'Recent Events', value: figures.recent, hint: 'in the last 7 days' },
        {
          label: 'Performance Stats',
          wide: true,
          value: (
            <span className="flex flex-wrap gap-x-12 gap-y-3">
              {took(embed, 'to embed a text')}
              {took(search, 'to search the vectors')}
            </span>
          ),
        },
      ]}
    />
  )
}
