import type { MetaFunction } from '@remix-run/node'
import { Link, useLoaderData, useLocation } from '@remix-run/react'
import { listAudit } from '#app/features/admin/audit-log.server.ts'
import { actionWords, actorName } from '#app/features/admin/change-line.tsx'
import { ExportCsv } from '#app/features/listing/export-csv.tsx'
import { pageLoader } from '#app/http/page.server.ts'
import { adminPaths, pathWithin } from '#app/paths.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { ListScreen } from '#app/ui/list/list-screen.tsx'
import { ListTable } from '#app/ui/list/list-table.tsx'
import { Moment } from '#app/ui/list/moment.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { listInput } from './list-input.ts'

export const meta: MetaFunction = () => pageTitle('Audit Log')
export const loader = pageLoader(listAudit, listInput)

const named = (value: string) => ({ value, label: value })

export default function AuditLog() {
  const list = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const { q, entity, actor } = list.query
  return (
    <ListScreen
      list={list}
      what="entries"
      search="Search by action, id, person or content"
      choices={{
        entity: { label: 'Of', options: [{ value: '', label: 'Everything' }, ...list.entities.map(named)] },
      }}
      header={
        <PageHeader
          title="Audit Log"
          lead="Every change an administrator made: who, what, when, before and after. Nothing here can be changed."
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
          q || entity || actor
            ? 'Nothing in the log matches this search.'
            : 'No administrator has changed anything yet.'
        }
        columns={[
          { head: 'When (UTC)', sort: 'at', descendingFirst: true, cell: ({ at }) => <Moment at={at} /> },
          { head: 'Who', className: 'lg:min-w-32', cell: (entry) => <bdi>{actorName(entry)}</bdi> },
          {
            head: 'What',
            cell: ({ id, action, undoneAt }) => (
              <>
                <Link to={pathWithin(adminPaths.auditLog, [id], search)} preventScrollReset>
                  {actionWords(action)}
                </Link>{' '}
                {undoneAt ? <Badge>Undone</Badge> : null}
              </>
            ),
          },
          {
            head: 'On',
            cell: (entry) => (
              <span className="text-faded">
                {entry.entity} {entry.entityId}
              </span>
            ),
          },
        ]}
      />
    </ListScreen>
  )
}
