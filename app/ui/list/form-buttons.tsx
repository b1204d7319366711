import { useNavigation } from '@remix-run/react'
import * as AlertDialog from 'radix-ui/alert-dialog'
import { Link } from 'react-router-dom'
import { Button, type ButtonVariant, buttonClasses } from '#app/ui/base/button.tsx'
import { controlWords } from '#app/ui/base/messages.ts'
import { useOverList } from '#app/ui/form/over-list.ts'

/** The buttons at the end of a dialog's form. */
export function FormButtons({
  submitLabel,
  closeHref,
  variant = 'primary',
  asks = false,
}: {
  submitLabel: string
  closeHref: string
  variant?: ButtonVariant
  /** In a dialog that asks for confirmation, focus begins on Cancel. */
  asks?: boolean
}) {
  const busy = useNavigation().state === 'submitting'
  const cancel = (
    <Link to={closeHref} preventScrollReset={useOverList()} className={buttonClasses('secondary')}>
      {controlWords.cancel}
    </Link>
  )
  return (
    <div className="actions">
      <Button variant={variant} pending={busy}>
        {submitLabel}
      </Button>
      {asks ? (
        <AlertDialog.Cancel asChild type={undefined}>
          {cancel}
        </AlertDialog.Cancel>
      ) : (
        cancel
      )}
    </div>
  )
}
