import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { EnhancedEventFigureCards } from '#app/features/events/enhanced-event-figures.tsx'
import {
  generateVector,
  listEnhancedEvents,
  readEnhancedEventFigures,
} from '#app/features/events/enhanced-events.server.ts'
import { EnhancedEventsTable } from '#app/features/events/enhanced-events-table.tsx'
import { ERROR_GENERATING, TRY_AGAIN } from '#app/features/events/event-messages.ts'
import { ExportCsv } from '#app/features/listing/export-csv.tsx'
import { formAction, pageLoader, redirectWithToast } from '#app/http/page.server.ts'
import { adminPaths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { ListScreen } from '#app/ui/list/list-screen.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'
import { listInput } from './list-input.ts'

export const meta: MetaFunction = () => pageTitle('Enhanced Events Management')

const list = pageLoader(listEnhancedEvents, listInput)
const figures = pageLoader(readEnhancedEventFigures)

export const loader = async (args: LoaderFunctionArgs) => ({
  list: await list(args),
  figures: await figures(args),
})

export const action = (args: ActionFunctionArgs) =>
  formAction(generateVector, {
    failed: ({ message }) => failure(ERROR_GENERATING, message),
    broken: failure(ERROR_GENERATING, TRY_AGAIN),
    done: ({ message }) =>
      redirectWithToast(
        args,
        `${adminPaths.enhancedEvents}${new URL(args.request.url).search}`,
        success(message),
      ),
  })(args)

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
          <EnhancedEventFigureCards figures={figures} />
        </>
      }
    >
      <EnhancedEventsTable list={list} search={search} />
    </ListScreen>
  )
}
