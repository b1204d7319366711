import { type ReactNode, useId } from 'react'
import type { AspectType } from '#app/astro/types.ts'
import { hasArabicDigits, inDigits } from '#app/language/current.ts'
import { LOT_PATH, PLANET_PATHS, SIGN_PATHS } from '#app/ui/base/glyphs.tsx'
import { ASPECT_STYLES, LOT_DOT, LOT_LINE_WIDTH, lineWidth, RULER_RING } from './aspect-styles.ts'
import { RETROGRADE_PATH } from './chart-glyphs.ts'
import { wheelDescription } from './wheel-description.ts'
import {
  BASELINE,
  GLYPH,
  RETROGRADE_GLYPH,
  SIGN_BESIDE,
  SIGN_GLYPH,
  SMALL_PLAN,
  type Spot,
  type Text,
  type WheelPlan,
} from './wheel-geometry.ts'
import { type Label, layoutWheel, type WheelInput, type WheelLayout } from './wheel-layout.ts'
import { wheelWords as words } from './wheel-messages.ts'
import { pickId } from './wheel-pick.ts'

interface ChartWheelProps {
  chart: WheelInput
  plan?: WheelPlan
  /** Id of the table beside it with the same content. */
  describedBy?: string
  className?: string
}

/** The natal chart as a wheel: plain SVG, rendered on the server, in the colours of the page. */
export function ChartWheel({ chart, plan = SMALL_PLAN, describedBy, className }: ChartWheelProps) {
  const layout = layoutWheel(chart, plan)
  const id = useId()
  return (
    <svg
      viewBox={`0 0 ${plan.size} ${plan.size}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-desc`}
      aria-details={describedBy}
      className={className}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <title id={`${id}-title`}>{words.title}</title>
      <desc id={`${id}-desc`}>{wheelDescription(chart)}</desc>
      <Plate scale={layout.scale} plan={plan} />
      <Signs signs={layout.signs} />
      <Aspects layout={layout} />
      <Lines labels={[...layout.cusps, ...layout.axes]} />
      <Letters layout={layout} plan={plan} />
      <Points points={layout.points} />
    </svg>
  )
}

/** The plate: its rings, and a scale of 360 degrees. The dashes of one circle are the finest strokes of the scale. */
function Plate({ scale, plan: { size, radius } }: Pick<WheelLayout, 'scale'> & { plan: WheelPlan }) {
  const { rim, scale: edge, scaleDegree, scaleInner, numbers, aspects } = radius
  const middle = size / 2
  const ring = (r: number, className: string, width: number) => (
    <circle cx={middle} cy={middle} r={r} className={className} strokeWidth={width} />
  )
  return (
    <>
      {ring(rim, 'fill-leaf', 0)}
      {ring((rim + edge) / 2, 'stroke-wash', rim - edge)}
      {ring(rim, 'stroke-gilt', 1.5)}
      {ring(edge, 'stroke-gilt', 1.25)}
      {ring(scaleInner, 'stroke-rule', 0.75)}
      <circle
        cx={middle}
        cy={middle}
        r={(edge + scaleDegree) / 2}
        className="stroke-edge"
        strokeWidth={edge - scaleDegree}
        strokeLinecap="butt"
        pathLength={360}
        strokeDasharray="0.25 0.75"
        strokeDashoffset={0.125}
        transform={`rotate(${scale.turn} ${middle} ${middle})`}
      />
      <path d={scale.strokes} className="stroke-edge" strokeWidth={0.9} strokeLinecap="butt" />
      {ring(numbers, 'stroke-rule', 0.75)}
      {ring(aspects, 'stroke-gilt', 1)}
    </>
  )
}

/** The ring of signs. The sign of the lot has another background and a border. */
function Signs({ signs }: Pick<WheelLayout, 'signs'>) {
  return (
    <>
      <path d={signs.map(({ boundary }) => boundary).join('')} className="stroke-gilt" />
      <g className="stroke-gold" strokeWidth={1.7}>
        {signs.map(({ sign, glyph, sector }) =>
          sector ? (
            <g key={sign} data-sector={sign}>
              <path d={sector} className="fill-rubric-wash stroke-rubric" strokeWidth={2} />
              <Glyph d={SIGN_PATHS[sign]} at={glyph} size={SIGN_GLYPH} className="stroke-ink" />
            </g>
          ) : (
            <Glyph key={sign} d={SIGN_PATHS[sign]} at={glyph} size={SIGN_GLYPH} />
          ),
        )}
      </g>
    </>
  )
}

