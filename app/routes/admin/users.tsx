import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation, useOutlet } from '@remix-run/react'
import { ExportCsv } from '../../features/admin/export-csv'
import { USER_NOT_UPDATED, USER_STATUS_NOT_UPDATED, USER_UPDATED } from '../../features/users/user-words'
import { changeUser, listUsers } from '../../features/users/users.server'
import { UsersTable } from '../../features/users/users-table'
import { formAction, pageLoader, redirectWithToast } from '../../http/page.server'
import { Badge } from '../../ui/badge'
import { Pager } from '../../ui/list/pager'
import { DialogHost } from '../../ui/list/route-dialog'
import { SearchChoice, SearchForm } from '../../ui/list/search-form'
import { PageHeader, pageTitle } from '../../ui/page'
import { failure, success } from '../../ui/toast'
import { listInput } from './list-input'

export const meta: MetaFunction = () => pageTitle('User Management')
export const loader = pageLoader(listUsers, listInput)

export async function action(args: ActionFunctionArgs) {
  const { pathname, search } = new URL(args.request.url)
  const ofStatus = await args.request
    .clone()
    .formData()
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
