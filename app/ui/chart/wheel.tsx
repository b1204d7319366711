import { type ReactNode, useId } from 'react'
import type { AspectType } from '#app/astro/types.ts'
import { LOT_PATH, PLANET_PATHS, SIGN_PATHS } from '#app/ui/base/glyphs.tsx'
import { ASPECT_STYLES, LOT_DOT, LOT_LINE_WIDTH, lineWidth, RULER_RING } from './aspect-styles.ts'
import { RETROGRADE_PATH } from './chart-glyphs.ts'
import { wheelDescription } from './wheel-description.ts'
import {
  GLYPH,
  RADIUS,
  RETROGRADE_GLYPH,
  SIGN_GLYPH,
  SIZE,
  type Spot,
  TEXT_BASELINE,
  TEXT_SIZE,
  type Text,
} from './wheel-geometry.ts'
import { type Label, layoutWheel, type WheelInput, type WheelLayout } from './wheel-layout.ts'
import { wheelWords as words } from './wheel-messages.ts'
import { pickId } from './wheel-pick.ts'
import { toDegreeTexts } from './wheel-points.ts'

interface ChartWheelProps {
  chart: WheelInput
  /** Id of the table beside it with the same content. */
  describedBy?: string
  className?: string
}

/** The natal chart as a wheel: plain SVG, rendered on the server, in the colours of the page. */
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
      <title id={`${id}-title`}>{words.title}</title>
      <desc id={`${id}-desc`}>{wheelDescription(chart)}</desc>
      <Plate scale={layout.scale} />
      <Signs signs={layout.signs} />
      <Aspects layout={layout} />
      <Lines labels={[...layout.cusps, ...layout.axes]} />
      <Letters layout={layout} />
      <Points points={layout.points} />
    </svg>
  )
}

function Circle({ r, className, width = 1 }: { r: number; className: string; width?: number }) {
  return <circle cx={SIZE / 2} cy={SIZE / 2} r={r} className={className} strokeWidth={width} />
}

/** The plate: its rings, and a scale of 360 degrees. The dashes of one circle are the finest strokes of the scale. */
function Plate({ scale }: Pick<WheelLayout, 'scale'>) {
  const { rim, scale: edge, scaleDegree, scaleInner, aspects } = RADIUS
  return (
    <>
      <Circle r={rim} className="fill-leaf" width={0} />
      <Circle r={(rim + edge) / 2} className="stroke-wash" width={rim - edge} />
      <Circle r={rim} className="stroke-gilt" width={1.5} />
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
      <Circle r={aspects} className="stroke-gilt" />
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

function Letters({ layout: { cusps, axes, points } }: { layout: WheelLayout }) {
  const labels = [...cusps, ...axes]
  return (
    <g fontSize={TEXT_SIZE} textAnchor="middle">
      <g className="fill-faded">
        {cusps.map(({ house, number }) => (
          <Words key={house} text={number} />
        ))}
      </g>
      <g className="fill-ink">
        {[...labels.map(({ degree }) => degree), ...points.flatMap(toDegreeTexts)].map((text) => (
          <Words key={`${text.x} ${text.y}`} text={text} />
        ))}
      </g>
      <g className="fill-rubric font-bold">
        {labels.map(({ name }) => (name ? <Words key={name.text} text={name} /> : null))}
      </g>
    </g>
  )
}

function Words({ text: { x, y, text } }: { text: Text }): ReactNode {
  return (
    <text x={x} y={Math.round((y + TEXT_BASELINE) * 100) / 100}>
      {text}
    </text>
  )
}

function Points({ points }: Pick<WheelLayout, 'points'>) {
  return (
    <>
      <path d={points.map(({ lead }) => lead).join('')} className="stroke-ink" strokeWidth={0.9} />
      <g className="stroke-ink" strokeWidth={1.9}>
        {points.map(({ name, glyph, retrograde }) => {
          const isLot = name === 'Part of Fortune'
          return (
            <g key={name} data-point={name} className={isLot ? 'stroke-rubric' : undefined}>
              <Glyph d={isLot ? LOT_PATH : PLANET_PATHS[name]} at={glyph} size={GLYPH} />
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
