import type { NavEntry } from '#app/ui/page/side-nav.tsx'

/** The menu of a person's own pages. The birth form is in it until it is filled in. */
export function ownNav(hasBirthData: boolean): NavEntry[] {
  return [
    { href: '/analysis', label: 'Your Analysis', icon: 'analysis' },
    ...(hasBirthData
      ? []
      : [{ href: '/birth-info', label: 'Enter Your Birth Information', icon: 'birth' } as const]),
    { href: '/reports', label: 'Reports', icon: 'reports' },
    { href: '/part-of-fortune', label: 'Part of Fortune', icon: 'lot' },
    { href: '/my-path', label: 'My Path', icon: 'path' },
    { href: '/my-book', label: 'My Book', icon: 'book' },
    { href: '/send-story', label: 'Share Your Story', icon: 'story' },
    { href: '/my-stories', label: 'My Stories', icon: 'stories' },
  ]
}
