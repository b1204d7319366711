import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation, useNavigation } from '@remix-run/react'
import { DELETED, ERROR_DELETING } from '../../features/birth-details/birth-detail-words'
import { readBirthDetail } from '../../features/birth-details/birth-details.server'
import { deleteBirthDetail } from '../../features/birth-details/change-birth-detail.server'
import { TRY_AGAIN } from '../../features/natal-charts/chart-words'
import { pageLoader } from '../../http/page.server'
import { Button } from '../../ui/button'
import { DialogForm } from '../../ui/list/dialog-form'
import { DialogLink } from '../../ui/list/dialog-link'
import { RouteDialog } from '../../ui/list/route-dialog'
import { pageTitle } from '../../ui/page'
import { success } from '../../ui/toast'
import { confirmedAction } from './confirmed-action.server'

export const meta: MetaFunction = () => pageTitle('Delete Birth Detail')
export const loader = pageLoader(readBirthDetail, ({ params }) => ({ id: params.id }))

export const action = (args: ActionFunctionArgs) =>
  confirmedAction(args, deleteBirthDetail, {
    input: { id: args.params.id },
    to: '/admin/birth-details',
    done: success(DELETED),
    failed: [ERROR_DELETING, TRY_AGAIN],
  })

export default function DeleteBirthDetail() {
  const birth = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const list = `/admin/birth-details${search}`
  return (
    <RouteDialog title="Delete this birth detail?" closeHref={list}>
      <p>
        The birth detail of{' '}
        <bdi className="font-semibold">{birth.pseudonym || birth.userName || birth.userEmail}</bdi>, with its
        natal chart, its analyses and their ratings, the events that belong to it and its correction requests,
        is deleted for good.
        {birth.isOwn ? ' The person can then enter their birth information again.' : ''}
      </p>
      <DialogForm className="mt-6">
        <div className="actions">
          <Button variant="danger" pending={useNavigation().state === 'submitting'}>
            Delete
          </Button>
          <DialogLink to={list} variant="secondary">
            Cancel
          </DialogLink>
        </div>
      </DialogForm>
    </RouteDialog>
  )
}
