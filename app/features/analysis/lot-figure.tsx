import { type Planet, SIGNS } from '#app/astro/types.ts'
import { planetFirst } from '#app/features/lots/lot-messages.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { LOT_PATH, PLANET_PATHS, SIGN_PATHS } from '#app/ui/base/glyphs.tsx'
import type { AnalysisView } from './analysis.server.ts'
import { analysisWords as words } from './analysis-messages.ts'

type Judged = NonNullable<AnalysisView['content']['judgement']>
/** Where the lot is, and the planets of a reading, if there is one. */
type Judgement = {
  lotSign: Pick<Judged['lotSign'], 'sign'>
  place: Pick<Judged['place'], 'place'>
} & Partial<Pick<Judged, 'ruler' | 'help' | 'test' | 'sight'>>

const SIZE = 240
const CENTRE = SIZE / 2
const OUTER = 116
const INNER = 88
/** The radius at which the contents of a sign are drawn. Several marks in one sign share its width. */
const MARKS = 64
const GLYPH = 24

type Role = 'lot' | 'ruler' | 'help' | 'test'

interface Mark {
  role: Role
  name: 'lot' | Planet
  sign: (typeof SIGNS)[number]
  place: number
}

const ROLE_CLASSES: Record<Role, string> = {
  lot: 'text-gold',
  ruler: 'text-ink',
  help: 'text-verdigris',
  test: 'text-rubric',
}

/** The twelve signs with the rising one at the left, the lot, and the planets that the reading names. */
export function LotFigure({ judgement }: { judgement: Judgement }) {
  const marks = toMarks(judgement)
  const rising = (SIGNS.indexOf(judgement.lotSign.sign) - (judgement.place.place - 1) + 12) % 12
  const placed = marks.map((mark) => ({ ...mark, at: placeMark(mark, marks, rising) }))
  const lot = placed[0]!
  return (
    <figure>
      <svg
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        aria-hidden="true"
        className="mx-auto block w-full max-w-72"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <circle cx={CENTRE} cy={CENTRE} r={OUTER} className="stroke-gilt" />
        <circle cx={CENTRE} cy={CENTRE} r={INNER} className="stroke-rule" />
        <path d={EDGES} className="stroke-rule" />
        <g className="stroke-faded" strokeWidth="1.9">
          {SIGNS.map((sign, index) => (
            <SignMark key={sign} sign={sign} step={(index - rising + 12) % 12} own={sign === lot.sign} />
          ))}
        </g>
        <g stroke="currentColor" opacity="0.55">
          {placed.slice(1).map(({ role, name, at }) => {
            const target = role === 'ruler' ? lot.at : placeTarget(role, judgement, placed)
            return (
              <path
                key={`${role} ${name}`}
                d={`M${at.x} ${at.y}L${target.x} ${target.y}`}
                className={ROLE_CLASSES[role]}
                strokeDasharray={role === 'ruler' && judgement.sight?.by === 'averse' ? '1 5' : undefined}
              />
            )
          })}
        </g>
        <g stroke="currentColor" strokeWidth="2">
          {placed.map(({ role, name, at }) => (
            <g key={`${role} ${name}`} className={ROLE_CLASSES[role]}>
              <circle cx={at.x} cy={at.y} r="14" className="fill-leaf" strokeWidth="1" />
              <path d={name === 'lot' ? LOT_PATH : PLANET_PATHS[name]} transform={glyphAt(at, 18)} />
            </g>
          ))}
        </g>
      </svg>
      <figcaption className="mt-3 text-sm text-faded">
        <ul className="space-y-0.5">
          {marks.map((mark) => (
            <li key={`${mark.role} ${mark.name}`}>
              <span className={ROLE_CLASSES[mark.role]}>{toWords(mark)}</span>
            </li>
          ))}
        </ul>
        <p className="mt-1">{words.figureCounts}</p>
      </figcaption>
    </figure>
  )
}

function SignMark({ sign, step, own }: { sign: (typeof SIGNS)[number]; step: number; own: boolean }) {
  const middle = pointAt(step, 0.5, (INNER + OUTER) / 2)
  return (
    <>
      {own ? (
        <circle cx={middle.x} cy={middle.y} r="12.5" className="fill-wash stroke-gilt" strokeWidth="1" />
      ) : null}
      <path
        d={SIGN_PATHS[sign]}
        transform={glyphAt(middle, 16)}
        className={own ? 'stroke-gold' : undefined}
      />
    </>
  )
}

/** Puts the middle of a glyph at a point. */
function glyphAt({ x, y }: Spot, size: number): string {
  return `translate(${tenth(x - size / 2)} ${tenth(y - size / 2)})scale(${Math.round((size / GLYPH) * 1000) / 1000})`
}

function toMarks({ lotSign, place, ruler, help, test }: Judgement): Mark[] {
  const of = (role: Role, body?: { planet: Mark['name']; sign: Mark['sign']; place: number } | null) =>
    body ? [{ role, name: body.planet, sign: body.sign, place: body.place }] : []
  return [
    { role: 'lot', name: 'lot', sign: lotSign.sign, place: place.place },
    ...of('ruler', ruler),
    ...of('help', help),
    ...of('test', test),
  ]
}

function toWords({ role, name, sign, place }: Mark): string {
  const who = name === 'lot' || role === 'lot' ? words.roles.lot : words.roles[role](planetFirst(name))
  return words.figureMark(who, astroWords.signs[sign], astroWords.ordinal(place))
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

function placeMark(mark: Mark, marks: readonly Mark[], rising: number): Spot {
  const step = (SIGNS.indexOf(mark.sign) - rising + 12) % 12
  const together = marks.filter(({ sign }) => sign === mark.sign)
  const index = together.indexOf(mark)
  // Two marks stand side by side; a third and a fourth are nearer to the centre.
  const inner = index >= 2 ? 34 : 0
  const row = together.slice(index >= 2 ? 2 : 0, index >= 2 ? 4 : 2)
  const part = row.length === 1 ? 0.5 : row.indexOf(mark) === 0 ? 0.04 : 0.96
  return pointAt(step, part, MARKS + 8 - inner)
}

function placeTarget(role: Role, { help, test }: Judgement, placed: readonly (Mark & { at: Spot })[]): Spot {
  const regarded = (role === 'help' ? help : test)?.to === 'ruler' ? 'ruler' : 'lot'
  return placed.find((mark) => mark.role === regarded)!.at
}
