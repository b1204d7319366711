import { type ComponentType, useId } from 'react'
import type { SkyBody } from '#app/astro/types.ts'
import { PLANET_PATHS } from '#app/ui/base/glyphs.tsx'
import { type Lit, numbersOf } from './lit.ts'
import { plateWords as words } from './plate-messages.ts'
import {
  type BodyName,
  CENTRE,
  type Colour,
  GLYPH_STROKE,
  type Ground,
  type Label,
  MAIN_SIZE,
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
  /** What sentences of the page light, in the order of their numbers. */
  lit?: readonly Lit[]
  /** Draws the names. A file that is shown without our fonts has outlines. */
  letters?: ComponentType<LettersProps>
}

/** The sky above the place at the birth: plain SVG, rendered on the server, in the colours of the page. */
export function Plate({ view, lit = [], letters: Letters = TypedLetters }: PlateProps) {
  const id = useId()
  const numbers = (of: SkyBody | undefined) =>
    of ? numbersOf(lit, ({ bodies }) => bodies.includes(of)) : undefined
  const isPage = Letters === TypedLetters
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
        <Drawn ground={view.sky} numbers={numbers} />
        <Letters labels={view.sky.names} isStar />
        {isPage ? <BodyNames names={view.sky.bodyNames} numbers={numbers} /> : null}
      </g>
      <Drawn ground={view.page} numbers={numbers} />
      <Letters labels={view.page.names} isStar={false} />
      {isPage ? <BodyNames names={view.page.bodyNames} numbers={numbers} /> : null}
      <path d={view.arc} className="plate-arc" pathLength={1} stroke="var(--gilt)" strokeWidth="5" />
      <g className="sky">
        <Drawn ground={view.lights} numbers={numbers} />
      </g>
      <Light view={view} lit={lit} numbers={numbers} />
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

type Numbers = (of: SkyBody | undefined) => string | undefined

/** Rings and lines, which are shown while a sentence that speaks of them is chosen. */
function Light({
  view: { bodies },
  lit,
  numbers,
}: {
  view: PlateView
  lit: readonly Lit[]
  numbers: Numbers
}) {
  const spots = new Map(bodies.map(({ of, ...spot }) => [of, spot]))
  const lines = new Map(lit.flatMap(({ lines }) => lines).map((pair) => [pair.toSorted().join(' '), pair]))
  if (lit.length === 0) return null
  const drawn = (
    <>
      {[...lines].map(([key, [a, b]]) => {
        const [from, to] = [spots.get(a)!, spots.get(b)!]
        return (
          <path
            key={key}
            data-lit={numbersOf(lit, (one) => one.lines.some((pair) => pair.toSorted().join(' ') === key))}
            d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
          />
        )
      })}
      {bodies.map(({ of, x, y, isUnseen }) =>
        numbers(of) ? (
          <g key={of} data-lit={numbers(of)}>
            <circle cx={x} cy={y} r={RING} />
            {isUnseen && of !== 'lot' ? (
              <path
                d={PLANET_PATHS[of]}
                transform={`translate(${x - UNSEEN / 2} ${y - UNSEEN / 2})scale(${hundredth(UNSEEN / 24)})`}
                strokeWidth="2.4"
              />
            ) : null}
          </g>
        ) : null,
      )}
    </>
  )
  // Two strokes, because it lies on the sky of a night and on the page.
  return (
    <g className="plate-light">
      <g stroke="var(--leaf)" strokeWidth="11">
        {drawn}
      </g>
      <g stroke="var(--gold)" strokeWidth="5">
        {drawn}
      </g>
    </g>
  )
}

const RING = 31
const UNSEEN = 38

function Drawn({ ground: { shapes, glyphs }, numbers }: { ground: Ground; numbers: Numbers }) {
  return (
    <>
      {joined(shapes).map(({ d, of, fill, stroke, width, opacity, dash }) => (
        <path
          key={d}
          data-lit={numbers(of)}
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
          {glyphs.map(({ path, of, x, y, size, colour }) => (
            <path
              key={path}
              data-lit={numbers(of)}
              d={path}
              transform={`translate(${Math.round(x - size / 2)} ${Math.round(y - size / 2)})${size === 24 ? '' : `scale(${hundredth(size / 24)})`}`}
              stroke={
                numbers(of) ? `var(--lit,${paint(colour)})` : colour === 'gilt' ? undefined : paint(colour)
              }
            />
          ))}
        </g>
      ) : null}
    </>
  )
}

function TypedLetters({ labels }: LettersProps) {
  return (
    <>
      <Typed labels={labels.filter(({ isMain }) => isMain)} className="plate-main" size={MAIN_SIZE} />
      <Typed labels={labels.filter(({ isMain }) => !isMain)} className="plate-more" size={NAME_SIZE} />
    </>
  )
}

function BodyNames({ names, numbers }: { names: readonly BodyName[]; numbers: Numbers }) {
  const labels = names.map(({ of, ...label }) => ({ ...label, lit: numbers(of) }))
  return <Typed labels={labels} className="plate-main" size={MAIN_SIZE} />
}

function Typed({
  labels,
  className,
  size,
}: {
  labels: readonly (Label & { lit?: string | undefined })[]
  className: string
  size: number
}) {
  if (labels.length === 0) return null
  return (
    <g className={className} fontSize={size} fill="var(--ink)" textAnchor="middle">
      {labels.map(({ text, lit, x, y, anchor }) => (
        <text
          key={text}
          data-lit={lit}
          fill={lit && 'var(--lit,var(--ink))'}
          x={Math.round(x)}
          y={Math.round(y + TEXT_BASELINE * size)}
          textAnchor={anchor === 'middle' ? undefined : anchor}
        >
          {text}
        </text>
      ))}
    </g>
  )
}

const hundredth = (value: number) => Math.round(value * 100) / 100
