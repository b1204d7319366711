import { useNavigation } from '@remix-run/react'
import * as AlertDialog from 'radix-ui/alert-dialog'
import { Link } from 'react-router-dom'
import { Button, type ButtonVariant, buttonClasses } from '#app/ui/base/button.tsx'
import { controlWords } from '#app/ui/base/messages.ts'
import { useDialog } from '#app/ui/form/over-list.ts'

/** The buttons at the end of a form. In a dialog that asks for confirmation, focus begins on Cancel. */
export function FormButtons({
  submitLabel,
  cancelHref = '',
  variant = 'primary',
}: {
  submitLabel: string
  /** Where Cancel leads outside of a dialog. */
  cancelHref?: string | undefined
  variant?: ButtonVariant
}) {
  const busy = useNavigation().state === 'submitting'
  const dialog = useDialog()
  const cancel = (
    <Link
      to={dialog?.closeHref ?? cancelHref}
      preventScrollReset={dialog !== null}
      className={buttonClasses('secondary')}
    >
      {controlWords.cancel}
    </Link>
  )
  return (
    <div className="actions">
      <Button variant={variant} pending={busy}>
        {submitLabel}
      </Button>
      {dialog?.asks ? (
        <AlertDialog.Cancel asChild type={undefined}>
          {cancel}
        </AlertDialog.Cancel>
      ) : (
        cancel
      )}
    </div>
  )
}
