import type { ReactNode } from 'react'

/** A fact in a list with the class `facts` or `facts-in-line`: its name and its value. */
export function Fact({
  name,
  className,
  children,
}: {
  name: ReactNode
  className?: string
  children: ReactNode
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={className}>{children}</dd>
    </div>
  )
}
