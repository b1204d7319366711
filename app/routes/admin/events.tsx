import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation, useOutlet } from '@remix-run/react'
import { ExportCsv } from '../../features/admin/export-csv'
import { EVENT_ACTIVATED, EVENT_DEACTIVATED, EVENT_NOT_UPDATED } from '../../features/events/event-words'
import { changeEvent, listEvents } from '../../features/events/events.server'
import { EventsTable } from '../../features/events/events-table'
import { formAction, pageLoader, redirectWithToast } from '../../http/page.server'
import { DialogLink } from '../../ui/list/dialog-link'
import { Pager } from '../../ui/list/pager'
import { DialogHost } from '../../ui/list/route-dialog'
import { SearchChoice, SearchForm } from '../../ui/list/search-form'
import { StatCards } from '../../ui/list/stat-cards'
import { PageHeader, pageTitle } from '../../ui/page'
import { failure, success } from '../../ui/toast'
import { listInput } from './list-input'

export const meta: MetaFunction = () => pageTitle('Events Management')
export const loader = pageLoader(listEvents, listInput)

export const action = (args: ActionFunctionArgs) =>
  formAction(changeEvent, {
    failed: ({ message }) => failure('Update failed', message),
    broken: failure('Update failed', EVENT_NOT_UPDATED),
    done: ({ isActive }) =>
      redirectWithToast(
        args,
        `/admin/events${new URL(args.request.url).search}`,
        success(isActive ? EVENT_ACTIVATED : EVENT_DEACTIVATED),
      ),
  })(args)

export default function Events() {
  const list = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const { q, status } = list.query
  return (
    <DialogHost dialog={useOutlet()}>
      <PageHeader
        title="Events Management"
        lead="Events that stand by themselves, without a chart."
        actions={
          <>
            <ExportCsv action="/admin/events.csv" />
            <DialogLink to={`/admin/events/new${search}`}>Add Event</DialogLink>
          </>
        }
      />
      <StatCards label="Figures" stats={[{ label: 'Total Events', value: list.totalEvents }]} />
      <SearchForm label="Search by title or type" q={q} narrowed={q !== '' || status !== ''}>
        <SearchChoice
          name="status"
          label="Show"
          value={status}
          options={[
            { value: '', label: 'All events' },
            { value: 'active', label: 'Active' },
            { value: 'inactive', label: 'Inactive' },
          ]}
        />
      </SearchForm>
      <EventsTable list={list} search={search} />
      <Pager list={list} what="events" />
    </DialogHost>
  )
}
