import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** The link to the next or the previous page; null if there is none. */
export function Step({
  rel,
  to,
  children,
}: {
  rel: 'prev' | 'next'
  to: string | null
  children: ReactNode
}) {
  const look = 'inline-flex min-h-11 items-center gap-1 rounded border px-3 text-sm'
  return to === null ? (
    <span aria-disabled="true" className={`${look} border-rule text-faded`}>
      {children}
    </span>
  ) : (
    <Link
      to={to}
      rel={rel}
      className={`${look} border-edge text-ink no-underline hover:border-ink hover:bg-wash`}
    >
      {children}
    </Link>
  )
}