function Aspects({ layout: { aspects, lotToRuler } }: { layout: WheelLayout }) {
  return (
    <>
      {aspects.map(({ from, to, type, weight, line, ends }) => (
        <g key={`${from} ${type} ${to}`} data-aspect={type} data-of={`${pickId(from)} ${pickId(to)}`}>
          <AspectLine type={type} weight={weight} d={line} />
          {ends.map(({ x, y }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={1.8} className="fill-ink" />
          ))}
        </g>
      ))}
      {lotToRuler ? (
        <g data-lot-line="">
          <LotLine d={lotToRuler.line} />
          <LotDot at={lotToRuler.ends[0]} />
          <RulerRing at={lotToRuler.ends[1]} />
        </g>
      ) : null}
    </>
  )
}

/** The line of one aspect, in the style of its kind. @param weight 1 for an exact aspect, 0 at its largest orb */
export function AspectLine({ type, weight = 0.5, d }: { type: AspectType; weight?: number; d: string }) {
  const { className, dash } = ASPECT_STYLES[type]
  return (
    <path
      d={d}
      className={className}
      strokeWidth={lineWidth(type, weight)}
      strokeDasharray={dash.length > 0 ? dash.join(' ') : undefined}
      strokeLinecap="butt"
    />
  )
}

export function LotLine({ d }: { d: string }) {
  return <path d={d} className="stroke-ink" strokeWidth={LOT_LINE_WIDTH} />
}

/** The degree of the lot: a red dot. */
export function LotDot({ at: { x, y } }: { at: Spot }) {
  return <circle cx={x} cy={y} r={LOT_DOT} className="fill-rubric" />
}

/** The degree of the lot's ruler: a ring. */
export function RulerRing({ at: { x, y } }: { at: Spot }) {
  return (
    <circle cx={x} cy={y} r={RULER_RING} className="fill-leaf stroke-ink" strokeWidth={LOT_LINE_WIDTH / 2} />
  )
}

/** The cusps as one path, and the axes, which are wider, as another. */
function Lines({ labels }: { labels: readonly Label[] }) {
  const paths = (axes: boolean) =>
    labels.map(({ angle, line, lead }) => ((angle !== null) === axes ? line + lead : '')).join('')
  return (
    <>
      <path d={paths(false)} className="stroke-edge" strokeWidth={0.9} data-lines="cusps" />
      <path d={paths(true)} className="stroke-ink" strokeWidth={2} data-lines="axes" />
    </>
  )
}

function Letters({ layout: { cusps, axes, points }, plan }: { layout: WheelLayout; plan: WheelPlan }) {
  const labels = [...cusps, ...axes]
  const places = [...labels, ...points]
  return (
    <g fontSize={plan.text} textAnchor="middle">
      <g className="fill-ink">
        <AllWords texts={places.map(({ degree }) => degree)} />
      </g>
      <g fontSize={plan.small}>
        <g className="fill-ink">
          <AllWords texts={places.map(({ minutes }) => minutes)} />
        </g>
        <g className="fill-faded">
          <AllWords texts={[...cusps.map(({ number }) => number), ...points.flatMap(({ facts }) => facts)]} />
        </g>
      </g>
      <g className="fill-rubric font-bold">
        <AllWords texts={labels.flatMap(({ name }) => name ?? [])} />
      </g>
    </g>
  )
}

function AllWords({ texts }: { texts: readonly Text[] }): ReactNode {
  return texts.map(({ x, y, text, size }) => (
    <text
      key={`${x} ${y}`}
      x={x}
      y={Math.round((y + BASELINE * size) * 100) / 100}
      direction={hasArabicDigits() ? 'rtl' : undefined}
    >
      {inDigits(text)}
    </text>
  ))
}

function Points({ points }: Pick<WheelLayout, 'points'>) {
  return (
    <>
      <path d={points.map(({ lead }) => lead).join('')} className="stroke-ink" strokeWidth={0.9} />
      <g className="stroke-ink" strokeWidth={1.9}>
        {points.map(({ name, glyph, retrograde, sign, inSign }) => {
          const isLot = name === 'Part of Fortune'
          return (
            <g key={name} data-point={name} className={isLot ? 'stroke-rubric' : undefined}>
              <Glyph d={isLot ? LOT_PATH : PLANET_PATHS[name]} at={glyph} size={GLYPH} />
              {sign ? (
                <Glyph d={SIGN_PATHS[inSign]} at={sign} size={SIGN_BESIDE} className="stroke-gold" />
              ) : null}
              {retrograde ? (
                <Glyph
                  d={RETROGRADE_PATH}
                  at={retrograde}
                  size={RETROGRADE_GLYPH}
                  className="stroke-rubric"
                />
              ) : null}
            </g>
          )
        })}
      </g>
    </>
  )
}

interface GlyphProps {
  d: string
  at: Spot
  size: number
  className?: string
}

function Glyph({ d, at, size, className }: GlyphProps) {
  const place = (value: number) => Math.round((value - size / 2) * 100) / 100
  const scale = size === 24 ? '' : ` scale(${Math.round((size / 24) * 1000) / 1000})`
  return <path d={d} className={className} transform={`translate(${place(at.x)} ${place(at.y)})${scale}`} />
}
