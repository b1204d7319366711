import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from './button'

interface ConfirmProps {
  /** The button that asks. */
  trigger: ReactNode
  title: string
  description: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** The form that is sent when confirmed. Without JavaScript the page asks by a step of its own. */
  formId: string
  variant?: 'primary' | 'danger'
}

/** Asks once more before something that cannot be taken back. */
export function Confirm({
  trigger,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  formId,
  variant = 'danger',
}: ConfirmProps) {
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 bg-[rgb(0_0_0/0.55)]" />
        <AlertDialog.Content className="fixed top-1/2 left-1/2 z-50 max-h-[90dvh] w-[min(32rem,calc(100%-2.5rem))] -translate-1/2 overflow-auto rounded-lg border border-edge bg-leaf p-6 sm:p-8">
          <AlertDialog.Title className="text-xl">{title}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="mt-3">{description}</div>
          </AlertDialog.Description>
          <div className="actions mt-6">
            <AlertDialog.Action asChild>
              <Button type="submit" form={formId} variant={variant}>
                {confirmLabel}
              </Button>
            </AlertDialog.Action>
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
