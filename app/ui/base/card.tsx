import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

interface CardProps {
  title?: ReactNode
  /** The red words above the title. */
  eyebrow?: ReactNode
  /** Buttons or links at the foot. */
  actions?: ReactNode
  /** Level of the title in the page's outline. */
  level?: 2 | 3
  id?: string
  className?: string
  children?: ReactNode
}

/** A framed part of the page. With a title it is a region of that name. */
export function Card({ title, eyebrow, actions, level = 2, id, className, children }: CardProps) {
  const titleId = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  const Box = title ? 'section' : 'div'
  return (
    <Box id={id} aria-labelledby={title ? titleId : undefined} className={classNames('card', className)}>
      {eyebrow ? <p className="rubric">{eyebrow}</p> : null}
      {title ? <Heading id={titleId}>{title}</Heading> : null}
      {children}
      {actions ? <div className="card-actions">{actions}</div> : null}
    </Box>
  )
}
