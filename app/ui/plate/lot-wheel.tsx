import { type Planet, SIGNS, type Sign } from '#app/astro/types.ts'
import { LOT_PATH, PLANET_PATHS, SIGN_PATHS } from '#app/ui/base/glyphs.tsx'
import type { Palette } from '#app/ui/base/tokens.ts'

const SIZE = 240
const CENTRE = SIZE / 2
const OUTER = 116
const INNER = 88
/** The radius at which the contents of a sign are drawn. Several marks in one sign share its width. */
const MARKS = 64
const GLYPH = 24

export type LotRole = 'lot' | 'ruler' | 'help' | 'test'

export interface LotMark {
  role: LotRole
  name: 'lot' | Planet
  sign: Sign
}

const COLOURS: Record<LotRole, keyof Palette> = {
  lot: 'gold',
  ruler: 'ink',
  help: 'verdigris',
  test: 'rubric',
}
const colour = (role: LotRole) => `var(--${COLOURS[role]})`

interface LotWheelProps {
  /** The lot is the first. */
  marks: readonly LotMark[]
  /** Of the lot, counted by signs. */
  place: number
  /** What the help and the test regard. */
  regarded?: Readonly<Partial<Record<LotRole, string | undefined>>>
  /** True if the ruler does not see the lot. */
  isAverse?: boolean
}

/** The twelve signs with the rising one at the left, the lot, and planets: plain SVG in the colours of the page. */
export function LotWheel({ marks, place, regarded = {}, isAverse = false }: LotWheelProps) {
  const rising = (SIGNS.indexOf(marks[0]!.sign) - (place - 1) + 12) % 12
  const placed = marks.map((mark) => ({ ...mark, at: placeMark(mark, marks, rising) }))
  const lot = placed[0]!
  const targetOf = (role: LotRole) => placed.find((mark) => mark.role === regarded[role]) ?? lot
  return (
    <svg
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      aria-hidden="true"
      className="mx-auto block w-full max-w-72"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx={CENTRE} cy={CENTRE} r={OUTER} stroke="var(--gilt)" />
      <circle cx={CENTRE} cy={CENTRE} r={INNER} stroke="var(--rule)" />
      <path d={EDGES} stroke="var(--rule)" />
      <g stroke="var(--faded)" strokeWidth="1.9">
        {SIGNS.map((sign, index) => (
          <SignMark key={sign} sign={sign} step={(index - rising + 12) % 12} own={sign === lot.sign} />
        ))}
      </g>
      <g opacity="0.55">
        {placed.slice(1).map(({ role, name, at }) => {
          const target = targetOf(role).at
          return (
            <path
              key={`${role} ${name}`}
              d={`M${at.x} ${at.y}L${target.x} ${target.y}`}
              stroke={colour(role)}
              strokeDasharray={role === 'ruler' && isAverse ? '1 5' : undefined}
            />
          )
        })}
      </g>
      <g strokeWidth="2">
        {placed.map(({ role, name, at }) => (
          <g key={`${role} ${name}`} stroke={colour(role)}>
            <circle cx={at.x} cy={at.y} r="14" fill="var(--leaf)" strokeWidth="1" />
            <path d={name === 'lot' ? LOT_PATH : PLANET_PATHS[name]} transform={glyphAt(at, 18)} />
          </g>
        ))}
      </g>
    </svg>
  )
}

function SignMark({ sign, step, own }: { sign: Sign; step: number; own: boolean }) {
  const middle = pointAt(step, 0.5, (INNER + OUTER) / 2)
  return (
    <>
      {own ? (
        <circle
          cx={middle.x}
          cy={middle.y}
          r="12.5"
          fill="var(--wash)"
          stroke="var(--gilt)"
          strokeWidth="1"
        />
      ) : null}
      <path d={SIGN_PATHS[sign]} transform={glyphAt(middle, 16)} stroke={own ? 'var(--gold)' : undefined} />
    </>
  )
}

/** Puts the middle of a glyph at a point. */
function glyphAt({ x, y }: Spot, size: number): string {
  return `translate(${tenth(x - size / 2)} ${tenth(y - size / 2)})scale(${Math.round((size / GLYPH) * 1000) / 1000})`
}

interface Spot {
  x: number
  y: number
}

/** Signs run counterclockwise from the left, as in a wheel. */
function pointAt(step: number, part: number, radius: number): Spot {
  const angle = Math.PI + ((step + part) * Math.PI) / 6
  return { x: tenth(CENTRE + radius * Math.cos(angle)), y: tenth(CENTRE - radius * Math.sin(angle)) }
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}

/** The lines between the signs. */
const EDGES = SIGNS.map((_, step) => {
  const [edge, rim] = [pointAt(step, 0, INNER), pointAt(step, 0, OUTER)]
  return `M${edge.x} ${edge.y}L${rim.x} ${rim.y}`
}).join('')

function placeMark(mark: LotMark, marks: readonly LotMark[], rising: number): Spot {
  const step = (SIGNS.indexOf(mark.sign) - rising + 12) % 12
  const together = marks.filter(({ sign }) => sign === mark.sign)
  const index = together.indexOf(mark)
  // Two marks stand side by side; a third and a fourth are nearer to the centre.
  const inner = index >= 2 ? 34 : 0
  const row = together.slice(index >= 2 ? 2 : 0, index >= 2 ? 4 : 2)
  const part = row.length === 1 ? 0.5 : row.indexOf(mark) === 0 ? 0.04 : 0.96
  return pointAt(step, part, MARKS + 8 - inner)
}
