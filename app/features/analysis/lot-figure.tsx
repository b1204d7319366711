import type { Planet, Sign } from '#app/astro/types.ts'
import { planetFirst } from '#app/features/lots/lot-messages.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { type LotMark, type LotRole, LotWheel } from '#app/ui/plate/lot-wheel.tsx'
import type { AnalysisView } from './analysis.server.ts'
import { analysisWords as words } from './analysis-messages.ts'

type Judged = NonNullable<AnalysisView['content']['judgement']>
/** Where the lot is, and the planets of a reading, if there is one. */
type Judgement = {
  lotSign: Pick<Judged['lotSign'], 'sign'>
  place: Pick<Judged['place'], 'place'>
} & Partial<Pick<Judged, 'ruler' | 'help' | 'test' | 'sight'>>

type Mark = LotMark & { place: number }

const ROLE_CLASSES: Record<LotRole, string> = {
  lot: 'text-gold',
  ruler: 'text-ink',
  help: 'text-verdigris',
  test: 'text-rubric',
}

/** The twelve signs with the rising one at the left, the lot, and the planets that the reading names. */
export function LotFigure({ judgement }: { judgement: Judgement }) {
  const marks = toMarks(judgement)
  const { help, test, sight, place } = judgement
  return (
    <figure>
      <LotWheel
        marks={marks}
        place={place.place}
        regarded={{ help: help?.to, test: test?.to }}
        isAverse={sight?.by === 'averse'}
      />
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

function toMarks({ lotSign, place, ruler, help, test }: Judgement): Mark[] {
  const of = (role: LotRole, body?: { planet: Planet | 'lot'; sign: Sign; place: number } | null) =>
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
