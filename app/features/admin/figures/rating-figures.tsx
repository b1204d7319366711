import { meanText, numberText } from '#app/format.ts'
import { FigureCard } from './figure-card.tsx'
import { RANGE_NAMES } from './figure-range.ts'
import type { Figures } from './figures.server.ts'

type Mean = Figures['byTheme'][number]

const inRange = (range: Figures['range']) =>
  range === 'all' ? 'All ratings' : `Ratings of the last ${RANGE_NAMES[range]}`

const ratingsText = (ratings: number) => `${numberText(ratings)} ${ratings === 1 ? 'rating' : 'ratings'}`

const NONE = 'Nobody has rated a reading in this time.'

/** The mean rating of each theme of the readings. */
export function ThemeFigure({
  byTheme,
  ratingTicks,
  range,
}: Pick<Figures, 'byTheme' | 'ratingTicks' | 'range'>) {
  return (
    <FigureCard
      title="Ratings by theme"
      lead={`${inRange(range)}. The theme with the lowest mean is first. People rate a whole reading, so a rating counts for each of its three themes. A ring means fewer than five ratings.`}
      table={{
        caption: 'Ratings by theme',
        heads: ['Theme', 'Ratings', 'Mean'],
        rows: byTheme.map((row) => ({
          key: row.name,
          cells: [row.name, numberText(row.count), meanText(row.mean)],
        })),
      }}
    >
      {byTheme.length === 0 ? (
        <p className="text-faded">{NONE}</p>
      ) : (
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-y-2">
          {byTheme.map((row, place) => (
            <li key={row.name}>
              <p className="flex justify-between gap-4 text-sm">
                <span>{capital(row.name)}</span>
                <span className="shrink-0 tabular-nums">
                  <strong className="font-semibold">{meanText(row.mean)}</strong>{' '}
                  <span className="text-faded">of {ratingsText(row.count)}</span>
                </span>
              </p>
              <RatingLine ticks={ratingTicks} marks={[row]} isLast={place === byTheme.length - 1} />
            </li>
          ))}
        </ol>
      )}
    </FigureCard>
  )
}

/** For each block of the reading, the mean rating of each theme that leads it. */
export function BlockFigure({
  byBlock,
  ratingTicks,
  range,
}: Pick<Figures, 'byBlock' | 'ratingTicks' | 'range'>) {
  const isEmpty = byBlock.every(({ themes }) => themes.length === 0)
  return (
    <FigureCard
      title="Ratings by block"
      lead={`${inRange(range)}. Each mark is a theme. It shows the mean rating of the readings in which most sentences of the block are about that theme.`}
      table={{
        caption: 'Ratings by block',
        heads: ['Block and theme', 'Ratings', 'Mean'],
        rows: byBlock.flatMap(({ name, themes }) =>
          themes.map((row) => ({
            key: `${name} ${row.name}`,
            cells: [`${name}: ${row.name}`, numberText(row.count), meanText(row.mean)],
          })),
        ),
      }}
    >
      {isEmpty ? (
        <p className="text-faded">{NONE}</p>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-y-5">
          {byBlock.map(({ name, themes }, place) => (
            <li key={name}>
              <p className="font-[560]">{name}</p>
              <RatingLine ticks={ratingTicks} marks={themes} isLast={place === byBlock.length - 1} />
              <Ends themes={themes} />
            </li>
          ))}
        </ul>
      )}
    </FigureCard>
  )
}

/** The lowest and the highest mean in words. */
function Ends({ themes }: { themes: readonly Mean[] }) {
  const lowest = themes[0]
  const highest = themes.at(-1)
  if (!lowest || !highest) return <p className="text-sm text-faded">{NONE}</p>
  const words = (row: Mean) => `${row.name} ${meanText(row.mean)} (${ratingsText(row.count)})`
  return (
    <p className="text-sm text-faded">
      Lowest: <span className="text-ink">{words(lowest)}</span>
      {highest === lowest ? null : <>. Highest: {words(highest)}</>}
    </p>
  )
}

interface RatingLineProps {
  ticks: Figures['ratingTicks']
  marks: readonly Mean[]
  /** True for the last of several lines: only it shows the numbers. */
  isLast: boolean
}

/** Means on a line from 1 to 5. */
function RatingLine({ ticks, marks, isLast }: RatingLineProps) {
  return (
    <div className="px-2">
      <svg
        aria-hidden="true"
        width="100%"
        height={isLast ? 34 : 20}
        className="block overflow-visible text-lapis"
      >
        <line x1="0" x2="100%" y1="10" y2="10" className="stroke-rule" />
        {ticks.map(({ value, at }) => (
          <g key={value}>
            <line x1={`${at}%`} x2={`${at}%`} y1="6" y2="14" className="stroke-edge" />
            {isLast ? (
              <text x={`${at}%`} y="30" textAnchor="middle" className="fill-faded text-xs">
                {value}
              </text>
            ) : null}
          </g>
        ))}
        {marks.map(({ name, at, few }) => (
          <circle
            key={name}
            cx={`${at}%`}
            cy="10"
            r="6"
            strokeWidth="2"
            className={few ? 'fill-leaf stroke-current' : 'fill-current stroke-leaf'}
          />
        ))}
      </svg>
    </div>
  )
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
