import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface DisclosureProps {
  summary: ReactNode
  /** 'inline' for a short reason under a sentence, 'block' for a section. */
  size?: 'inline' | 'block'
  open?: boolean | undefined
  /** Of all with one name, one is open at a time. */
  name?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/**
 * Content that opens on a press. It uses the browser's `details` element, so it needs no JavaScript.
 */
export function Disclosure({ summary, size = 'inline', open, name, className, children }: DisclosureProps) {
  return (
    <details
      open={open}
      name={name}
      className={classNames('disclosure', size === 'block' && 'large', className)}
    >
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  )
}
