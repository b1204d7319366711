import type { MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { Link } from 'react-router-dom'
import { listCorrections } from '#app/features/births/corrections.server.ts'
import { ExportCsv } from '#app/features/listing/export-csv.tsx'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths, pathWithin } from '#app/paths.ts'
import { ListScreen } from '#app/ui/list/list-screen.tsx'
import { ListTable } from '#app/ui/list/list-table.tsx'
import { Moment } from '#app/ui/list/moment.tsx'
import { EmailText } from '#app/ui/page/email-text.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { listInput } from './list-input.ts'

export const meta: MetaFunction = () => pageTitle('Correction requests')
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
    <ListScreen
      list={list}
      what="requests"
      search="Search by name, email or reason"
      choices={{
        status: {
          label: 'Show',
          options: { pending: 'Waiting', accepted: 'Accepted', declined: 'Declined' },
        },
      }}
      header={
        <PageHeader
          title="Correction requests"
          lead="Requests to correct saved birth information. Accepting one recalculates the chart and the analysis."
          back={{ href: adminPaths.birthDetails, label: 'Back to Birth Details' }}
          actions={<ExportCsv list={adminPaths.corrections} />}
        />
      }
    >
      <ListTable
        caption="Correction requests"
        list={list}
        lowRows
        empty={q ? 'No request matches this search.' : EMPTY[status]}
        columns={[
          {
            head: 'User',
            className: 'xl:w-[35%]',
            cell: ({ id, userName, userEmail }) => (
              <>
                <Link
                  to={pathWithin(adminPaths.corrections, [id], search)}
                  preventScrollReset
                  className="block w-fit"
                >
                  <bdi>{userName || <EmailText>{userEmail}</EmailText>}</bdi>
                </Link>
                {userName ? (
                  <span className="block text-faded">
                    <EmailText>{userEmail}</EmailText>
                  </span>
                ) : null}
              </>
            ),
          },
          {
            head: 'Reason',
            cell: ({ reason }) => (
              <p className="line-clamp-3">
                <bdi>{reason}</bdi>
              </p>
            ),
          },
          {
            head: 'Sent',
            sort: 'created',
            className: 'xl:w-[12%]',
            cell: ({ createdAt }) => <Moment at={createdAt} />,
          },
          {
            head: 'Decided',
            className: 'xl:w-[12%]',
            cell: ({ decidedAt }) =>
              decidedAt ? <Moment at={decidedAt} /> : <span className="text-faded">Not yet</span>,
          },
        ]}
      />
    </ListScreen>
  )
}
