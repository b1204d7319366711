import type { MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { type AuditEntry, readAuditEntry } from '#app/features/admin/audit-log.server.ts'
import { entityText } from '#app/features/admin/audit-texts.ts'
import { ActorName, changeText } from '#app/features/admin/change-line.tsx'
import { isUndoable } from '#app/features/admin/undoable.ts'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Fact } from '#app/ui/base/fact.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { role } from '#app/ui/list/list-table.tsx'
import { Moment } from '#app/ui/list/moment.tsx'
import { RouteDialog } from '#app/ui/list/route-dialog.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import { PersonLink } from '#app/ui/page/person-link.tsx'

export const meta: MetaFunction = () => pageTitle('Audit log')
export const loader = pageLoader(readAuditEntry, ({ params }) => ({ id: params.id }))

export default function AuditEntryDialog() {
  const entry = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const names = [...new Set([...Object.keys(entry.before ?? {}), ...Object.keys(entry.after ?? {})])]
  return (
    <RouteDialog wide title={<bdi>{changeText(entry)}</bdi>} list={adminPaths.auditLog}>
      <dl className="facts">
        <Fact name="Who">
          <ActorName entry={entry} />
        </Fact>
        <Fact name="When">
          <Moment at={entry.at} /> UTC
        </Fact>
        <Fact name="Record" className="wrap-anywhere">
          <OfThing entry={entry} />
        </Fact>
        {entry.undoneAt ? (
          <Fact name="Undone">
            <Moment at={entry.undoneAt} /> UTC
          </Fact>
        ) : null}
      </dl>
      {names.length > 0 ? (
        <table {...role.table} className="list-table mt-6">
          <caption className="sr-only">Before and after</caption>
          <thead {...role.rowgroup}>
            <tr {...role.row}>
              {['Field', 'Before', 'After'].map((head) => (
                <th key={head} {...role.columnheader} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...role.rowgroup}>
            {names.map((name) => (
              <tr key={name} {...role.row}>
                <td {...role.cell} data-head="Field">
                  {name}
                </td>
                <td {...role.cell} data-head="Before">
                  <Value of={entry.before?.[name]} />
                </td>
                <td {...role.cell} data-head="After">
                  <Value of={entry.after?.[name]} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="mt-6 text-faded">
          This entry has no details. Details of deleted data are not kept in this log.
        </p>
      )}
      {isUndoable(entry) ? (
        <PostForm
          action={adminPaths.undo}
          className="mt-6"
          hidden={{ id: entry.id, back: `${adminPaths.auditLog}${search}` }}
        >
          <Button variant="secondary">Undo this change</Button>
        </PostForm>
      ) : null}
    </RouteDialog>
  )
}

/** The name of the entity, its kind and its full id. */
function OfThing({ entry }: { entry: AuditEntry }) {
  const { name, kind } = entityText(entry)
  return (
    <>
      {name ? (
        <span className="block">
          {entry.entity === 'user' ? <PersonLink id={entry.entityId}>{name}</PersonLink> : <bdi>{name}</bdi>}
        </span>
      ) : null}
      <span className="text-faded">
        {kind} {entry.entityId}
      </span>
    </>
  )
}

function Value({ of }: { of: unknown }) {
  if (of === undefined || of === null) return <span className="text-faded">nothing</span>
  return <bdi className="whitespace-pre-wrap">{typeof of === 'string' ? of : JSON.stringify(of)}</bdi>
}
