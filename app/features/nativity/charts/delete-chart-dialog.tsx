import { useNavigation } from '@remix-run/react'
import { Button } from '#app/ui/base/button.tsx'
import { DialogForm } from '#app/ui/form/dialog-form.tsx'
import { DialogLink } from '#app/ui/list/dialog-link.tsx'
import { RouteDialog } from '#app/ui/list/route-dialog.tsx'

interface DeleteChartDialogProps {
  userName: string | null
  userEmail: string
  closeHref: string
}

export function DeleteChartDialog({ userName, userEmail, closeHref }: DeleteChartDialogProps) {
  return (
    <RouteDialog title="Delete this natal chart?" closeHref={closeHref}>
      <p>
        The chart of <bdi className="font-semibold">{userName || userEmail}</bdi>, its analyses and their
        ratings are deleted for good. The birth detail stays, so you can generate the chart again.
      </p>
      <DialogForm className="mt-6">
        <div className="actions">
          <Button variant="danger" pending={useNavigation().state === 'submitting'}>
            Delete Chart
          </Button>
          <DialogLink to={closeHref} variant="secondary">
            Cancel
          </DialogLink>
        </div>
      </DialogForm>
    </RouteDialog>
  )
}
