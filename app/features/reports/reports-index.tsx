import type { BirthDataView } from '#app/features/charts/birth-record.server.ts'
import { BirthRecordFacts } from '#app/features/charts/birth-record-facts.tsx'
import { chartType, type ReportChart } from '#app/features/charts/report-chart.ts'
import { WheelFigure } from '#app/features/charts/wheel-figure.tsx'
import { HouseName } from '#app/features/lots/house-name.tsx'
import { astroWords } from '#app/language/astro-messages.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { LotGlyph, SignGlyph } from '#app/ui/base/glyphs.tsx'
import { Term } from '#app/ui/base/term.tsx'
import { GlyphSprite } from '#app/ui/chart/glyph-sprite.tsx'
import { DownloadForm } from '#app/ui/form/download-form.tsx'
import { GenerationDate } from './report-facts.tsx'
import { reportPageWords as words } from './report-page-messages.ts'

/** The wheel, and beside it the two reports, each with its contents. */
export function ReportCards({ chart }: { chart: ReportChart }) {
  const { partOfFortune: lot, planets, houses, aspects, houseSystem, generatedAt } = chart
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="lg:row-span-2">
        <GlyphSprite />
        <WheelFigure chart={chart} />
      </div>
      <Card title={words.basic} actions={<ButtonLink href={paths.basicReport}>{words.viewBasic}</ButtonLink>}>
        <p className="flex items-center gap-3">
          <SignGlyph sign={lot.sign} className="size-10 shrink-0 text-gold" />
          <span className="figure">
            {words.signAndHouse(astroWords.signs[lot.sign], <HouseName key="house" of={lot} />)}
          </span>
        </p>
        <p className="flex items-center gap-2 text-faded">
          <LotGlyph className="size-5 shrink-0 text-rubric" /> <Term id="part-of-fortune">{words.lot}</Term>
        </p>
        <p>{words.countedPlanetsAndHouses(planets.length, houses.length)}</p>
      </Card>
      <Card
        title={words.detailed}
        actions={
          <>
            <ButtonLink href={paths.detailedReport}>{words.viewDetailed}</ButtonLink>
            <DownloadForm action={paths.pdfReport} variant="secondary" label={words.download} />
          </>
        }
      >
        <p className="figure">{words.countedAspects(aspects.length)}</p>
        <p className="text-faded">
          {houseSystem === 'placidus' ? (
            <Term id="placidus">{chartType(houseSystem)}</Term>
          ) : (
            chartType(houseSystem)
          )}
        </p>
        <p>{words.generatedAt(<GenerationDate key="date" at={generatedAt} />)}</p>
      </Card>
    </div>
  )
}

export function BirthSummary({ birth }: { birth: BirthDataView }) {
  return (
    <Card
      title={words.birthInformation}
      actions={
        <ButtonLink href={paths.birthInfo} variant="secondary">
          {words.updateBirth}
        </ButtonLink>
      }
    >
      <BirthRecordFacts record={birth} />
    </Card>
  )
}
