import type { ReactNode } from 'react'
import { classNames } from '#app/ui/base/class-names.ts'

interface SectionProps {
  id?: string
  eyebrow?: string
  title?: string
  lead?: string
  className?: string
  children: ReactNode
}

export function Section({ id, eyebrow, title, lead, className, children }: SectionProps) {
  return (
    <section id={id} className={classNames('py-8 sm:py-20', className)}>
      <div className="mx-auto max-w-page px-5 sm:px-8">
        {eyebrow ? <p className="rubric">{eyebrow}</p> : null}
        {title ? <h2 className="mt-1 text-xl sm:text-3xl">{title}</h2> : null}
        {lead ? <p className="mt-3 max-w-measure text-faded sm:text-lg">{lead}</p> : null}
        {children}
      </div>
    </section>
  )
}
