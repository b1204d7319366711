import type { MetaFunction } from '@remix-run/node'
import { Link, useLoaderData, useLocation, useOutlet } from '@remix-run/react'
import { ExportCsv } from '../../features/admin/export-csv'
import { listAudit } from '../../features/audit/audit.server'
import { actionWords, actorName, Moment } from '../../features/audit/change-line'
import { pageLoader } from '../../http/page.server'
import { Badge } from '../../ui/badge'
import { ListTable } from '../../ui/list/list-table'
import { Pager } from '../../ui/list/pager'
import { DialogHost } from '../../ui/list/route-dialog'
import { SearchChoice, SearchForm } from '../../ui/list/search-form'
import { PageHeader, pageTitle } from '../../ui/page'
import { listInput } from './list-input'

export const meta: MetaFunction = () => pageTitle('Audit Log')
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
