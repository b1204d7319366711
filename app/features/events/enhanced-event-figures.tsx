import type { ReactNode } from 'react'
import { numberText, roughNumber } from '#app/format.ts'
import { adminPaths } from '#app/paths.ts'
import { StatCards } from '#app/ui/list/stat-cards.tsx'
import type { EnhancedEventFigures } from './enhanced-event-lists.server.ts'

/** The median of the durations measured since the start, and their number; nothing if there are none. */
function took({ medianMs, count }: { medianMs: number | null; count: number }, what: string): ReactNode {
  return (
    <span>
      {medianMs === null ? 'Not measured' : `${roughNumber(medianMs)} ms`}
      <span className="block text-sm text-faded">
        {what}
        {medianMs === null ? ' since the start' : `, median of ${numberText(count)}`}
      </span>
    </span>
  )
}

export function EnhancedEventFigureCards({ figures }: { figures: EnhancedEventFigures }) {
  const { embed, search } = figures.performance
  return (
    <StatCards
      label="Figures"
      stats={[
        { label: 'Total Events', value: figures.total },
        {
          label: 'Vectorized Events',
          value: figures.vectorized,
          href: `${adminPaths.enhancedEvents}?vector=with`,
        },
        { label: 'Unique Users', value: figures.uniqueUsers },
        { label: 'Recent Events', value: figures.recent, hint: 'in the last 7 days' },
        {
          label: 'Performance Stats',
          wide: true,
          value: (
            <span className="flex flex-wrap gap-x-12 gap-y-3">
              {took(embed, 'to embed a text')}
              {took(search, 'to search the vectors')}
            </span>
          ),
        },
      ]}
    />
  )
}
