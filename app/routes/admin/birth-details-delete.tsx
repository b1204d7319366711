import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DELETED, ERROR_DELETING } from '#app/features/births/birth-detail-messages.ts'
import { readBirthDetail } from '#app/features/births/birth-details.server.ts'
import { deleteBirthDetail } from '#app/features/births/change-birth-detail.server.ts'
import { TRY_AGAIN } from '#app/features/charts/chart-messages.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { ownerName } from '#app/operations/person.ts'
import { adminPaths } from '#app/paths.ts'
import { DeleteDialog } from '#app/ui/list/delete-dialog.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'
import { confirmed } from './confirmed-action.server.ts'

export const meta: MetaFunction = () => pageTitle('Delete birth detail')
export const loader = pageLoader(readBirthDetail, ({ params }) => ({ id: params.id }))

export const action = confirmed(deleteBirthDetail, {
  to: adminPaths.birthDetails,
  done: success(DELETED),
  failed: [ERROR_DELETING, TRY_AGAIN],
})

export const clientAction = keepForm(() => failure(ERROR_DELETING, TRY_AGAIN))

export default function DeleteBirthDetail() {
  const birth = useLoaderData<typeof loader>()
  return (
    <DeleteDialog
      title="Delete this birth detail?"
      label="Delete birth detail"
      list={adminPaths.birthDetails}
    >
      <p>
        The birth detail of <bdi className="font-semibold">{ownerName(birth)}</bdi>, with its natal chart, its
        analyses and their ratings, the events that belong to it and its correction requests, is deleted for
        good.
        {birth.isOwn ? ' The person can then enter their birth information again.' : ''}
      </p>
    </DeleteDialog>
  )
}
