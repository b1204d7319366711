import { shortDate } from '#app/format.ts'
import type { BadgeVariant } from '#app/ui/base/badge.tsx'
import type { StoryView } from './stories.server.ts'

export const storyBadges: Record<StoryView['status'], BadgeVariant> = {
  approved: 'good',
  rejected: 'bad',
  pending: 'gold',
}

export function StoryDate({ label, date }: { label: string; date: Date }) {
  return (
    <span>
      {label} <time dateTime={date.toISOString()}>{shortDate(date)}</time>
    </span>
  )
}

/** Each line has the text direction of its first letter. */
export function StoryLines({ children }: { children: string }) {
  return (
    <p
      dir="auto"
      className="max-w-measure whitespace-pre-line wrap-anywhere text-start [unicode-bidi:plaintext]"
    >
      {children}
    </p>
  )
}
