import { shortDate } from '#app/format.ts'
import { writtenBy } from '#app/language/page-language.tsx'
import type { BadgeVariant } from '#app/ui/base/badge.tsx'
import type { StoryView } from './story-view.server.ts'

export const storyBadges: Record<StoryView['status'], BadgeVariant> = {
  approved: 'good',
  rejected: 'bad',
  pending: 'gold',
}

interface StoryDateProps {
  label: string
  date: Date
  write?: (date: Date) => string
}

export function StoryDate({ label, date, write = shortDate }: StoryDateProps) {
  return (
    <span>
      {label} <time dateTime={date.toISOString()}>{write(date)}</time>
    </span>
  )
}

/** Each line has the text direction of its first letter. */
export function StoryLines({ children }: { children: string }) {
  return (
    <p
      {...writtenBy(children)}
      className="max-w-measure whitespace-pre-line wrap-anywhere text-start [unicode-bidi:plaintext]"
    >
      {children}
    </p>
  )
}
