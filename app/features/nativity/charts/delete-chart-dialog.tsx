import { DeleteDialog } from '#app/ui/list/delete-dialog.tsx'

interface DeleteChartDialogProps {
  userName: string | null
  userEmail: string
  closeHref: string
}

export function DeleteChartDialog({ userName, userEmail, closeHref }: DeleteChartDialogProps) {
  return (
    <DeleteDialog title="Delete this natal chart?" label="Delete Chart" closeHref={closeHref}>
      <p>
        The chart of <bdi className="font-semibold">{userName || userEmail}</bdi>, with its planets, houses
        and aspects, and the analyses made from it with their ratings, are deleted for good. The birth detail
        stays, and a chart can be generated from it again.
      </p>
    </DeleteDialog>
  )
}
