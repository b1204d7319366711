import type { ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import { Icon, type IconName } from '#app/ui/base/icons.tsx'
import { SignOutForm } from '#app/ui/form/sign-out-form.tsx'
import { Logo } from './logo.tsx'
import { PRODUCT } from './page.tsx'

export interface NavEntry {
  href: string
  label: string
  icon: IconName
  /** Marked as current only on its own page, not on the pages below it. */
  exact?: boolean
  /** Other addresses of the same section, which have no entry. */
  also?: readonly string[]
  /** The number of things that wait there. */
  waiting?: number
}

interface SideNavProps {
  /** The label of the menu, if it is not the person's own. */
  title?: string
  entries: readonly NavEntry[]
  /** A second list with its own title. */
  more?: { title: string; entries: readonly NavEntry[] }
  /** The current path. It decides which entry is marked. */
  pathname: string
  person: { name: string | null; email: string }
  /** Content above the entries: a search. */
  search?: ReactNode
}

/**
 * The menu of signed-in people: at the side, 20rem wide, on large screens. On smaller screens the same element slides
 * in as a native popover, so that it needs no JavaScript.
 */
export function SideNav({ title, entries, more, pathname, person, search }: SideNavProps) {
  return (
    <>
      <header className="sky flex min-h-16 flex-wrap items-center justify-between gap-x-2 border-b border-rule bg-vellum px-5 text-ink lg:hidden print:hidden">
        <a
          href="/"
          aria-label={`${PRODUCT}, home`}
          className="inline-flex min-h-11 items-center no-underline"
        >
          <Logo name={PRODUCT} />
        </a>
        <button
          type="button"
          popovertarget="side-nav"
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded border border-edge px-3"
        >
          <Icon name="menu" className="size-6" />
          Menu
        </button>
      </header>
      <nav id="side-nav" popover="auto" aria-label={title ?? 'Main'} className="side-nav sky print:hidden">
        <div className="hidden px-5 lg:block">
          <a
            href="/"
            aria-label={`${PRODUCT}, home`}
            className="inline-flex min-h-11 items-center no-underline"
          >
            <Logo name={PRODUCT} />
          </a>
        </div>
        <div className="flex items-center justify-between gap-3 px-5 lg:mt-4">
          <p className="min-w-0 text-sm text-faded">
            <span className="sr-only">Signed in as </span>
            <span className="block truncate text-ink">
              <bdi>{person.name || person.email}</bdi>
            </span>
            {person.name ? <span className="block truncate">{person.email}</span> : null}
          </p>
          <button
            type="button"
            popovertarget="side-nav"
            popovertargetaction="hide"
            aria-label="Close menu"
            title="Close menu"
            className="grid size-11 shrink-0 cursor-pointer place-items-center rounded border border-edge lg:hidden"
          >
            <Icon name="close" />
          </button>
        </div>
        {search}
        <div className="mt-5 grow">
          {title ? <p className="rubric px-5 pb-2">{title}</p> : null}
          <Entries entries={entries} pathname={pathname} />
          {more ? (
            <>
              <p className="rubric px-5 pt-5 pb-2">{more.title}</p>
              <Entries entries={more.entries} pathname={pathname} />
            </>
          ) : null}
        </div>
        <ul className="border-t border-rule pt-3">
          <li>
            <a
              href={paths.settings}
              aria-current={pathname === paths.settings ? 'page' : undefined}
              className="side-entry"
            >
              <Icon name="settings" className="size-5.5 shrink-0" />
              Settings
            </a>
          </li>
          <li>
            <SignOutForm>
              <button type="submit" className="side-entry">
                <Icon name="leave" className="size-5.5 shrink-0" />
                Log out
              </button>
            </SignOutForm>
          </li>
        </ul>
      </nav>
    </>
  )
}

function Entries({ entries, pathname }: Pick<SideNavProps, 'entries' | 'pathname'>) {
  return (
    <ul>
      {entries.map(({ href, label, icon, exact, also, waiting }) => (
        <li key={href}>
          <a
            href={href}
            aria-current={
              isCurrent(href, pathname, exact) || also?.some((other) => isCurrent(other, pathname))
                ? 'page'
                : undefined
            }
            className="side-entry"
          >
            <Icon name={icon} className="size-5.5 shrink-0" />
            {label}
            {waiting ? (
              <span className="ms-auto rounded-full border border-rubric px-2 text-xs font-semibold text-rubric tabular-nums">
                {waiting}
                <span className="sr-only"> pending</span>
              </span>
            ) : null}
          </a>
        </li>
      ))}
    </ul>
  )
}

function isCurrent(href: string, pathname: string, exact = false): boolean {
  return pathname === href || (!exact && pathname.startsWith(`${href}/`))
}
