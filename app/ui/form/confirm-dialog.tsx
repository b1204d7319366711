import * as AlertDialog from 'radix-ui/alert-dialog'
import type { ReactNode } from 'react'
import { Button } from '#app/ui/base/button.tsx'
import { controlWords } from '#app/ui/base/messages.ts'

export interface Question {
  title: string
  description: ReactNode
  confirmLabel: string
  /** The form that is sent after confirmation. Without JavaScript, a separate page or a `details` asks. */
  formId: string
}

interface ConfirmDialogProps extends Question {
  onClose: () => void
  returnFocus: () => void
}

/** Focus begins on Cancel, the safe answer. It has no `Overlay`, for the reason that route-dialog.tsx states. */
export default function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, confirmLabel, formId, onClose, returnFocus } = props
  const send = () => document.querySelector<HTMLFormElement>(`form#${CSS.escape(formId)}`)?.requestSubmit()
  return (
    <AlertDialog.Root open onOpenChange={onClose}>
      <AlertDialog.Portal>
        <div className="route-dialog">
          <AlertDialog.Content
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              returnFocus()
            }}
            className="mx-auto w-full max-w-lg rounded-lg border border-edge bg-leaf p-6 text-ink sm:p-8"
          >
            <AlertDialog.Title className="text-xl">{title}</AlertDialog.Title>
            <AlertDialog.Description asChild>
              <div className="mt-3">{description}</div>
            </AlertDialog.Description>
            <div className="actions mt-6">
              {/* Sent from here, because a button that has left the page sends nothing. */}
              <AlertDialog.Action asChild>
                <Button type="button" variant="danger" onClick={send}>
                  {confirmLabel}
                </Button>
              </AlertDialog.Action>
              <AlertDialog.Cancel asChild>
                <Button type="button" variant="secondary">
                  {controlWords.cancel}
                </Button>
              </AlertDialog.Cancel>
            </div>
          </AlertDialog.Content>
        </div>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
