import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation, useNavigation } from '@remix-run/react'
import { USER_DELETED, USER_NOT_DELETED } from '../../features/users/user-words'
import { deleteUser, readUser } from '../../features/users/users.server'
import { pageLoader } from '../../http/page.server'
import { Button } from '../../ui/button'
import { DialogForm } from '../../ui/list/dialog-form'
import { DialogLink } from '../../ui/list/dialog-link'
import { RouteDialog } from '../../ui/list/route-dialog'
import { pageTitle } from '../../ui/page'
import { success } from '../../ui/toast'
import { confirmedAction } from './confirmed-action.server'

export const meta: MetaFunction = () => pageTitle('Delete User')
export const loader = pageLoader(readUser, ({ params }) => ({ id: params.id }))

export const action = (args: ActionFunctionArgs) =>
  confirmedAction(args, deleteUser, {
    input: { id: args.params.id },
    to: '/admin/users',
    done: success(USER_DELETED),
    failed: ['Delete failed', USER_NOT_DELETED],
  })

export default function DeleteUser() {
  const user = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const list = `/admin/users${search}`
  return (
    <RouteDialog title="Delete this user?" closeHref={list}>
      <p>
        The account of <bdi className="font-semibold">{user.name || user.email}</bdi>
        {user.name ? <> ({user.email})</> : null} and everything that belongs to it, charts and stories
        included, are deleted for good. It cannot be undone.
      </p>
      <DialogForm className="mt-6">
        <div className="actions">
          <Button variant="danger" pending={useNavigation().state === 'submitting'}>
            Delete User
          </Button>
          <DialogLink to={list} variant="secondary">
            Cancel
          </DialogLink>
        </div>
      </DialogForm>
    </RouteDialog>
  )
}
