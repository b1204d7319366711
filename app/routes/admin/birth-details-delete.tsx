import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { DELETED, ERROR_DELETING } from '#app/features/nativity/births/birth-detail-messages.ts'
import { TRY_AGAIN } from '#app/features/nativity/charts/chart-messages.ts'
import { readBirthDetail } from '#app/features/nativity/records/birth-details.server.ts'
import { deleteBirthDetail } from '#app/features/nativity/records/change-birth-detail.server.ts'
import { pageLoader } from '#app/http/page.server.ts'
import { adminPaths } from '#app/paths.ts'
import { DeleteDialog } from '#app/ui/list/delete-dialog.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import { success } from '#app/ui/toast/toast.ts'
import { confirmedAction } from './confirmed-action.server.ts'

export const meta: MetaFunction = () => pageTitle('Delete birth detail')
export const loader = pageLoader(readBirthDetail, ({ params }) => ({ id: params.id }))

export const action = (args: ActionFunctionArgs) =>
  confirmedAction(args, deleteBirthDetail, {
    input: { id: args.params.id },
    to: adminPaths.birthDetails,
    done: success(DELETED),
    failed: [ERROR_DELETING, TRY_AGAIN],
  })

export default function DeleteBirthDetail() {
  const birth = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const list = `${adminPaths.birthDetails}${search}`
  return (
    <DeleteDialog title="Delete this birth detail?" label="Delete birth detail" closeHref={list}>
      <p>
        The birth detail of{' '}
        <bdi className="font-semibold">{birth.pseudonym || birth.userName || birth.userEmail}</bdi>, with its
        natal chart, its analyses and their ratings, the events that belong to it and its correction requests,
        is deleted for good.
        {birth.isOwn ? ' The person can then enter their birth information again.' : ''}
      </p>
    </DeleteDialog>
  )
}
