import { StatCards } from '../../ui/list/stat-cards'
import type { EnhancedEventFigures } from './enhanced-events.server'

const millis = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3 })

function took({ medianMs }: { medianMs: number | null }): string {
  return medianMs === null ? 'not measured' : `${millis.format(medianMs)} ms`
}

/** What was measured since the start, and of how many; nothing where nothing was. */
function performanceStat({ embed, search }: EnhancedEventFigures['performance']) {
  if (embed.count + search.count === 0)
    return { value: '–', hint: 'Nothing was embedded or searched since the start.' }
  return {
    value: took(embed),
    hint: `to embed a text (median of ${embed.count}); to search: ${took(search)} (of ${search.count})`,
  }
}

export function EnhancedEventFigureCards({ figures }: { figures: EnhancedEventFigures }) {
  return (
    <StatCards
      label="Figures"
      stats={[
        { label: 'Total Events', value: figures.total },
        { label: 'Vectorized Events', value: figures.vectorized, href: '/admin/enhanced-events?vector=with' },
        { label: 'Unique Users', value: figures.uniqueUsers },
        { label: 'Recent Events', value: figures.recent, hint: 'in the last 7 days' },
        { label: 'Performance Stats', ...performanceStat(figures.performance) },
      ]}
    />
  )
}
