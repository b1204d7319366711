import { numberText, shareText } from '#app/format.ts'
import { FigureCard } from './figure-card.tsx'
import type { Figures } from './figures.server.ts'

interface CountFigureProps {
  title: string
  /** What is counted, in the singular: the heading of the first column. */
  what: string
  lead?: string
  bars: Figures['bySign']
  className?: string
}

/** Counts of a few kinds as bars, each with its number. */
export function CountFigure({ title, what, lead, bars: { total, rows }, className }: CountFigureProps) {
  return (
    <FigureCard
      title={title}
      lead={lead}
      className={className}
      table={{
        caption: title,
        heads: [what, 'Count', 'Share'],
        rows: rows.map((row) => ({
          key: row.name,
          cells: [row.name, numberText(row.count), total > 0 ? shareText(row.count / total) : '–'],
        })),
      }}
    >
      <ul className="grid grid-cols-[max-content_minmax(0,1fr)_max-content] gap-x-3 gap-y-1">
        {rows.map((row) => (
          <li key={row.name} className="col-span-full grid grid-cols-subgrid items-center text-sm">
            <span>{row.name}</span>
            <svg aria-hidden="true" width="100%" height="10" className="block text-lapis">
              <rect width="100%" height="10" className="fill-wash" />
              <rect width={`${row.length}%`} height="10" className="fill-current" />
            </svg>
            <span className="text-end tabular-nums">{numberText(row.count)}</span>
          </li>
        ))}
      </ul>
    </FigureCard>
  )
}
