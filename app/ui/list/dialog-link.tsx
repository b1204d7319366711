import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type ButtonVariant, buttonClasses } from '#app/ui/base/button.tsx'
import { useDialog } from '#app/ui/form/over-list.ts'

/** A link that looks like a button: it opens a dialog over the list, or without an address closes the one it is in. */
export function DialogLink({
  to,
  variant = 'primary',
  children,
}: {
  to?: string
  variant?: ButtonVariant
  children: ReactNode
}) {
  const dialog = useDialog()
  return (
    <Link to={to ?? dialog!.closeHref} preventScrollReset className={buttonClasses(variant)}>
      {children}
    </Link>
  )
}
