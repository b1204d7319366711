import { adminPaths } from '#app/paths.ts'
import type { NavEntry } from '#app/ui/page/side-nav.tsx'

/** The menu of the back-office: the specification's nine in its order, then what waits and what was recorded. */
export const ADMIN_NAV: readonly NavEntry[] = [
  { href: adminPaths.dashboard, label: 'Dashboard', icon: 'home', exact: true },
  { href: adminPaths.users, label: 'Users', icon: 'users' },
  { href: adminPaths.birthDetails, label: 'Birth Details', icon: 'birth' },
  { href: adminPaths.enhancedCharts, label: 'Natal Charts', icon: 'lot', also: [adminPaths.natalCharts] },
  {
    href: adminPaths.enhancedEvents,
    label: 'Enhanced Events',
    icon: 'events',
    also: [adminPaths.events, adminPaths.allEvents],
  },
  { href: adminPaths.addEvent, label: 'Add Event', icon: 'story' },
  { href: adminPaths.keywords, label: 'Keywords', icon: 'keywords' },
  { href: adminPaths.categories, label: 'Keyword Categories', icon: 'categories' },
  { href: adminPaths.stories, label: 'User Stories', icon: 'stories' },
  { href: adminPaths.eveningFilms, label: 'Evening Films', icon: 'evening' },
  { href: adminPaths.corrections, label: 'Corrections', icon: 'check' },
  { href: adminPaths.auditLog, label: 'Audit Log', icon: 'log' },
  { href: adminPaths.securityLog, label: 'Security Log', icon: 'admin' },
]
