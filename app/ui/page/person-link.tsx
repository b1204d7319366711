import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { adminPaths, pathWithin } from '#app/paths.ts'

/** The name of a person, which leads to the page of all that is known of them. */
export function PersonLink({
  id,
  className,
  children,
}: {
  id: string
  className?: string
  children: ReactNode
}) {
  return (
    <Link to={pathWithin(adminPaths.users, [id])} className={className}>
      <bdi>{children}</bdi>
    </Link>
  )
}
