import { paths } from '#app/paths.ts'
import { frameWords } from '#app/ui/page/messages.ts'
import type { NavEntry } from '#app/ui/page/side-nav.tsx'

/** The menu of a person's own pages. The birth form is in it until it is filled in. */
export function ownNav(hasBirthData: boolean): NavEntry[] {
  return [
    { href: paths.analysis, label: frameWords.analysis, icon: 'analysis' },
    ...(hasBirthData ? [] : [{ href: paths.birthInfo, label: frameWords.birthInfo, icon: 'birth' } as const]),
    { href: paths.reports, label: frameWords.reports, icon: 'reports' },
    { href: paths.partOfFortune, label: frameWords.partOfFortune, icon: 'lot' },
    { href: paths.myPath, label: frameWords.myPath, icon: 'path' },
    { href: paths.evenings, label: frameWords.evenings, icon: 'evening' },
    { href: paths.myBook, label: frameWords.myBook, icon: 'book' },
    { href: paths.sendStory, label: frameWords.sendStory, icon: 'story' },
    { href: paths.myStories, label: frameWords.myStories, icon: 'stories' },
  ]
}
