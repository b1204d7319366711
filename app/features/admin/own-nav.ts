import { paths } from '#app/paths.ts'
import type { NavEntry } from '#app/ui/page/side-nav.tsx'

/** The menu of a person's own pages. The birth form is in it until it is filled in. */
export function ownNav(hasBirthData: boolean): NavEntry[] {
  return [
    { href: paths.analysis, label: 'Your Analysis', icon: 'analysis' },
    ...(hasBirthData
      ? []
      : [{ href: paths.birthInfo, label: 'Enter Your Birth Information', icon: 'birth' } as const]),
    { href: paths.reports, label: 'Reports', icon: 'reports' },
    { href: paths.partOfFortune, label: 'Part of Fortune', icon: 'lot' },
    { href: paths.myPath, label: 'My Path', icon: 'path' },
    { href: paths.myBook, label: 'My Book', icon: 'book' },
    { href: paths.sendStory, label: 'Share Your Story', icon: 'story' },
    { href: paths.myStories, label: 'My Stories', icon: 'stories' },
  ]
}
