import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Link } from 'react-router-dom'
import { listSecurityEvents } from '#app/features/admin/security-events.server.ts'
import { SECURITY_EVENTS, SECURITY_LOG_DAYS } from '#app/features/audit/security-events.ts'
import { ExportCsv } from '#app/features/listing/export-csv.tsx'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths } from '#app/paths.ts'
import { ListScreen } from '#app/ui/list/list-screen.tsx'
import { ListTable } from '#app/ui/list/list-table.tsx'
import { Moment } from '#app/ui/list/moment.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { listInput } from './list-input.ts'

export const meta: MetaFunction = () => pageTitle('Security log')
export const loader = pageLoader(listSecurityEvents, listInput)

const WORDS: Readonly<Record<string, string>> = SECURITY_EVENTS

export default function SecurityLog() {
  const list = useLoaderData<typeof loader>()
  const { q, kind, user } = list.query
  return (
    <ListScreen
      list={list}
      what="entries"
      search="Search by person or by full request ID"
      choices={{
        kind: { label: 'What', options: { '': 'All', ...SECURITY_EVENTS } },
      }}
      header={
        <PageHeader
          title="Security log"
          lead={`Sign-ins, failures and changes of rights of the last ${SECURITY_LOG_DAYS} days. No network address and nothing that was typed is kept.`}
          actions={
            <>
              <Link to={adminPaths.auditLog}>Audit log</Link>
              <ExportCsv list={adminPaths.securityLog} />
            </>
          }
        />
      }
    >
      <ListTable
        caption="Security events"
        list={list}
        empty={q || kind || user ? 'Nothing in the log matches this search.' : 'Nothing has happened yet.'}
        columns={[
          {
            head: 'When (UTC)',
            sort: 'at',
            descendingFirst: true,
            className: 'min-[72rem]:whitespace-nowrap',
            cell: ({ at }) => <Moment at={at} />,
          },
          {
            head: 'What',
            className: 'min-[72rem]:min-w-40',
            cell: (event) => WORDS[event.kind] ?? event.kind,
          },
          {
            head: 'Whose account',
            cell: ({ userId, userName, userEmail }) =>
              userId ? (
                <Link to={`?user=${userId}`}>
                  <bdi>{userName || userEmail}</bdi>
                </Link>
              ) : (
                <span className="text-faded">None</span>
              ),
          },
          {
            head: 'Request',
            cell: ({ requestId }) => (
              <code className="text-sm text-faded">{requestId ?? 'At the server'}</code>
            ),
          },
        ]}
      />
    </ListScreen>
  )
}
