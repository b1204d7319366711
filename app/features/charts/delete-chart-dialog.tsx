import { DeleteDialog } from '#app/ui/list/delete-dialog.tsx'

interface DeleteChartDialogProps {
  pseudonym: string | null
  userName: string | null
  userEmail: string
  list: string
}

export function DeleteChartDialog({ pseudonym, userName, userEmail, list }: DeleteChartDialogProps) {
  return (
    <DeleteDialog title="Delete this natal chart?" label="Delete Chart" list={list}>
      <p>
        The chart of <bdi className="font-semibold">{pseudonym || userName || userEmail}</bdi>, its analyses
        and their ratings are deleted for good. The birth detail stays, so you can generate the chart again.
      </p>
    </DeleteDialog>
  )
}
