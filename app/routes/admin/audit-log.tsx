import type { MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { Link } from 'react-router-dom'
import { listAudit } from '#app/features/admin/audit-log.server.ts'
import { kindLabel, kindText } from '#app/features/admin/audit-texts.ts'
import { ActorName, ChangeLine } from '#app/features/admin/change-line.tsx'
import { ExportCsv } from '#app/features/listing/export-csv.tsx'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths, pathWithin } from '#app/paths.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { ListScreen } from '#app/ui/list/list-screen.tsx'
import { ListTable } from '#app/ui/list/list-table.tsx'
import { Moment } from '#app/ui/list/moment.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { listInput } from './list-input.ts'

export const meta: MetaFunction = () => pageTitle('Audit log')
export const loader = pageLoader(listAudit, listInput)

const named = (value: string) => ({ value, label: kindLabel(value) })

export default function AuditLog() {
  const list = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const { q, entity, actor, person, day } = list.query
  return (
    <ListScreen
      list={list}
      what="entries"
      search="Search by action, id, person or content"
      choices={{
        person: { label: 'Person', options: 'text' },
        entity: { label: 'Kind', options: [{ value: '', label: 'All' }, ...list.entities.map(named)] },
        day: { label: 'Day (UTC)', options: 'date' },
      }}
      header={
        <PageHeader
          title="Audit log"
          lead="Every change an administrator made: who, what, when, before and after. Entries cannot be edited or deleted."
          actions={
            <>
              <Link to={adminPaths.securityLog}>Security log</Link>
              <ExportCsv list={adminPaths.auditLog} />
            </>
          }
        />
      }
    >
      <ListTable
        caption="Changes"
        list={list}
        empty={
          q || entity || actor || person || day
            ? 'Nothing in the log matches this search.'
            : 'No administrator has changed anything yet.'
        }
        columns={[
          { head: 'When (UTC)', sort: 'at', descendingFirst: true, cell: ({ at }) => <Moment at={at} /> },
          { head: 'Who', className: 'lg:min-w-32', cell: (entry) => <ActorName entry={entry} /> },
          {
            head: 'What',
            cell: (entry) => (
              <>
                <Link to={pathWithin(adminPaths.auditLog, [entry.id], search)} preventScrollReset>
                  <ChangeLine entry={entry} />
                </Link>{' '}
                {entry.undoneAt ? <Badge>Undone</Badge> : null}
              </>
            ),
          },
          {
            head: 'Kind',
            cell: ({ entity, entityId }) => <span className="text-faded">{kindText(entity, entityId)}</span>,
          },
        ]}
      />
    </ListScreen>
  )
}
