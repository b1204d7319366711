import { astroWords } from '#app/language/astro-messages.ts'
import { Isolated } from '#app/language/page-language.tsx'
import { ExplainedText } from '#app/ui/base/explained-text.tsx'
import { Fact } from '#app/ui/base/fact.tsx'
import { PlanetGlyph } from '#app/ui/base/glyphs.tsx'
import { Term, term } from '#app/ui/base/term.tsx'
import { dmsText } from '#app/ui/chart/degree-text.ts'
import { PlateFigure } from '#app/ui/plate/plate-figure.tsx'
import type { FortuneView } from './fortune.server.ts'
import { fortuneFormula, fortuneWords as words } from './fortune-messages.ts'
import { HouseName } from './house-name.tsx'
import { houseText, lotWords } from './lot-messages.ts'

/** The lot itself, at the top of the page. */
export function LotHead({ view: { lot, houseSystem, isDayBirth, plate } }: { view: FortuneView }) {
  const ruler = lot.chain.steps[0]
  return (
    <section
      aria-label={words.yourLot}
      className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-10 gap-y-4 md:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]"
    >
      <PlateFigure view={plate} />
      <div className="min-w-0">
        <p className="rubric">
          {...words.names(
            <span key="latin" lang="ar-Latn">
              Sahm al-saʿāda
            </span>,
            term('part-of-fortune')(lotWords.partOfFortune),
          )}
        </p>
        <h2 id="lot-title" className="text-2xl">
          {...lotWords.inHouse(astroWords.signs[lot.sign], <HouseName key="house" of={lot} />)}
        </h2>
        <dl className="facts mt-3">
          <Fact name={lotWords.position}>
            <Isolated>{astroWords.place(dmsText(lot.degree), astroWords.signs[lot.sign])}</Isolated>
          </Fact>
          {ruler ? (
            <Fact name={<Term id="ruler">{lotWords.ruler}</Term>} className="flex items-center gap-2">
              <PlanetGlyph planet={ruler.planet} className="size-5 shrink-0 text-gold" />
              {lotWords.inSignAndHouse(
                astroWords.points[ruler.planet],
                astroWords.signs[ruler.sign],
                houseText(ruler),
              )}
            </Fact>
          ) : null}
          <Fact name={<Term id="bound">{words.bound}</Term>}>{astroWords.points[lot.bound]}</Fact>
          <Fact name={words.formula}>
            {...words.formulaBy(
              term('sect')(isDayBirth ? words.byDay : words.byNight),
              <ExplainedText key="formula">{fortuneFormula(lot.reversed)}</ExplainedText>,
            )}
          </Fact>
          <Fact name={words.houses}>
            <ExplainedText>{astroWords.houseSystems[houseSystem]}</ExplainedText>
          </Fact>
        </dl>
      </div>
    </section>
  )
}
