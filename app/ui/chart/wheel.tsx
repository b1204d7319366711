import { type ReactNode, useId } from 'react'
import type { AspectType } from '#app/astro/types.ts'
import { LOT_PATH, PLANET_PATHS, SIGN_PATHS } from '#app/ui/base/glyphs.tsx'
import { ASPECT_PENS } from './aspect-pen.ts'
import { degreeText } from './degree-text.ts'
import { wheelDescription } from './wheel-description.ts'
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
} from './wheel-layout.ts'

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
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-desc`}
      aria-details={describedBy}
      className={className}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <title id={`${id}-title`}>Natal chart wheel</title>
      <desc id={`${id}-desc`}>{wheelDescription(chart)}</desc>
      <Plate scale={layout.scale} />
      <Signs signs={layout.signs} />
      <Aspects aspects={layout.aspects} />
      <Cusps cusps={layout.cusps} />
      <Axes axes={layout.axes} />
      <Points points={layout.points} />
    </svg>
  )
}

function Circle({ r, className, width = 1 }: { r: number; className: string; width?: number }) {
  return <circle cx={SIZE / 2} cy={SIZE / 2} r={r} className={className} strokeWidth={width} />
}

/** The plate: its rings, and a scale of 360 degrees whose finest strokes are the dashes of one circle. */
function Plate({ scale }: Pick<WheelLayout, 'scale'>) {
  const { rim, scale: edge, scaleDegree, scaleInner, houses, aspects } = RADIUS
  return (
    <>
      <Circle r={rim} className="fill-leaf" width={0} />
      <Circle r={(rim + edge) / 2} className="stroke-wash" width={rim - edge} />
      <Circle r={rim} className="stroke-gilt" width={1.5} />
      <Circle r={rim - 3.5} className="stroke-gilt" width={0.75} />
      <Circle r={edge} className="stroke-gilt" width={1.25} />
      <Circle r={scaleInner} className="stroke-rule" width={0.75} />
      <circle
        cx={SIZE / 2}
        cy={SIZE / 2}
        r={(edge + scaleDegree) / 2}
        className="stroke-edge"
        strokeWidth={edge - scaleDegree}
        strokeLinecap="butt"
        pathLength={360}
        strokeDasharray="0.25 0.75"
        strokeDashoffset={0.125}
        transform={`rotate(${scale.turn} ${SIZE / 2} ${SIZE / 2})`}
      />
      <path d={scale.strokes} className="stroke-edge" strokeWidth={0.9} strokeLinecap="butt" />
      <Circle r={houses} className="stroke-gilt" />
      <Circle r={aspects} className="stroke-gilt" />
    </>
  )
}

function Signs({ signs }: Pick<WheelLayout, 'signs'>) {
  return signs.map(({ sign, boundary, glyph }) => (
    <g key={sign}>
      <path d={boundary} className="stroke-gilt" />
      <Glyph d={SIGN_PATHS[sign]} at={glyph} size={SIGN_GLYPH} className="stroke-gold" width={1.7} />
    </g>
  ))
}

function Aspects({ aspects }: Pick<WheelLayout, 'aspects'>) {
  return aspects.map(({ from, to, type, line, ends }) => (
    <g key={`${from} ${type} ${to}`} data-aspect={type}>
      <AspectLine type={type} d={line} />
      {ends.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={1.8} className="fill-ink" />
      ))}
    </g>
  ))
}

/** One stroke of the kind's own pen. */
export function AspectLine({ type, d }: { type: AspectType; d: string }) {
  const { className, dash, width } = ASPECT_PENS[type]
  return (
    <path
      d={d}
      className={className}
      strokeWidth={width}
      strokeDasharray={dash.length > 0 ? dash.join(' ') : undefined}
      strokeLinecap="butt"
    />
  )
}

function Cusps({ cusps }: Pick<WheelLayout, 'cusps'>) {
  return cusps.map(({ house, longitude, angle, line, lead, label, number }) => (
    <g key={house}>
      <path d={line} className={angle ? 'stroke-ink' : 'stroke-edge'} strokeWidth={angle ? 2 : 0.9} />
      <path d={lead} className={angle ? 'stroke-ink' : 'stroke-edge'} strokeWidth={angle ? 2 : 0.9} />
      <Words at={number} size={12} className="fill-faded">
        {house}
      </Words>
      {angle ? (
        <AngleLabel angle={angle} longitude={longitude} label={label} />
      ) : (
        <Words at={label} size={14} className="fill-ink">
          {degreeText(signAt(longitude).degree)}
        </Words>
      )}
    </g>
  ))
}

/** Angles within a house, where the houses do not begin at them. */
function Axes({ axes }: Pick<WheelLayout, 'axes'>) {
  return axes.map(({ angle, longitude, line, lead, label }) => (
    <g key={angle}>
      <path d={line} className="stroke-ink" strokeWidth={2} />
      <path d={lead} className="stroke-ink" strokeWidth={2} />
      <AngleLabel angle={angle} longitude={longitude} label={label} />
    </g>
  ))
}

function AngleLabel({
  angle,
  longitude,
  label,
}: Pick<WheelLayout['axes'][number], 'angle' | 'longitude' | 'label'>) {
  return (
    <>
      <Words at={{ x: label.x, y: label.y - 8 }} size={15} className="fill-rubric font-bold">
        {angle}
      </Words>
      <Words at={{ x: label.x, y: label.y + 8 }} size={14} className="fill-ink">
        {degreeText(signAt(longitude).degree)}
      </Words>
    </>
  )
}

/** Each on a clear ground, so that no cusp runs through it. */
function Points({ points }: Pick<WheelLayout, 'points'>) {
  return points.map(({ name, longitude, isRetrograde, lead, glyph, degree, retrograde }) => {
    const isLot = name === 'Part of Fortune'
    return (
      <g key={name} data-point={name}>
        <path d={lead} className="stroke-ink" strokeWidth={0.9} />
        <circle cx={glyph.x} cy={glyph.y} r={GLYPH / 2 + 1} className="fill-leaf" />
        <Glyph
          d={isLot ? LOT_PATH : PLANET_PATHS[name]}
          at={glyph}
          size={GLYPH}
          className={isLot ? 'stroke-rubric' : 'stroke-ink'}
          width={isLot ? 2.2 : 1.9}
        />
        <Words at={degree} size={13} className="fill-ink" onPlate>
          {Math.floor(signAt(longitude).degree)}°
        </Words>
        {isRetrograde ? (
          <Words at={retrograde} size={12} className="fill-rubric font-bold" onPlate>
            R
          </Words>
        ) : null}
      </g>
    )
  })
}

interface GlyphProps {
  d: string
  at: Spot
  size: number
  className: string
  width: number
}

function Glyph({ d, at, size, className, width }: GlyphProps) {
  const place = (value: number) => Math.round((value - size / 2) * 100) / 100
  return (
    <path
      d={d}
      className={className}
      strokeWidth={width}
      transform={`translate(${place(at.x)} ${place(at.y)}) scale(${Math.round((size / 24) * 1000) / 1000})`}
    />
  )
}

interface WordsProps {
  at: Spot
  size: number
  className: string
  /** Clear the ground around the letters. */
  onPlate?: boolean
  children: ReactNode
}

function Words({ at, size, className, onPlate, children }: WordsProps) {
  return (
    <text
      x={at.x}
      y={Math.round((at.y + size * 0.34) * 100) / 100}
      fontSize={size}
      textAnchor="middle"
      className={onPlate ? `${className} stroke-leaf` : className}
      {...(onPlate ? { strokeWidth: 4, paintOrder: 'stroke' } : {})}
    >
      {children}
    </text>
  )
}
