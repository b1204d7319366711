import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type ButtonVariant, buttonClasses } from '#app/ui/base/button.tsx'

/** A link that looks like a button and opens a dialog over the list: 'Add keyword'. */
export function DialogLink({
  to,
  variant = 'primary',
  children,
}: {
  to: string
  variant?: ButtonVariant
  children: ReactNode
}) {
  return (
    <Link to={to} preventScrollReset className={buttonClasses(variant)}>
      {children}
    </Link>
  )
}
