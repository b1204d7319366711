import { HouseName } from '#app/features/lots/house-name.tsx'
import { houseText, lotWords } from '#app/features/lots/lot-messages.ts'
import { degreeText } from '#app/format.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { currentLanguage, numberDirection } from '#app/language/current.ts'
import { Isolated } from '#app/language/page-language.tsx'
import { Fact } from '#app/ui/base/fact.tsx'
import { PlanetGlyph } from '#app/ui/base/glyphs.tsx'
import { Term } from '#app/ui/base/term.tsx'
import { dmText } from '#app/ui/chart/degree-text.ts'
import type { AnalysisView } from './analysis.server.ts'
import { analysisWords as words } from './analysis-messages.ts'

/** The lot and its ruler at a glance. */
export function LotSummary({ analysis }: { analysis: AnalysisView }) {
  const { houses } = analysis
  const { sign, degree, ruler, rulerSign } = analysis.partOfFortune
  return (
    <section aria-labelledby="lot-title">
      <p className="text-faded">
        <LotTerm />
      </p>
      <h2 id="lot-title" className="mt-1 text-2xl">
        {...lotWords.inHouse(astroWords.signs[sign], <HouseName key="house" of={houses.lot} />)}
      </h2>
      <dl className="facts-in-line mt-2 sm:mt-4">
        <Fact name={lotWords.position}>
          <Isolated>{astroWords.place(degreeText(degree), astroWords.signs[sign])}</Isolated>{' '}
          <bdi dir={numberDirection()} className="text-faded">
            {dmText(degree)}
          </bdi>
        </Fact>
        <Fact name={<Term id="ruler">{lotWords.ruler}</Term>}>
          <PlanetGlyph planet={ruler} className="me-1.5 inline size-5 align-[-0.2em] text-gilt" />
          {lotWords.inSignAndHouse(
            astroWords.points[ruler],
            astroWords.signs[rulerSign],
            houseText(houses.ruler),
          )}
        </Fact>
        <Fact name={<Term id="sect">{words.sect}</Term>}>
          {analysis.isDayBirth ? words.dayBirth : words.nightBirth}
        </Fact>
      </dl>
    </section>
  )
}

/** The name of the lot, and in English its Arabic name. */
function LotTerm() {
  const term = <Term id="part-of-fortune">{lotWords.partOfFortune}</Term>
  if (currentLanguage() === 'ar') return term
  return (
    <>
      {term}, <span lang="ar-Latn">sahm al-saʿāda</span>
    </>
  )
}
