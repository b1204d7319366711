import { useId } from 'react'
import { SIGNS } from '#app/astro/types.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { inDigits } from '#app/language/current.ts'
import { Isolated } from '#app/language/page-language.tsx'
import { LOT_PATH, PLANET_PATHS, SIGN_PATHS } from '#app/ui/base/glyphs.tsx'
import type { LotFound } from './lot-found.server.ts'
import {
  arcPath,
  arrowHead,
  CARRIED,
  CENTRE,
  DISC,
  discDegrees,
  discPlaces,
  MEASURED,
  numberSpot,
  RING,
  SIZE,
  type Spot,
  STAR_PATHS,
  spot,
} from './lot-found-layout.ts'
import { lotFoundWords as words } from './lot-found-messages.ts'

interface LotFoundProps {
  found: LotFound
  /** Whose lot it is, in the last step: "your Part of Fortune". */
  whose: 'your' | 'the'
}

/**
 * How the lot is found: a picture that is animated once, unless the person prefers reduced motion, and the same as
 * steps.
 */
export function LotFoundFigure({ found, whose }: LotFoundProps) {
  return (
    <div className="grid items-center gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-10">
      <figure className="sky mx-auto w-full max-w-72 rounded-lg sm:max-w-md bg-vellum p-3 sm:p-5 print:bg-transparent">
        <Picture found={found} />
      </figure>
      <LotSteps found={found} whose={whose} />
    </div>
  )
}

/** The steps in words, with the degrees of the chart: the text alternative of the picture. */
function LotSteps({ found, whose }: LotFoundProps) {
  const { isDayBirth, from, to, arc, ascendant, lot } = found
  const [start, end] = [astroWords.planets[from.planet], astroWords.planets[to.planet]]
  const steps = [
    {
      title: isDayBirth ? words.byDay : words.byNight,
      text: words.horizon(isDayBirth, start, end),
    },
    {
      title: words.measure,
      text: words.measured(start, from.position, end, to.position, arc.text),
    },
    {
      title: words.carry,
      text: words.carried(ascendant.position),
    },
    { title: words.end, text: words.lot(lot.position, whose) },
  ]
  return (
    <div>
      <ol className="space-y-3 sm:space-y-4">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4">
            <span aria-hidden="true" className="w-6 shrink-0 text-2xl/8 text-gold">
              {inDigits(index + 1)}
            </span>
            <div className="min-w-0 flex-1 border-t border-rule pt-1">
              <p className="text-faded max-sm:text-sm">
                <span className="font-[560] text-ink">{title}.</span> <Isolated>{text}</Isolated>
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-sm text-faded">{words.rounded}</p>
    </div>
  )
}

function Picture({ found }: { found: LotFound }) {
  const id = useId()
  const { isDayBirth, ascendant } = found
  const arc = found.arc.degrees
  const [from, to, lot] = [found.from.fromAscendant, found.to.fromAscendant, found.lot.fromAscendant]
  const discs = discPlaces(from, to)
  return (
    <svg
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
      className="lot-found block w-full text-ink"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <title id={`${id}-title`}>{words.picture}</title>
      <desc id={`${id}-desc`}>
        {words.pictureText(astroWords.planets[found.from.planet], astroWords.planets[found.to.planet])}
      </desc>
      <Sky id={id} isDay={isDayBirth} sun={spot(found.from.planet === 'Sun' ? from : to, MEASURED)} />
      <Zodiac ascendant={ascendant.longitude} />
      <path
        d={`M${CENTRE - RING.inner} ${CENTRE}H${CENTRE + RING.inner}`}
        className="stroke-edge"
        strokeWidth="0.8"
      />
      <g className="stroke-edge" strokeWidth="0.8" strokeDasharray="1.5 3.5">
        <path d={spokePath(from, 12, RING.inner) + spokePath(to, 12, RING.inner)} />
      </g>

      <g data-part="measured" className="text-gilt">
        <path
          d={arcPath(from, arc, MEASURED)}
          pathLength={1}
          className="drawn stroke-current"
          strokeWidth="3"
        />
      </g>
      <g data-part="carried" className="text-gold">
        <path d={arcPath(0, arc, CARRIED)} pathLength={1} className="drawn stroke-current" strokeWidth="3" />
        <circle cx={spot(0, CARRIED).x} cy={CENTRE} r="4" className="fill-current" />
        <text x={CENTRE - CARRIED + 10} y={CENTRE - 7} className="fill-ink text-[13px]">
          {astroWords.points.Ascendant}
        </text>
      </g>

      <Disc at={spot(discs.from, MEASURED)} path={PLANET_PATHS[found.from.planet]} className="text-ink" />
      <Disc at={spot(discs.to, MEASURED)} path={PLANET_PATHS[found.to.planet]} className="text-ink" />
      <g data-part="measured-end" className="text-gilt">
        {arc > 2 * discDegrees(MEASURED) + 4 ? (
          <path d={arrowHead(to - discDegrees(MEASURED), MEASURED)} className="fill-current" />
        ) : null}
        <StepNumber at={numberSpot(from, arc, MEASURED)} step={2} />
      </g>
      <g data-part="found" className="text-gold">
        <g className="stroke-gold" strokeWidth="0.8">
          <path d={spokePath(lot, CARRIED + DISC, RING.inner)} />
        </g>
        {arc > discDegrees(CARRIED) + 6 ? (
          <path d={arrowHead(lot - discDegrees(CARRIED), CARRIED)} className="fill-current" />
        ) : null}
        <StepNumber at={numberSpot(0, arc, CARRIED)} step={3} />
        <circle
          cx={spot(lot, CARRIED).x}
          cy={spot(lot, CARRIED).y}
          r="24"
          className="fill-gold"
          opacity="0.16"
        />
        <Disc at={spot(lot, CARRIED)} path={LOT_PATH} className="text-gold" />
      </g>
    </svg>
  )
}

