import type { MetaDescriptor } from '@remix-run/node'
import type { ReactNode } from 'react'
import { PageLink } from '#app/language/page-language.tsx'
import { classNames } from '#app/ui/base/class-names.ts'
import { Icon } from '#app/ui/base/icons.tsx'
import { frameWords } from './messages.ts'

/** The product's name in English. Texts in `content` write it out. */
export const PRODUCT = 'Qismah'

/** The result of a route's `meta`. The document puts 'Error:' before the title if a form was refused. */
export function pageTitle(title: string, description?: string): MetaDescriptor[] {
  return [
    { title: `${title} · ${frameWords.product}` },
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

/** The header of a screen: a back link, its only h1, and a sentence about its purpose. */
export function PageHeader({ title, lead, eyebrow, back, actions }: PageHeaderProps) {
  return (
    <header className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 grow basis-80 lg:basis-96">
        {back ? (
          <PageLink
            href={back.href}
            className="mb-3 -ms-1 inline-flex min-h-11 items-center gap-1 print:hidden"
          >
            <Icon name="back" className="size-5 rtl:-scale-x-100" />
            {back.label}
          </PageLink>
        ) : null}
        {eyebrow ? <p className="rubric">{eyebrow}</p> : null}
        <h1 className="text-3xl">{title}</h1>
        {lead ? <p className="mt-3 max-w-measure text-lg text-faded">{lead}</p> : null}
      </div>
      {actions ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 not-print:[&_:is(a,button)]:inline-flex [&_:is(a,button)]:min-h-11 [&_:is(a,button)]:items-center">
          {actions}
        </div>
      ) : null}
    </header>
  )
}

/** Text with a readable line length. */
export function Prose({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames('prose', className)}>{children}</div>
}

/** The width of public pages. */
export function PageBody({ narrow, children }: { narrow?: boolean; children: ReactNode }) {
  return (
    <div
      className={classNames('mx-auto w-full px-5 py-10 sm:px-8 sm:py-14', narrow ? 'max-w-xl' : 'max-w-page')}
    >
      {children}
    </div>
  )
}
