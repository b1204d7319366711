import { AlertDialog } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { Button } from '#app/ui/base/button.tsx'

interface ConfirmProps {
  /** The button that asks. */
  trigger: ReactNode
  title: string
  description: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** The form that is sent when confirmed. Without JavaScript the page asks in a separate step. */
  formId: string
  variant?: 'primary' | 'danger'
}

/**
 * Asks once more before something that cannot be taken back. The shade behind is our own: Radix's overlay
 * puts a style element into the page, which the Content-Security-Policy refuses.
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
  const [open, setOpen] = useState(false)
  return (
    <AlertDialog.Root open={open} onOpenChange={setOpen}>
      <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger>
      <AlertDialog.Portal>
        <div className="fixed inset-0 z-40 confirm-shade" aria-hidden="true" />
        {/* Radix hides the rest of the page from assistive technology; `aria-modal` says that it is meant. */}
        <AlertDialog.Content
          aria-modal="true"
          className="fixed top-1/2 left-1/2 z-50 max-h-[90dvh] w-[min(32rem,calc(100%-2.5rem))] -translate-1/2 overflow-auto rounded-lg border border-edge bg-leaf p-6 sm:p-8"
        >
          <AlertDialog.Title className="text-xl">{title}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="mt-3">{description}</div>
          </AlertDialog.Description>
          <div className="actions mt-6">
            {/* Closes after the form is sent: a button taken out of the page sends nothing. */}
            <Button
              type="submit"
              form={formId}
              variant={variant}
              onClick={() => setTimeout(() => setOpen(false))}
            >
              {confirmLabel}
            </Button>
            <AlertDialog.Cancel asChild>
              <Button type="button" variant="secondary">
                {cancelLabel}
              </Button>
            </AlertDialog.Cancel>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
