import type { ReactNode } from 'react'
import { linkTo, OwnLink } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
import { classNames } from '#app/ui/base/class-names.ts'
import { Icon, type IconName } from '#app/ui/base/icons.tsx'
import { SignOutForm } from '#app/ui/form/sign-out-form.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { HomeLink } from './logo.tsx'
import { frameWords } from './messages.ts'

export interface NavEntry {
  href: string
  label: string
  icon: IconName
  /** Marked as current only on its own page, not on the pages below it. */
  exact?: boolean
  /** Other addresses of the same section, which have no entry. */
  also?: readonly string[]
  /** A number beside the label: of things that wait, or of new rows. */
  badge?: NavBadge | undefined
}

export interface NavBadge {
  count: string
  /** What is counted, for people who hear the menu. */
  what: string
  /** Where the number leads, if not to the entry's own page. */
  href?: string
  isQuiet?: boolean
}

interface SideNavProps {
  /** The label of the menu, if it is not the person's own. */
  title?: string
  entries: readonly NavEntry[]
  /** A second list, folded below its title unless the current page is in it. */
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
      <header className="sky phone-bar">
        <HomeLink />
        <button
          type="button"
          popovertarget="side-nav"
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded border border-edge px-3"
        >
          <Icon name="menu" className="size-6" />
          {frameWords.menu}
        </button>
      </header>
      <nav
        id="side-nav"
        popover="auto"
        aria-label={title ?? frameWords.main}
        className="side-nav sky print:hidden"
      >
        <div className="hidden px-5 lg:block">
          <HomeLink />
        </div>
        <div className="flex items-center justify-between gap-3 px-5 lg:mt-4">
          <p className="min-w-0 text-sm text-faded">
            <span className="sr-only">{frameWords.signedInAs}</span>
            <span className="block truncate text-ink">
              <bdi>{person.name || person.email}</bdi>
            </span>
            {person.name ? (
              <span className="block truncate">
                <bdi>{person.email}</bdi>
              </span>
            ) : null}
          </p>
          <button
            type="button"
            popovertarget="side-nav"
            popovertargetaction="hide"
            aria-label={frameWords.closeMenu}
            title={frameWords.closeMenu}
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
            <details open={findCurrent(more.entries, pathname) !== undefined} className="mt-3">
              <summary className="rubric flex min-h-11 cursor-pointer items-center gap-2 px-5">
                {more.title}
                <Icon name="chevron" className="size-4 in-open:rotate-90 rtl:not-in-open:-scale-x-100" />
              </summary>
              <Entries entries={more.entries} pathname={pathname} />
            </details>
          ) : null}
        </div>
        {/* In view, however long the menu is. */}
        <ul className="sticky bottom-0 z-10 -mb-4 border-t border-rule bg-vellum pt-3 pb-4">
          <li className="px-3">
            <LanguageSwitch path={pathname} />
          </li>
          <li>
            <OwnLink
              href={paths.settings}
              aria-current={pathname === paths.settings ? 'page' : undefined}
              className="side-entry"
            >
              <Icon name="settings" className="" />
              {frameWords.settings}
            </OwnLink>
          </li>
          <li>
            <SignOutForm>
              <button type="submit" className="side-entry">
                <Icon name="leave" className="" />
                {frameWords.logOut}
              </button>
            </SignOutForm>
          </li>
        </ul>
      </nav>
    </>
  )
}

function Entries({ entries, pathname }: Pick<SideNavProps, 'entries' | 'pathname'>) {
  const current = findCurrent(entries, pathname)
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.href}>
          <OwnLink
            href={entry.href}
            aria-current={entry === current ? 'page' : undefined}
            className="side-entry"
          >
            <Icon name={entry.icon} className="" />
            {linkTo(entry.href).hrefLang ? <bdi lang="en">{entry.label}</bdi> : entry.label}
            {entry.badge && !entry.badge.href ? <Count badge={entry.badge} /> : null}
          </OwnLink>
          {entry.badge?.href ? (
            <OwnLink
              href={entry.badge.href}
              className="absolute inset-y-0 end-0 inline-flex min-w-16 items-center pe-5 no-underline"
            >
              <Count badge={entry.badge} />
            </OwnLink>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function Count({ badge: { count, what, isQuiet } }: { badge: NavBadge }) {
  return (
    <span
      className={classNames(
        'ms-auto rounded-full border px-2 text-xs font-semibold tabular-nums',
        isQuiet ? 'border-transparent text-faded' : 'border-rubric text-rubric',
      )}
    >
      {count}
      <span className="sr-only" lang="en">
        {' '}
        {what}
      </span>
    </span>
  )
}

/** The entry of the current page: of several that contain it, the one with the longest address. */
function findCurrent(entries: readonly NavEntry[], pathname: string): NavEntry | undefined {
  const matchLength = ({ href, exact, also = [] }: NavEntry) =>
    Math.max(
      0,
      ...[href, ...also]
        .filter((path) => path === pathname || (!exact && pathname.startsWith(`${path}/`)))
        .map((path) => path.length),
    )
  return entries
    .filter((entry) => matchLength(entry) > 0)
    .reduce<NavEntry | undefined>(
      (best, entry) => (best && matchLength(best) >= matchLength(entry) ? best : entry),
      undefined,
    )
}
