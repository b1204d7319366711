import type { NavEntry } from '#app/ui/page/side-nav.tsx'

/** The menu of the back-office, in the specification's order. */
export const ADMIN_NAV: readonly NavEntry[] = [
  { href: '/admin', label: 'Dashboard', icon: 'home', exact: true },
  { href: '/admin/users', label: 'Users', icon: 'users' },
  { href: '/admin/birth-details', label: 'Birth Details', icon: 'birth' },
  { href: '/admin/enhanced-natal-charts', label: 'Natal Charts', icon: 'lot' },
  { href: '/admin/enhanced-events', label: 'Enhanced Events', icon: 'events' },
  { href: '/admin/add-event', label: 'Add Event', icon: 'story' },
  { href: '/admin/keywords', label: 'Keywords', icon: 'keywords' },
  { href: '/admin/keyword-categories', label: 'Keyword Categories', icon: 'categories' },
  { href: '/admin/user-stories', label: 'User Stories', icon: 'stories' },
]
