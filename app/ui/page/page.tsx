import type { MetaDescriptor } from '@remix-run/node'
import type { ReactNode } from 'react'
import { classNames } from '#app/ui/base/class-names.ts'
import { Icon } from '#app/ui/base/icons.tsx'

/** Kept here once; every text that names the product takes it from here. */
export const PRODUCT = 'Qismah'

/** What a route's `meta` gives back. The document puts 'Error:' before it when a form came back with errors. */
export function pageTitle(title: string, description?: string): MetaDescriptor[] {
  return [
    { title: `${title} · ${PRODUCT}` },
    ...(description ? [{ name: 'description', content: description }] : []),
  ]
}

interface PageHeaderProps {
  title: ReactNode
  lead?: ReactNode
  eyebrow?: ReactNode
  back?: { href: string; label: string }
  actions?: ReactNode
}

/** The head of a screen: the way back, its one h1, and a sentence on what it is for. */
export function PageHeader({ title, lead, eyebrow, back, actions }: PageHeaderProps) {
  return (
    <header className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 grow basis-80 lg:basis-96">
        {back ? (
          <a href={back.href} className="mb-3 -ml-1 inline-flex min-h-11 items-center gap-1 print:hidden">
            <Icon name="back" className="size-5 rtl:-scale-x-100" />
            {back.label}
          </a>
        ) : null}
        {eyebrow ? <p className="rubric">{eyebrow}</p> : null}
        <h1 className="text-3xl">{title}</h1>
        {lead ? <p className="mt-3 max-w-measure text-lg text-faded">{lead}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-x-4 gap-y-3">{actions}</div> : null}
    </header>
  )
}

/** Running text at a readable measure. */
export function Prose({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames('prose', className)}>{children}</div>
}

/** The width that public pages keep. */
export function PageBody({ narrow, children }: { narrow?: boolean; children: ReactNode }) {
  return (
    <div
      className={classNames('mx-auto w-full px-5 py-10 sm:px-8 sm:py-14', narrow ? 'max-w-xl' : 'max-w-page')}
    >
      {children}
    </div>
  )
}
