import { type ComponentType, useId } from 'react'
import { plateWords as words } from './plate-messages.ts'
import {
  CENTRE,
  type Colour,
  GLYPH_STROKE,
  type Ground,
  type Label,
  NAME_SIZE,
  type PlateView,
  RADIUS,
  type Shape,
  SIZE,
  TEXT_BASELINE,
} from './plate-view.ts'
import { skyInWords } from './sky-text.ts'

const paint = (colour: Colour | undefined) => (colour ? `var(--${colour})` : undefined)

export interface LettersProps {
  labels: readonly Label[]
  isStar: boolean
}

interface PlateProps {
  view: PlateView
  /** Draws the names. A file that is shown without our fonts has outlines. */
  letters?: ComponentType<LettersProps>
}

/** The sky above the place at the birth: plain SVG, rendered on the server, in the colours of the page. */
export function Plate({ view, letters: Letters = TypedLetters }: PlateProps) {
  const id = useId()
  const { light, glow } = view
  const isDark = light !== 'day'
  return (
    <svg
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      role="img"
      aria-labelledby={`${id}t ${id}d`}
      className="plate"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <title id={`${id}t`}>{words.title}</title>
      <desc id={`${id}d`}>{skyInWords(view.seen)}</desc>
      <circle cx={CENTRE} cy={CENTRE} r={RADIUS.rim} fill="var(--leaf)" />
      <g className={isDark ? 'sky' : undefined}>
        <SkyGround id={id} light={light} glow={glow} />
        <Drawn ground={view.sky} />
        <Letters labels={view.sky.names} isStar />
      </g>
      <Drawn ground={view.page} />
      <Letters labels={view.page.names} isStar={false} />
      <path d={view.arc} className="plate-arc" pathLength={1} stroke="var(--gilt)" strokeWidth="5" />
      <g className="sky">
        <Drawn ground={view.lights} />
      </g>
    </svg>
  )
}

/** The sky by day is blue, and lightest at the Sun; by night it is lightest at the horizon, where the Sun is near it. */
function SkyGround({ id, light, glow }: Pick<PlateView, 'light' | 'glow'> & { id: string }) {
  const isDay = light === 'day'
  const disc = (fill: string) => <circle cx={CENTRE} cy={CENTRE} r={RADIUS.sky} fill={fill} />
  return (
    <>
      <radialGradient id={`${id}s`}>
        <stop offset=".4" stopColor="var(--lapis)" stopOpacity={isDay ? 0.3 : 0.03} />
        <stop offset="1" stopColor="var(--lapis)" stopOpacity={isDay ? 0.48 : 0.17} />
      </radialGradient>
      {disc('var(--vellum)')}
      {disc(`url(#${id}s)`)}
      {glow ? (
        <>
          <radialGradient id={`${id}g`} gradientUnits="userSpaceOnUse" cx={glow.x} cy={glow.y} r="460">
            {isDay ? (
              <>
                <stop className="plate-daylight" stopOpacity=".8" />
                <stop offset="1" className="plate-daylight" stopOpacity="0" />
              </>
            ) : (
              <>
                <stop stopColor="var(--gold)" stopOpacity=".7" />
                <stop offset=".4" stopColor="var(--rubric)" stopOpacity=".3" />
                <stop offset="1" stopColor="var(--rubric)" stopOpacity="0" />
              </>
            )}
          </radialGradient>
          {disc(`url(#${id}g)`)}
        </>
      ) : null}
    </>
  )
}

/** Shapes that look the same, as one. */
function joined(shapes: readonly Shape[]): Shape[] {
  const alike = new Map<string, Shape>()
  for (const { d, ...look } of shapes) {
    const key = JSON.stringify(look)
    alike.set(key, { ...look, d: (alike.get(key)?.d ?? '') + d })
  }
  return [...alike.values()]
}

function Drawn({ ground: { shapes, glyphs } }: { ground: Ground }) {
  return (
    <>
      {joined(shapes).map(({ d, fill, stroke, width, opacity, dash }) => (
        <path
          key={d}
          d={d}
          fill={paint(fill)}
          stroke={paint(stroke)}
          strokeWidth={width}
          opacity={opacity}
          strokeDasharray={dash?.join(' ')}
          strokeLinecap={dash && dash[0] > 1 ? 'butt' : undefined}
        />
      ))}
      {glyphs.length > 0 ? (
        <g stroke="var(--gilt)" strokeWidth={GLYPH_STROKE}>
          {glyphs.map(({ path, x, y, size, colour }) => (
            <path
              key={path}
              d={path}
              transform={`translate(${Math.round(x - size / 2)} ${Math.round(y - size / 2)})${size === 24 ? '' : `scale(${hundredth(size / 24)})`}`}
              stroke={colour === 'gilt' ? undefined : paint(colour)}
            />
          ))}
        </g>
      ) : null}
    </>
  )
}

function TypedLetters({ labels, isStar }: LettersProps) {
  if (labels.length === 0) return null
  return (
    <g
      className={isStar ? 'plate-names' : 'plate-marks'}
      fontSize={NAME_SIZE}
      fill="var(--ink)"
      textAnchor="middle"
    >
      {labels.map(({ text, x, y, anchor }) => (
        <text
          key={text}
          x={Math.round(x)}
          y={Math.round(y + TEXT_BASELINE * NAME_SIZE)}
          textAnchor={anchor === 'middle' ? undefined : anchor}
        >
          {text}
        </text>
      ))}
    </g>
  )
}

const hundredth = (value: number) => Math.round(value * 100) / 100
