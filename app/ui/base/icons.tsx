import { classNames } from './class-names.ts'
import { LOT_PATH, ring } from './glyphs.tsx'

/** Line icons on a 24-unit grid, drawn for Qismah with one stroke width. */
const PATHS = {
  back: 'm14 6-6 6 6 6',
  chevron: 'm9 6 6 6-6 6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'm6 6 12 12M18 6 6 18',
  info: `${ring(12, 12, 9)}M12 11v5.5M12 7.2v.6`,
  warning: 'M12 3.5 2.8 20h18.4zM12 10v4.5M12 17v.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  external: 'M10 5H5v14h14v-5M14 5h5v5M19 5l-8 8',
  home: 'M4 11.5 12 5l8 6.5M6.5 10v9h11v-9M10.5 19v-5h3v5',
  birth: `${ring(12, 12, 3.2)}M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2`,
  reports: 'M6 3.5h8.5L18 7v13.5H6zM14 3.5V7.5h4M9 12h6M9 16h6',
  lot: LOT_PATH,
  path: 'M5 20c7 0 1-8 7-8s1-8 7-8M5 20h.01M19 4h.01',
  evening: 'M19 14.5A7.5 7.5 0 1 1 9.5 5a6 6 0 0 0 9.5 9.5zM17 4v4M15 6h4',
  story: 'M4 20c1-6 5-13 16-16-1 8-6 12-11 12M4 20l5-6',
  stories: 'M5 4.5h10.5a3 3 0 0 1 3 3v12H8a3 3 0 0 1-3-3zM5 16.5a3 3 0 0 1 3-3h10.5M9 8.5h5.5',
  book: 'M12 6.5c-2-1.4-4.6-2-8-2v13c3.4 0 6 .6 8 2 2-1.4 4.6-2 8-2v-13c-3.4 0-6 .6-8 2zM12 6.5v13',
  settings: `${ring(15, 7.5, 2.5)}${ring(9, 16.5, 2.5)}M4 7.5h8M18 7.5h2M4 16.5h2M12 16.5h8`,
  admin: 'M12 3.5 5 6v6c0 4.5 3 7.5 7 8.5 4-1 7-4 7-8.5V6zM9 12l2.2 2.2L15.5 10',
  leave: 'M13 5H5v14h8M10 12h10M16.5 8.5 20 12l-3.5 3.5',
  analysis: 'm12 3 2.3 6.7L21 12l-6.7 2.3L12 21l-2.3-6.7L3 12l6.7-2.3z',
  more: 'M12 5.5v.01M12 12v.01M12 18.5v.01',
  users: `${ring(9, 9, 3.2)}M3 19.5c.6-3.6 2.9-5.3 6-5.3s5.4 1.7 6 5.3M15.5 6.2a3 3 0 0 1 0 5.7M17 14.6c2.2.5 3.6 2.1 4 4.9`,
  events: 'M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 3.5v4M15.5 3.5v4M12 13v3.5M10.2 14.8h3.6',
  keywords: 'M4 4.5h8L20.5 13 13 20.5 4 11.5zM8.2 8.2v.01',
  categories: 'M4 5.5h6v5H4zM14 5.5h6v5h-6zM4 14.5h6v5H4zM14 14.5h6v5h-6z',
  log: 'M6 3.5h12v17H6zM9 8h6M9 12h6M9 16h3.5',
  reindex: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 4v4.5H15',
  user: `${ring(12, 8.5, 3.5)}M5 20c.8-4 3.5-6 7-6s6.2 2 7 6`,
} as const

export type IconName = keyof typeof PATHS

/** Always beside text with the same meaning, so it is hidden from assistive technology. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={classNames('icon', className)} aria-hidden="true">
      <path d={PATHS[name]} strokeWidth={name === 'more' ? 3 : undefined} />
    </svg>
  )
}
