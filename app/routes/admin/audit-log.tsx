import type { MetaFunction } from '@remix-run/node'
import { Link, useLoaderData, useLocation, useOutlet } from '@remix-run/react'
import { listAudit } from '#app/features/admin/audit-log.server.ts'
import { actionWords, actorName } from '#app/features/admin/change-line.tsx'
import { ExportCsv } from '#app/features/listing/export-csv.tsx'
import { pageLoader } from '#app/http/page.server.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { ListTable } from '#app/ui/list/list-table.tsx'
import { Moment } from '#app/ui/list/moment.tsx'
import { Pager } from '#app/ui/list/pager.tsx'
import { DialogHost } from '#app/ui/list/route-dialog.tsx'
import { SearchChoice, SearchForm } from '#app/ui/list/search-form.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { listInput } from './list-input.ts'

export const meta: MetaFunction = () => pageTitle('Audit log')
export const loader = pageLoader(listAudit, listInput)

export default function AuditLog() {
  const list = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const { q, entity } = list.query
  return (
    <DialogHost dialog={useOutlet()}>
      <PageHeader
        title="Audit Log"
        lead="Every change an administrator made: who, what, when, before and after. Nothing here can be changed."
        actions={
          <>
            <Link to="/admin/security-events">Security log</Link>
            <ExportCsv action="/admin/audit-log.csv" />
          </>
        }
      />
      <SearchForm label="Search by action, id, person or content" q={q} narrowed={q !== '' || entity !== ''}>
        <SearchChoice
          name="entity"
          label="Of"
          value={entity}
          options={[
            { value: '', label: 'Everything' },
            ...list.entities.map((value) => ({ value, label: value })),
          ]}
        />
      </SearchForm>
      <ListTable
        caption="Changes"
        rows={list.rows}
        rowKey={(entry) => entry.id}
        sort={list.query.sort}
        empty={
          q || entity
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
                <Link to={`/admin/audit-log/${id}${search}`} preventScrollReset>
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
      <Pager list={list} what="entries" />
    </DialogHost>
  )
}
