import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { adminPaths, paths } from '#app/paths.ts'
import { type NavEntry, SideNav } from '#app/ui/page/side-nav.tsx'
import { ADMIN_NAV } from './admin-nav.ts'
import { ownNav } from './own-nav.ts'
import { PeopleSearch } from './people-search.tsx'

interface AdminFrameProps {
  person: { name: string | null; email: string }
  pendingStories: number
  hasBirthData: boolean
  /** True while a dialog is open over the page: everything around the dialog is inert. */
  isCovered?: boolean
  children: ReactNode
}

/** The frame of an administrator's pages: the menu of the back-office, and below it the menu of a member. */
export function AdminFrame({ person, pendingStories, hasBirthData, isCovered, children }: AdminFrameProps) {
  const { pathname } = useLocation()
  const entries: NavEntry[] = ADMIN_NAV.map((entry) =>
    entry.href === adminPaths.stories ? { ...entry, waiting: pendingStories } : entry,
  )
  return (
    <div className="grow lg:grid lg:grid-cols-[20rem_minmax(0,1fr)]">
      {/* React 18 passes an unknown attribute on unchanged; an empty string sets it. */}
      <div className="contents" {...(isCovered ? { inert: '' } : {})}>
        <SideNav
          title="Admin Panel"
          entries={entries}
          more={{ title: 'Your own chart', entries: ownNav(hasBirthData) }}
          pathname={pathname === paths.dashboard ? adminPaths.dashboard : pathname}
          person={person}
          search={<PeopleSearch />}
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
