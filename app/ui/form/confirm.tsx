import { type ReactNode, useId, useRef } from 'react'
import { Button } from '#app/ui/base/button.tsx'

interface ConfirmProps {
  /** The label of the button that opens the dialog. */
  trigger: ReactNode
  title: string
  description: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** The form that is sent after confirmation. Without JavaScript, a separate page asks for confirmation. */
  formId: string
  variant?: 'primary' | 'danger'
}

/**
 * Asks for confirmation before an action that cannot be undone, in the browser's modal dialog, which keeps focus inside
 * and closes on Escape.
 */
export function Confirm({
  trigger,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  formId,
  variant = 'danger',
}: ConfirmProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const titleId = useId()
  return (
    <>
      <Button
        type="button"
        variant={variant}
        aria-haspopup="dialog"
        onClick={() => {
          dialog.current?.showModal()
          // The safe answer comes first.
          cancel.current?.focus()
        }}
      >
        {trigger}
      </Button>
      <dialog
        ref={dialog}
        role="alertdialog"
        aria-labelledby={titleId}
        aria-describedby={`${titleId}-description`}
        className="confirm m-auto max-h-[90dvh] w-[min(32rem,calc(100%-2.5rem))] overflow-auto rounded-lg border border-edge bg-leaf p-6 text-ink sm:p-8"
      >
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        <div id={`${titleId}-description`} className="mt-3">
          {description}
        </div>
        <div className="actions mt-6">
          {/* The dialog closes after the form is sent, because a button that was removed from the page sends nothing. */}
          <Button
            type="submit"
            form={formId}
            variant={variant}
            onClick={() => setTimeout(() => dialog.current?.close())}
          >
            {confirmLabel}
          </Button>
          <Button ref={cancel} type="button" variant="secondary" onClick={() => dialog.current?.close()}>
            {cancelLabel}
          </Button>
        </div>
      </dialog>
    </>
  )
}