/** The sky above the horizon, with stars by night and the light of the Sun by day; the earth below. */
function Sky({ id, isDay, sun }: { id: string; isDay: boolean; sun: Spot }) {
  const half = (sweep: 0 | 1) =>
    `M${CENTRE - RING.inner} ${CENTRE}A${RING.inner} ${RING.inner} 0 0 ${sweep} ${CENTRE + RING.inner} ${CENTRE}Z`
  return (
    <g>
      <defs>
        <radialGradient id={`${id}-glow`}>
          <stop offset="0.2" className="[stop-color:var(--gold)]" stopOpacity={isDay ? 0.5 : 0.25} />
          <stop offset="1" className="[stop-color:var(--gold)]" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}-day`} x1="0" y1="1" x2="0" y2="0">
          <stop offset="0" className="[stop-color:var(--gilt)]" stopOpacity="0.34" />
          <stop offset="0.9" className="[stop-color:var(--gilt)]" stopOpacity="0.03" />
        </linearGradient>
        <clipPath id={`${id}-inside`}>
          <circle cx={CENTRE} cy={CENTRE} r={RING.inner} />
        </clipPath>
      </defs>
      <path d={half(0)} className="fill-leaf" />
      {isDay ? <path d={half(1)} fill={`url(#${id}-day)`} /> : null}
      <g className="stroke-ink" opacity={isDay ? 0.35 : 0.9}>
        {STAR_PATHS.map(({ width, path }) => (
          <path key={width} d={path} strokeWidth={width} />
        ))}
      </g>
      <g clipPath={`url(#${id}-inside)`}>
        <circle cx={sun.x} cy={sun.y} r={isDay ? 64 : 40} fill={`url(#${id}-glow)`} />
      </g>
    </g>
  )
}

/** The ring of the twelve signs, in gold lines as in a manuscript. */
function Zodiac({ ascendant }: { ascendant: number }) {
  const middle = (RING.outer + RING.inner) / 2
  return (
    <g>
      <circle cx={CENTRE} cy={CENTRE} r={RING.outer} className="stroke-gilt" strokeWidth="1.2" />
      <circle cx={CENTRE} cy={CENTRE} r={RING.outer + 4} className="stroke-rule" />
      <circle cx={CENTRE} cy={CENTRE} r={RING.inner} className="stroke-gilt" strokeWidth="0.8" />
      <path
        d={SIGNS.map((_, index) => spokePath(index * 30 - ascendant, RING.inner, RING.outer)).join('')}
        className="stroke-gilt"
        strokeWidth="0.6"
      />
      <g className="stroke-faded" strokeWidth="1.5">
        {SIGNS.map((sign, index) => {
          const { x, y } = spot(index * 30 - ascendant + 15, middle)
          const corner = `${Math.round(x - 9)} ${Math.round(y - 9)}`
          return <path key={sign} d={SIGN_PATHS[sign]} transform={`translate(${corner}) scale(.75)`} />
        })}
      </g>
    </g>
  )
}

function spokePath(at: number, from: number, to: number): string {
  const [inner, outer] = [spot(at, from), spot(at, to)]
  const [x1, y1, x2, y2] = [inner.x, inner.y, outer.x, outer.y].map(Math.round)
  return `M${x1} ${y1}L${x2} ${y2}`
}

function Disc({ at: { x, y }, path, className }: { at: Spot; path: string; className: string }) {
  return (
    <g className={className}>
      <circle cx={x} cy={y} r={DISC} className="fill-vellum stroke-gilt" strokeWidth="1" />
      <path
        d={path}
        transform={`translate(${Math.round(x - 9)} ${Math.round(y - 9)}) scale(.75)`}
        stroke="currentColor"
        strokeWidth="2"
      />
    </g>
  )
}

/** The number of the step in the list beside the picture. */
function StepNumber({ at, step }: { at: Spot | null; step: number }) {
  if (!at) return null
  return (
    <g>
      <circle cx={at.x} cy={at.y} r="10" className="fill-vellum stroke-current" strokeWidth="1" />
      <text x={at.x} y={at.y + 4.5} textAnchor="middle" className="fill-current text-[13px] [stroke:none]">
        {inDigits(step)}
      </text>
    </g>
  )
}
