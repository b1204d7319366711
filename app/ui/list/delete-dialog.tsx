import type { ReactNode } from 'react'
import { DialogForm } from '#app/ui/form/dialog-form.tsx'
import { FormButtons } from './form-buttons.tsx'
import { RouteDialog } from './route-dialog.tsx'

interface DeleteDialogProps {
  title: string
  /** The button's label. */
  label: string
  /** The list behind it, with its query. */
  closeHref: string
  /** What is deleted, and what goes with it. */
  children: ReactNode
}

/** Asks before something is deleted. */
export function DeleteDialog({ title, label, closeHref, children }: DeleteDialogProps) {
  return (
    <RouteDialog title={title} closeHref={closeHref}>
      {children}
      <DialogForm className="mt-6">
        <FormButtons variant="danger" submitLabel={label} closeHref={closeHref} />
      </DialogForm>
    </RouteDialog>
  )
}
