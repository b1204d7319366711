import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface DisclosureProps {
  summary: ReactNode
  /** 'inline' for a short reason under a sentence, 'block' for a section. */
  size?: 'inline' | 'block'
  open?: boolean
  className?: string
  children: ReactNode
}

/**
 * Content that opens on a press. It uses the browser's `details` element, so it needs no JavaScript and prints open.
 */
export function Disclosure({ summary, size = 'inline', open, className, children }: DisclosureProps) {
  return (
    <details open={open} className={classNames('disclosure', size === 'block' && 'large', className)}>
      <summary>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m9 6 6 6-6 6" />
        </svg>
        {summary}
      </summary>
      <div>{children}</div>
    </details>
  )
}
