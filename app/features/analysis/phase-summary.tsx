import type { Planet } from '#app/astro/types.ts'
import { HouseName } from '#app/features/lots/house-name.tsx'
import { endingNames, houseText, lotWords, planetFirst } from '#app/features/lots/lot-messages.ts'
import type { PhaseName } from '#app/guidance/index.server.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { Isolated } from '#app/language/page-language.tsx'
import { LotGlyph, PlanetGlyph, SignGlyph } from '#app/ui/base/glyphs.tsx'
import { dmText } from '#app/ui/chart/degree-text.ts'
import type { PathView } from './path.server.ts'
import { pathWords as words } from './path-messages.ts'

const glyph = 'me-1.5 inline-block size-6 shrink-0 align-text-bottom text-gold'

/** The facts of the chart that a phase is read from, in one line. */
export function PhaseSummary({ name, path }: { name: PhaseName; path: PathView }) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-lg">
      {name === 'fortune' ? <Lot lot={path.lot} /> : null}
      {name === 'ruler' ? <Ruler ruler={path.ruler} /> : null}
      {name === 'chain' ? <Chain chain={path.chain} /> : null}
    </p>
  )
}

function Lot({ lot }: Pick<PathView, 'lot'>) {
  const { sign, degree } = lot
  return (
    <span>
      <LotGlyph className={glyph} />
      <SignGlyph sign={sign} className={glyph} />
      {...words.lotPlace(
        <Isolated key="place">{astroWords.place(dmText(degree), astroWords.signs[sign])}</Isolated>,
        <HouseName key="house" of={lot} />,
      )}
    </span>
  )
}

function Ruler({ ruler }: Pick<PathView, 'ruler'>) {
  const { planet, sign } = ruler
  return (
    <span>
      <PlanetGlyph planet={planet} className={glyph} />
      <SignGlyph sign={sign} className={glyph} />
      {words.planetPlace(planetFirst(planet), astroWords.signs[sign], houseText(ruler))}
    </span>
  )
}

function Chain({ chain: { steps, ending } }: Pick<PathView, 'chain'>) {
  return (
    <>
      {steps.map(({ planet }, index) => (
        <Link key={planet} planet={planet} first={index === 0} />
      ))}
      <span className="basis-full text-base text-faded">
        {lotWords.endingSentence(ending.kind, endingNames(ending))}
      </span>
    </>
  )
}

function Link({ planet, first }: { planet: Planet; first: boolean }) {
  return (
    <span className="inline-flex items-center">
      {first ? null : (
        <span aria-hidden="true" className="me-2 inline-block text-gilt rtl:-scale-x-100">
          →
        </span>
      )}
      {first ? null : <span className="sr-only">{words.nextLink}</span>}
      <PlanetGlyph planet={planet} className={glyph} />
      {astroWords.points[planet]}
    </span>
  )
}
