import type { MetaFunction } from '@remix-run/node'
import { Link, useLoaderData, useLocation, useOutlet } from '@remix-run/react'
import { ExportCsv } from '#app/features/listing/export-csv.tsx'
import { listCorrections } from '#app/features/nativity/records/corrections.server.ts'
import { pageLoader } from '#app/http/page.server.ts'
import { ListTable } from '#app/ui/list/list-table.tsx'
import { Moment } from '#app/ui/list/moment.tsx'
import { Pager } from '#app/ui/list/pager.tsx'
import { DialogHost } from '#app/ui/list/route-dialog.tsx'
import { SearchChoice, SearchForm } from '#app/ui/list/search-form.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { listInput } from './list-input.ts'

export const meta: MetaFunction = () => pageTitle('Correction Requests')
export const loader = pageLoader(listCorrections, listInput)

const EMPTY = {
  pending: 'No request is waiting.',
  accepted: 'No request has been accepted.',
  declined: 'No request has been declined.',
}

export default function Corrections() {
  const list = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const { q, status } = list.query
  return (
    <DialogHost dialog={useOutlet()}>
      <PageHeader
        title="Correction Requests"
        lead="Requests to correct saved birth information. Accepting one recalculates the chart and the analysis."
        back={{ href: '/admin/birth-details', label: 'Back to Birth Details' }}
        actions={<ExportCsv action="/admin/birth-details/corrections.csv" />}
      />
      <SearchForm label="Search by name, email or reason" q={q} narrowed={q !== '' || status !== 'pending'}>
        <SearchChoice
          name="status"
          label="Show"
          value={status}
          options={[
            { value: 'pending', label: 'Waiting' },
            { value: 'accepted', label: 'Accepted' },
            { value: 'declined', label: 'Declined' },
          ]}
        />
      </SearchForm>
      <ListTable
        caption="Correction requests"
        rows={list.rows}
        rowKey={(request) => request.id}
        sort={list.query.sort}
        empty={q ? 'No request matches this search.' : EMPTY[status]}
        columns={[
          {
            head: 'User',
            className: 'xl:min-w-48',
            cell: ({ id, userName, userEmail }) => (
              <>
                <Link to={`/admin/birth-details/corrections/${id}${search}`} preventScrollReset>
                  <bdi>{userName || userEmail}</bdi>
                </Link>
                <span className="block text-faded">{userEmail}</span>
              </>
            ),
          },
          {
            head: 'Reason',
            cell: ({ reason }) => (
              <p className="line-clamp-3" dir="auto">
                {reason}
              </p>
            ),
          },
          { head: 'Sent', sort: 'created', cell: ({ createdAt }) => <Moment at={createdAt} /> },
          {
            head: 'Decided',
            cell: ({ decidedAt }) =>
              decidedAt ? <Moment at={decidedAt} /> : <span className="text-faded">Not yet</span>,
          },
        ]}
      />
      <Pager list={list} what="requests" />
    </DialogHost>
  )
}
