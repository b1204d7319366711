import { inDigits } from '#app/language/current.ts'
import { birthTimeWords as words } from './birth-time-messages.ts'
import type { FirmnessView, FirmRow } from './firmness-view.server.ts'

/** Units across a band; it is stretched to whatever width there is. */
const WIDTH = 200
const HEIGHT = 20

/**
 * One band for each row: solid while the reading stays the same, hatched from its first change on. The table says the
 * same.
 */
export function FirmnessBand({ view }: { view: FirmnessView }) {
  const { rows, tolerance, from, to, statedTime } = view
  return (
    <figure aria-label={words.diagram}>
      <div className="grid grid-cols-1 gap-x-4 gap-y-1 sm:grid-cols-[8.5rem_minmax(0,1fr)] sm:gap-y-2">
        {rows.map((row) => (
          <BandRow key={row.name} row={row} tolerance={tolerance} />
        ))}
        <div dir="ltr" className="flex justify-between text-sm text-faded tabular-nums sm:col-start-2">
          <span>{inDigits(from)}</span>
          <strong className="font-[560] text-gold">{inDigits(statedTime)}</strong>
          <span>{inDigits(to)}</span>
        </div>
      </div>
      <figcaption className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm text-faded">
        <Key name={words.noChange} fill="fill-verdigris" />
        <Key name={words.afterChange} fill="fill-rubric-wash" hatched />
      </figcaption>
    </figure>
  )
}

function BandRow({ row: { name, earlier, later }, tolerance }: { row: FirmRow; tolerance: number }) {
  const at = (minutes: number) => ((minutes + tolerance) / (2 * tolerance)) * WIDTH
  // Changes are known to the minute: a value that differs at one minute changed at some time in the minute before.
  const start = earlier ? at(earlier.minutes + 0.5) : 0
  const end = later ? at(later.minutes - 0.5) : WIDTH
  return (
    <>
      <span className="text-sm text-faded">{name}</span>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-4 w-full self-center rounded-sm border border-edge"
        aria-hidden="true"
      >
        <rect width={WIDTH} height={HEIGHT} className="fill-rubric-wash" />
        <path d={hatching} className="stroke-rubric" strokeWidth="1.2" vectorEffect="non-scaling-stroke" />
        <rect
          x={start.toFixed(1)}
          width={(end - start).toFixed(1)}
          height={HEIGHT}
          className="fill-verdigris"
        />
        {[earlier && start, later && end].map((edge) =>
          typeof edge === 'number' ? (
            <path
              key={edge}
              d={`M${edge.toFixed(1)} 0V${HEIGHT}`}
              className="stroke-rubric"
              strokeWidth="2.5"
              vectorEffect="non-scaling-stroke"
            />
          ) : null,
        )}
        <path
          d={`M${WIDTH / 2} 0V${HEIGHT}`}
          className="stroke-leaf"
          strokeWidth="2"
          strokeDasharray="3 3"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </>
  )
}

const hatching = Array.from({ length: 44 }, (_, i) => `M${i * 5 - 10} ${HEIGHT}l10 -${HEIGHT}`).join('')

function Key({ name, fill, hatched }: { name: string; fill: string; hatched?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg viewBox="0 0 40 20" className="h-3.5 w-7 border border-edge" aria-hidden="true">
        <rect width="40" height="20" className={fill} />
        {hatched ? (
          <path d="M0 20 10 0M10 20 20 0M20 20 30 0M30 20 40 0" className="stroke-rubric" strokeWidth="2" />
        ) : null}
      </svg>
      {name}
    </span>
  )
}
