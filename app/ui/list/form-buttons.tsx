import { Link, useNavigation } from '@remix-run/react'
import { Button, type ButtonVariant, buttonClasses } from '#app/ui/base/button.tsx'
import { useOverList } from '#app/ui/form/over-list.ts'

/** The buttons at the end of a dialog's form. */
export function FormButtons({
  submitLabel,
  closeHref,
  variant = 'primary',
}: {
  submitLabel: string
  closeHref: string
  variant?: ButtonVariant
}) {
  const busy = useNavigation().state === 'submitting'
  return (
    <div className="actions">
      <Button variant={variant} pending={busy}>
        {submitLabel}
      </Button>
      <Link to={closeHref} preventScrollReset={useOverList()} className={buttonClasses('secondary')}>
        Cancel
      </Link>
    </div>
  )
}
