import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { ExportCsv } from '#app/features/listing/export-csv.tsx'
import {
  NEEDS_STRONGER,
  USER_NOT_UPDATED,
  USER_STATUS_NOT_UPDATED,
  USER_UPDATED,
} from '#app/features/users/user-messages.ts'
import { changeUser, listUsers, readStrength, type UserListRow } from '#app/features/users/users.server.ts'
import { numberText } from '#app/format.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { perform } from '#app/http/gate/perform.server.ts'
import { sentForm } from '#app/http/pages/form.server.ts'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths, pathWithin } from '#app/paths.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { ListScreen } from '#app/ui/list/list-screen.tsx'
import { ListTable } from '#app/ui/list/list-table.tsx'
import { Moment } from '#app/ui/list/moment.tsx'
import { RowMenu } from '#app/ui/list/row-menu.tsx'
import { EmailText } from '#app/ui/page/email-text.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { PersonLink } from '#app/ui/page/person-link.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'
import { listFormAction } from './list-form-action.server.ts'
import { listInput } from './list-input.ts'

export const meta: MetaFunction = () => pageTitle('User Management')
export const loader = pageLoader(listUsers, listInput)

/** A new administrator with a short password is told of at once, because the back-office stays closed to them. */
async function updated({ id, isAdmin }: UserListRow, { context }: ActionFunctionArgs, ofStatus: boolean) {
  const isNew = isAdmin && !ofStatus
  const { isStrong } = isNew ? await perform(readStrength, context, { id }) : { isStrong: true }
  return success(USER_UPDATED, isStrong ? undefined : NEEDS_STRONGER)
}

export async function action(args: ActionFunctionArgs) {
  const ofStatus = await sentForm(args.request)
    .then((form) => form.has('accountStatus'))
    .catch(() => false)
  return listFormAction(changeUser, {
    to: adminPaths.users,
    done: (user) => updated(user, args, ofStatus),
    failed: ['Update failed', ofStatus ? USER_STATUS_NOT_UPDATED : USER_NOT_UPDATED],
  })(args)
}

export const clientAction = keepForm((form) =>
  failure('Update failed', form.has('accountStatus') ? USER_STATUS_NOT_UPDATED : USER_NOT_UPDATED),
)

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
      <ListTable
        caption="Users"
        list={list}
        empty={list.query.q ? 'No user matches this search.' : 'There is no user yet.'}
        columns={[
          {
            head: 'User',
            sort: 'name',
            cell: ({ id, name, email }) => (
              <>
                <span className="block font-semibold">
                  <PersonLink id={id}>{name || 'No name'}</PersonLink>
                </span>
                <span className="text-faded">
                  <EmailText>{email}</EmailText>
                </span>
              </>
            ),
          },
          {
            head: 'Status',
            sort: 'status',
            cell: ({ accountStatus }) =>
              accountStatus === 'active' ? (
                <Badge variant="good">Active</Badge>
              ) : (
                <Badge variant="bad">Suspended</Badge>
              ),
          },
          { head: 'Role', cell: ({ isAdmin }) => (isAdmin ? <Badge variant="gold">Admin</Badge> : 'User') },
          {
            head: 'Last Login',
            sort: 'lastLogin',
            descendingFirst: true,
            cell: ({ lastLogin }) =>
              lastLogin ? <Moment at={lastLogin} /> : <span className="text-faded">Never</span>,
          },
          {
            head: 'Joined',
            sort: 'created',
            descendingFirst: true,
            cell: ({ createdAt }) => <Moment at={createdAt} />,
          },
          {
            head: 'Actions',
            cell: (user) => <UserMenu user={user} search={search} />,
          },
        ]}
      />
    </ListScreen>
  )
}

function UserMenu({ user, search }: { user: UserListRow; search: string }) {
  const { id, isAdmin, accountStatus } = user
  const suspended = accountStatus === 'suspended'
  return (
    <RowMenu
      label={`Actions for ${user.name || user.email}`}
      actions={[
        {
          label: isAdmin ? 'Remove Admin' : 'Make Admin',
          action: `${adminPaths.users}${search}`,
          fields: { id, isAdmin: String(!isAdmin) },
        },
        {
          label: suspended ? 'Activate User' : 'Suspend User',
          action: `${adminPaths.users}${search}`,
          fields: { id, accountStatus: suspended ? 'active' : 'suspended' },
        },
        { label: 'Delete User', danger: true, to: pathWithin(adminPaths.users, [id, 'delete'], search) },
      ]}
    />
  )
}
