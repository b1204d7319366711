import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation, useOutlet } from '@remix-run/react'
import { ExportCsv } from '#app/features/listing/export-csv.tsx'
import { USER_NOT_UPDATED, USER_STATUS_NOT_UPDATED, USER_UPDATED } from '#app/features/users/user-messages.ts'
import { changeUser, listUsers } from '#app/features/users/users.server.ts'
import { UsersTable } from '#app/features/users/users-table.tsx'
import { formAction, pageLoader, redirectWithToast } from '#app/http/page.server.ts'
import { sentForm } from '#app/http/sent-form.server.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Pager } from '#app/ui/list/pager.tsx'
import { DialogHost } from '#app/ui/list/route-dialog.tsx'
import { SearchChoice, SearchForm } from '#app/ui/list/search-form.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'
import { listInput } from './list-input.ts'

export const meta: MetaFunction = () => pageTitle('User Management')
export const loader = pageLoader(listUsers, listInput)

export async function action(args: ActionFunctionArgs) {
  const { pathname, search } = new URL(args.request.url)
  const ofStatus = await sentForm(args.request)
    .then((form) => form.has('accountStatus'))
    .catch(() => false)
  const broken = failure('Update failed', ofStatus ? USER_STATUS_NOT_UPDATED : USER_NOT_UPDATED)
  return formAction(changeUser, {
    failed: ({ message }) => failure('Update failed', message),
    broken,
    done: (_, each) => redirectWithToast(each, pathname + search, success(USER_UPDATED)),
  })(args)
}

export default function Users() {
  const list = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const { q, status } = list.query
  return (
    <DialogHost dialog={useOutlet()}>
      <PageHeader
        title={
          <span className="inline-flex flex-wrap items-center gap-4">
            User Management
            <Badge>
              {list.more ? 'more than ' : ''}
              {list.total.toLocaleString('en-US')} {list.total === 1 ? 'user' : 'users'}
            </Badge>
          </span>
        }
        actions={<ExportCsv action="/admin/users.csv" />}
      />
      <SearchForm label="Search by name or email" q={q} narrowed={q !== '' || status !== ''}>
        <SearchChoice
          name="status"
          label="Show"
          value={status}
          options={[
            { value: '', label: 'Everybody' },
            { value: 'active', label: 'Active' },
            { value: 'suspended', label: 'Suspended' },
            { value: 'admin', label: 'Administrators' },
          ]}
        />
      </SearchForm>
      <UsersTable list={list} search={search} />
      <Pager list={list} what="users" />
    </DialogHost>
  )
}
