import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icons.tsx'

interface DisclosureProps {
  summary: ReactNode
  /** 'inline' for a short reason under a sentence, 'block' for a section. */
  size?: 'inline' | 'block'
  open?: boolean
  className?: string
  children: ReactNode
}

/** Content that opens on a press. The browser's own element: it needs no JavaScript and prints open. */
export function Disclosure({ summary, size = 'inline', open, className, children }: DisclosureProps) {
  return (
    <details open={open} className={classNames('group/more', className)}>
      <summary
        className={classNames(
          'inline-flex list-none items-start gap-1.5 rounded-sm py-2.5 text-lapis underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden',
          size === 'inline' ? 'min-h-11 text-sm' : 'min-h-11 text-base font-[560]',
        )}
      >
        <Icon
          name="chevron"
          className="mt-[calc((1lh-1rem)/2)] size-4 shrink-0 [details[open]>summary>&]:rotate-90 motion-safe:transition-transform rtl:-scale-x-100"
        />
        {summary}
      </summary>
      <div
        className={classNames(
          'border-s-2 border-rule ps-4',
          size === 'inline' ? 'mt-1 mb-2 text-sm text-faded' : 'mt-2 mb-3',
        )}
      >
        {children}
      </div>
    </details>
  )
}
