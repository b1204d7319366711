import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { numberText } from '#app/format.ts'
import { adminPaths, paths } from '#app/paths.ts'
import { frameWords } from '#app/ui/page/messages.ts'
import { type NavBadge, SideNav } from '#app/ui/page/side-nav.tsx'
import { ADMIN_NAV } from './admin-nav.ts'
import type { MenuCounts } from './frames.server.ts'
import { ownNav } from './own-nav.ts'
import { PeopleSearch } from './people-search.tsx'

interface AdminFrameProps {
  person: { name: string | null; email: string }
  menuCounts: MenuCounts | null
  hasBirthData: boolean
  /** True while a dialog is open over the page: everything around the dialog is inert. */
  isCovered?: boolean
  children: ReactNode
}

/** The numbers of the menu. Nothing that waits is no number. */
function badges(counts: MenuCounts | null): Readonly<Record<string, NavBadge | undefined>> {
  if (!counts) return {}
  const { stories, corrections, changes, events } = counts
  const waiting = (count: number, href?: string) =>
    count > 0 ? { count: numberText(count), what: 'pending', ...(href ? { href } : {}) } : undefined
  const recent = (count: number) => ({
    count: numberText(count),
    what: 'in the last 24 hours',
    isQuiet: true,
  })
  return {
    [adminPaths.stories]: waiting(stories, adminPaths.storyQueue),
    [adminPaths.corrections]: waiting(corrections),
    [adminPaths.auditLog]: recent(changes),
    [adminPaths.securityLog]: recent(events),
  }
}

/** The frame of an administrator's pages: the menu of the back-office, and below it the menu of a member. */
export function AdminFrame({ person, menuCounts, hasBirthData, isCovered, children }: AdminFrameProps) {
  const { pathname } = useLocation()
  const shown = badges(menuCounts)
  const entries = ADMIN_NAV.map((entry) => ({ ...entry, badge: shown[entry.href] }))
  return (
    <div className="grow lg:grid lg:grid-cols-[20rem_minmax(0,1fr)]">
      {/* React 18 passes an unknown attribute on unchanged; an empty string sets it. */}
      <div className="contents" {...(isCovered ? { inert: '' } : {})}>
        <SideNav
          title={frameWords.adminPanel}
          entries={entries}
          more={{ title: frameWords.ownChart, entries: ownNav(hasBirthData) }}
          pathname={pathname === paths.dashboard ? adminPaths.dashboard : pathname}
          person={person}
          search={
            <div lang="en" dir="ltr">
              <PeopleSearch />
            </div>
          }
        />
      </div>
      <main
        id="content"
        tabIndex={-1}
        className="min-w-0 px-5 py-8 focus:outline-none sm:px-8 sm:py-10 lg:px-10"
      >
        <div className="mx-auto max-w-page">{children}</div>
      </main>
    </div>
  )
}
