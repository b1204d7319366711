import { AspectGrid } from '#app/features/charts/aspect-grid.tsx'
import { AspectsTable } from '#app/features/charts/aspects-table.tsx'
import type { BirthDataView } from '#app/features/charts/birth-record.server.ts'
import type { LotRow } from '#app/features/charts/chart-lots.server.ts'
import { Position } from '#app/features/charts/chart-names.tsx'
import { HouseSystemNote, OlderEngine } from '#app/features/charts/chart-notes.tsx'
import { Dignities } from '#app/features/charts/dignities-table.tsx'
import { HousesTable } from '#app/features/charts/houses-table.tsx'
import { PlacesFromLot } from '#app/features/charts/places-from-lot.tsx'
import { PositionsTable } from '#app/features/charts/positions-table.tsx'
import type { ReportChart } from '#app/features/charts/report-chart.ts'
import { reportWords } from '#app/features/charts/report-messages.ts'
import { ReportTable } from '#app/features/charts/report-table.tsx'
import { ViewAll } from '#app/features/charts/view-all.tsx'
import { astroWords } from '#app/language/astro-messages.ts'
import { OwnLink } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { GlyphSprite } from '#app/ui/chart/glyph-sprite.tsx'
import { ChartInformation, LotFacts } from './report-facts.tsx'
import { CastChart } from './report-missing.tsx'
import { NotedOtherwise, ReportFoot } from './report-notes.tsx'
import { reportPageWords as words } from './report-page-messages.ts'
import { WheelAndShortList } from './wheel-and-short-list.tsx'

const FIRST_HOUSES = 6
const FIRST_ASPECTS = 8

export function DetailedReport({ birth, chart }: { birth: BirthDataView; chart: ReportChart }) {
  return (
    <div className="report space-y-6">
      <GlyphSprite />
      <WheelAndShortList chart={chart} />
      <div className="report-half grid grid-cols-1 gap-5 md:grid-cols-2">
        <Card title={words.lot} eyebrow={words.lotEyebrow}>
          <LotFacts chart={chart} />
        </Card>
        <Card title={words.chartInformation}>
          <ChartInformation birth={birth} chart={chart} />
        </Card>
      </div>
      <HouseSystemNote chart={chart} />
      <OlderEngine chart={chart} />
      <NotedOtherwise chart={chart} />
      <Card title={words.positions} className="max-sm:px-2">
        <PositionsTable chart={chart} id="positions" precise />
      </Card>
      <Card
        title={words.houseSystem}
        className="report-beside max-sm:px-2"
        eyebrow={astroWords.houseSystems[chart.houseSystem]}
      >
        <ViewAll rows={chart.houses} first={FIRST_HOUSES} what="houses">
          {(houses, caption) => <HousesTable houses={houses} caption={caption} />}
        </ViewAll>
        <a href={`${paths.settings}#houses-card`} className="inline-flex min-h-11 items-center print:hidden">
          {words.otherHouses}
        </a>
      </Card>
      <Card title={words.majorAspects} className="max-sm:px-2 print:hidden">
        {chart.aspects.length > 0 ? (
          <ViewAll rows={chart.aspects} first={FIRST_ASPECTS} what="aspects">
            {(aspects, caption) => <AspectsTable aspects={aspects} caption={caption} />}
          </ViewAll>
        ) : (
          <p>{reportWords.noAspects}</p>
        )}
      </Card>
      <Card title={words.aspectGrid} className="max-sm:px-3.5">
        <AspectGrid chart={chart} />
      </Card>
      <Card title={words.dignities} className="max-sm:px-3.5">
        <Dignities chart={chart} />
      </Card>
      <Card title={words.sevenLots} className="report-half max-sm:px-3.5">
        <LotsTable lots={chart.lots} caption={words.sevenLotsCaption} />
        <p className="max-w-measure text-sm text-faded">
          {words.lotsNote(
            astroWords.houseSystemsInSentence[chart.houseSystem],
            <OwnLink key="lots" href={paths.fortuneLots}>
              {words.lot}
            </OwnLink>,
          )}
        </p>
      </Card>
      <Card title={words.placesFromLot} className="report-half max-sm:px-3.5">
        <PlacesFromLot places={chart.fromLot} />
      </Card>
      <ReportFoot chart={chart}>
        <ButtonLink href={paths.analysis} variant="secondary">
          {words.readAnalysis}
        </ButtonLink>
        <ButtonLink href={paths.wheel} variant="secondary">
          {words.wheelAndTables}
        </ButtonLink>
      </ReportFoot>
    </div>
  )
}

/** Shown if the birth is known but has no chart, so that there is no lot yet. */
export function DetailedReportWithoutChart() {
  return (
    <div className="space-y-5">
      <Card title={words.lot}>
        <p className="figure">{words.notCalculated}</p>
      </Card>
      <CastChart label={words.castFromDetailed} />
    </div>
  )
}

/** Lots with their positions, houses by the chart's system, and places by whole signs. */
function LotsTable({ lots, caption }: { lots: readonly LotRow[]; caption: string }) {
  return (
    <ReportTable
      caption={caption}
      columns={[
        { head: reportWords.lot },
        { head: reportWords.position },
        { head: reportWords.house, numeric: true },
        { head: reportWords.bySign, numeric: true },
      ]}
      rows={lots.map(({ lot, sign, degree, house, wholeSignPlace }) => ({
        key: lot,
        cells: [
          astroWords.lots[lot],
          <Position key="position" sign={sign} degree={degree} />,
          house,
          wholeSignPlace,
        ],
      }))}
    />
  )
}
