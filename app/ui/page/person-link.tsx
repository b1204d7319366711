import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { adminPaths, pathWithin } from '#app/paths.ts'

/** A person's name, with a link to their page in the back-office. */
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
