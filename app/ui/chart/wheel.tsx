import { useId } from 'react'
import { ASPECT_TYPES, type AspectType } from '../../astro/types'
import { LOT_PATH, PLANET_PATHS, SIGN_PATHS } from '../glyphs'
import { ASPECT_PENS } from './aspect-pen'
import { degreeText } from './degree-text'
import {
  GLYPH,
  layoutWheel,
  RADIUS,
  SIGN_GLYPH,
  SIZE,
  type Spot,
  signAt,
  type WheelInput,
  type WheelLayout,
} from './wheel-layout'

interface ChartWheelProps {
  chart: WheelInput
  /** Id of the table beside it that says the same. */
  describedBy?: string
  className?: string
}

/** The natal chart as a wheel: plain SVG, made on the server, in the colours of the page. */
export function ChartWheel({ chart, describedBy, className }: ChartWheelProps) {
  const layout = layoutWheel(chart)
  const id = useId()
  return (
    <svg
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
      aria-details={describedBy}
      className={className}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <title id={`${id}-title`}>Natal chart wheel</title>
      <desc id={`${id}-desc`}>{wheelDescription(chart)}</desc>
      <Disc />
      <Signs signs={layout.signs} />
      <Aspects aspects={layout.aspects} />
      <Cusps cusps={layout.cusps} />
      <Points points={layout.points} />
    </svg>
  )
}

/** What the picture shows, in one paragraph. */
export function wheelDescription({ ascendant, midheaven, points }: WheelInput): string {
  const place = (longitude: number) => {
    const { sign, degree } = signAt(longitude)
    return `${degreeText(degree)} ${sign}`
  }
  return [
    `Ascendant ${place(ascendant)}`,
    `Midheaven ${place(midheaven)}`,
    ...points.map(
      ({ name, longitude, isRetrograde }) =>
        `${name} ${place(longitude)}${isRetrograde ? ', retrograde' : ''}`,
    ),
  ]
    .join('; ')
    .concat('.')
}

function Circle({ r, className, width = 1 }: { r: number; className: string; width?: number }) {
  return <circle cx={SIZE / 2} cy={SIZE / 2} r={r} className={className} strokeWidth={width} />
}

/** The plate: rings, and a scale of 360 degrees drawn as three dashed circles. */
function Disc() {
  const { rim, scale, scaleInner, houses, aspects } = RADIUS
  const tick = (length: number, every: number, width: number) => (
    <circle
      cx={SIZE / 2}
      cy={SIZE / 2}
      r={scale - length / 2}
      pathLength={360}
      strokeWidth={length}
      strokeLinecap="butt"
      strokeDasharray={`${width} ${every - width}`}
      strokeDashoffset={width / 2}
    />
  )
  return (
    <>
      <Circle r={rim} className="fill-leaf stroke-gilt" width={1.5} />
      <Circle r={(rim + scale) / 2} className="stroke-wash" width={rim - scale} />
      <Circle r={rim} className="stroke-gilt" width={1.5} />
      <Circle r={rim - 3} className="stroke-gilt" width={0.75} />
      <Circle r={scale} className="stroke-gilt" width={1.25} />
      <Circle r={scaleInner} className="stroke-rule" />
      <Circle r={houses} className="stroke-gilt" />
      <Circle r={aspects} className="stroke-gilt" />
    </>
  )
}

function Glyph({ d, at, size, className, width }: GlyphProps) {
  return (
    <path
      d={d}
      className={className}
      strokeWidth={width}
      transform={`translate(${round(at.x - size / 2)} ${round(at.y - size / 2)}) scale(${round(size / 24)})`}
    />
  )
}

interface GlyphProps {
  d: string
  at: Spot
  size: number
  className: string
  width: number
}
