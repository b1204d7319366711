import * as AlertDialog from 'radix-ui/alert-dialog'
import type { ReactNode } from 'react'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { FormButtons } from './form-buttons.tsx'
import { RouteDialog } from './route-dialog.tsx'

interface DeleteDialogProps {
  title: string
  /** The label of the button. */
  label: string
  /** The address of the list behind it; its query is kept. */
  list: string
  /** What is deleted, and what is deleted with it. */
  children: ReactNode
}

/** Asks for confirmation before a deletion. */
export function DeleteDialog({ title, label, list, children }: DeleteDialogProps) {
  return (
    <RouteDialog asks title={title} list={list}>
      <AlertDialog.Description asChild>
        <div>{children}</div>
      </AlertDialog.Description>
      <PostForm className="mt-6">
        <FormButtons variant="danger" submitLabel={label} />
      </PostForm>
    </RouteDialog>
  )
}
