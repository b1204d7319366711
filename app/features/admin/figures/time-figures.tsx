import { meanText, numberText } from '#app/format.ts'
import { Card } from '#app/ui/base/card.tsx'
import { FigureTable } from './figure-card.tsx'
import { FIGURE_RANGES, RANGE_NAMES } from './figure-range.ts'
import type { Figures } from './figures.server.ts'

type Shown = Pick<Figures, 'range' | 'buckets' | 'overTime' | 'ratingMeans'>

const ID = 'over-time'

/** People, charts, stories and ratings over time, one small figure each. */
export function TimeFigures({ range, buckets, overTime, ratingMeans }: Shown) {
  return (
    <Card id={ID} title="Over time" className="scroll-mt-4 xl:col-span-2">
      <nav aria-label="How far back">
        <ul className="-mx-2 flex flex-wrap sm:-mx-3 sm:gap-x-1 border-b border-rule">
          {FIGURE_RANGES.map((each) => (
            <li key={each}>
              <a
                href={`?range=${each}#${ID}`}
                aria-current={each === range ? 'true' : undefined}
                className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent px-2 no-underline sm:px-3 hover:bg-wash aria-[current]:border-seal aria-[current]:font-semibold aria-[current]:text-ink"
              >
                {RANGE_NAMES[each]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
        {overTime.map((figure) => (
          <li key={figure.name} className="min-w-0">
            <TimeFigure {...figure} buckets={buckets} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-faded">
        Days are in UTC. Only what is stored now is counted; deleted records are not.
      </p>
      <FigureTable
        caption="Over time"
        broad
        heads={['When', 'People', 'Charts', 'Stories', 'Ratings', 'Mean rating']}
        rows={buckets.map((label, place) => ({
          key: label,
          cells: [
            label,
            ...overTime.map(({ counts }) => numberText(counts[place]!)),
            ratingMeans[place] == null ? '–' : meanText(ratingMeans[place]),
          ],
        }))}
      />
    </Card>
  )
}

/** Height of the drawing, and of the space above and below it for labels, in pixels. */
const HEIGHT = 112
const ABOVE = 20
const BELOW = 24

function TimeFigure({
  name,
  counts,
  layout,
  buckets,
}: Shown['overTime'][number] & { buckets: readonly string[] }) {
  const total = counts.reduce((sum, each) => sum + each, 0)
  const largest = Math.max(...counts)
  const most = buckets[counts.indexOf(largest)]
  return (
    <figure>
      <figcaption>
        <span className="block text-sm text-faded">{name}</span>
        <span className="block text-2xl tabular-nums">{numberText(total)}</span>
        <span className="block text-sm text-faded">
          {total === 0 ? 'None in this time' : `Most: ${numberText(largest)} (${most})`}
        </span>
      </figcaption>
      <svg
        aria-hidden="true"
        width="100%"
        height={ABOVE + HEIGHT + BELOW}
        className="block overflow-visible text-lapis"
      >
        <svg aria-hidden="true" y={ABOVE} width="100%" height={HEIGHT} className="overflow-visible">
          {layout.ticks.map(({ value, at }) => (
            <g key={value}>
              <line x1="0" x2="100%" y1={`${at}%`} y2={`${at}%`} className="stroke-rule" />
              <text x="0" y={`${at}%`} dy="-4" className="fill-faded text-xs">
                {numberText(value)}
              </text>
            </g>
          ))}
          <svg
            aria-hidden="true"
            width="100%"
            height="100%"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="overflow-visible"
          >
            <path d={layout.area} className="fill-current opacity-15" />
            <path
              d={layout.line}
              fill="none"
              strokeWidth="2"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
              className="stroke-current"
            />
          </svg>
          {total > 0 ? (
            <circle
              cx={`${layout.most.x}%`}
              cy={`${layout.most.y}%`}
              r="4"
              strokeWidth="2"
              className="fill-leaf stroke-current"
            />
          ) : null}
        </svg>
        <text x="0" y={ABOVE + HEIGHT + 20} className="fill-faded text-xs">
          {buckets[0]}
        </text>
        {buckets.length > 1 ? (
          <text x="100%" y={ABOVE + HEIGHT + 20} textAnchor="end" className="fill-faded text-xs">
            {buckets.at(-1)}
          </text>
        ) : null}
      </svg>
    </figure>
  )
}
