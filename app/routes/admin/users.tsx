import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { ExportCsv } from '#app/features/listing/export-csv.tsx'
import { USER_NOT_UPDATED, USER_STATUS_NOT_UPDATED, USER_UPDATED } from '#app/features/users/user-messages.ts'
import { changeUser, listUsers } from '#app/features/users/users.server.ts'
import { UsersTable } from '#app/features/users/users-table.tsx'
import { numberText } from '#app/format.ts'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { sentForm } from '#app/http/pages/sent-form.server.ts'
import { adminPaths } from '#app/paths.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { ListScreen } from '#app/ui/list/list-screen.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { success } from '#app/ui/toast/toast.ts'
import { listFormAction } from './list-form-action.server.ts'
import { listInput } from './list-input.ts'

export const meta: MetaFunction = () => pageTitle('User Management')
export const loader = pageLoader(listUsers, listInput)

export async function action(args: ActionFunctionArgs) {
  const ofStatus = await sentForm(args.request)
    .then((form) => form.has('accountStatus'))
    .catch(() => false)
  return listFormAction(changeUser, {
    to: adminPaths.users,
    done: success(USER_UPDATED),
    failed: ['Update failed', ofStatus ? USER_STATUS_NOT_UPDATED : USER_NOT_UPDATED],
  })(args)
}

export default function Users() {
  const list = useLoaderData<typeof loader>()
  const { search } = useLocation()
  return (
    <ListScreen
      list={list}
      what="users"
      search="Search by name or email"
      choices={{
        status: {
          label: 'Show',
          options: { '': 'All', active: 'Active', suspended: 'Suspended', admin: 'Administrators' },
        },
      }}
      header={
        <PageHeader
          title={
            <span className="inline-flex flex-wrap items-center gap-4">
              User Management
              <Badge>
                {list.more ? 'more than ' : ''}
                {numberText(list.total)} {list.total === 1 ? 'user' : 'users'}
              </Badge>
            </span>
          }
          actions={<ExportCsv list={adminPaths.users} />}
        />
      }
    >
      <UsersTable list={list} search={search} />
    </ListScreen>
  )
}
