import type { Result } from '#app/operations/operation.server.ts'
import { adminPaths, pathWithin } from '#app/paths.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { ListTable } from '#app/ui/list/list-table.tsx'
import { Moment } from '#app/ui/list/moment.tsx'
import { RowMenu } from '#app/ui/list/row-menu.tsx'
import { EmailText } from '#app/ui/page/email-text.tsx'
import { PersonLink } from '#app/ui/page/person-link.tsx'
import type { listUsers, UserListRow } from './users.server.ts'

interface UsersTableProps {
  list: Result<typeof listUsers>
  /** The list's query, which every link keeps. */
  search: string
}

export function UsersTable({ list, search }: UsersTableProps) {
  return (
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
          label: suspended ? 'Activate User' : 'Suspend User',
          action: `${adminPaths.users}${search}`,
          fields: { id, accountStatus: suspended ? 'active' : 'suspended' },
        },
        { label: 'Delete User', danger: true, to: pathWithin(adminPaths.users, [id, 'delete'], search) },
        {
          label: isAdmin ? 'Remove Admin' : 'Make Admin',
          action: `${adminPaths.users}${search}`,
          fields: { id, isAdmin: String(!isAdmin) },
        },
      ]}
    />
  )
}
