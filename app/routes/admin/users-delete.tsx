import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { USER_DELETED, USER_NOT_DELETED } from '#app/features/users/user-messages.ts'
import { deleteUser, readUser } from '#app/features/users/users.server.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths } from '#app/paths.ts'
import { DeleteDialog } from '#app/ui/list/delete-dialog.tsx'
import { EmailText } from '#app/ui/page/email-text.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'
import { confirmed } from './confirmed-action.server.ts'

export const meta: MetaFunction = () => pageTitle('Delete User')
export const loader = pageLoader(readUser, ({ params }) => ({ id: params.id }))

export const action = confirmed(deleteUser, {
  to: adminPaths.users,
  done: success(USER_DELETED),
  failed: ['Delete failed', USER_NOT_DELETED],
})

export const clientAction = keepForm(() => failure('Delete failed', USER_NOT_DELETED))

export default function DeleteUser() {
  const user = useLoaderData<typeof loader>()
  return (
    <DeleteDialog title="Delete this user?" label="Delete User" list={adminPaths.users}>
      <p>
        The account of <bdi className="font-semibold">{user.name || user.email}</bdi>
        {user.name ? (
          <>
            {' '}
            (<EmailText>{user.email}</EmailText>)
          </>
        ) : null}{' '}
        and everything that belongs to it, charts and stories included, are deleted for good. It cannot be
        undone.
      </p>
    </DeleteDialog>
  )
}
