import { AspectsTable } from '#app/features/charts/aspects-table.tsx'
import type { BirthDataView } from '#app/features/charts/birth-record.server.ts'
import { BirthRecordFacts } from '#app/features/charts/birth-record-facts.tsx'
import { HouseSystemNote, OlderEngine } from '#app/features/charts/chart-notes.tsx'
import { HouseCards } from '#app/features/charts/house-cards.tsx'
import { PositionsTable } from '#app/features/charts/positions-table.tsx'
import { type ReportChart, savedHouseOfLot } from '#app/features/charts/report-chart.ts'
import { reportWords } from '#app/features/charts/report-messages.ts'
import { HouseName } from '#app/features/lots/house-name.tsx'
import { astroWords } from '#app/language/astro-messages.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { GlyphSprite } from '#app/ui/chart/glyph-sprite.tsx'
import { EssentialInformation } from './report-facts.tsx'
import { NotedOtherwise, ReportFoot } from './report-notes.tsx'
import { reportPageWords as words } from './report-page-messages.ts'
import { WheelAndShortList } from './wheel-and-short-list.tsx'

export function BasicReport({ birth, chart }: { birth: BirthDataView; chart: ReportChart }) {
  return (
    <div className="report space-y-6">
      <GlyphSprite />
      <WheelAndShortList chart={chart} />
      <div className="report-half grid grid-cols-1 gap-5 md:grid-cols-2">
        <Card title={words.birth}>
          <BirthRecordFacts record={birth} />
        </Card>
        <Card title={words.essential}>
          <EssentialInformation chart={chart} />
        </Card>
      </div>
      <HouseSystemNote chart={chart} />
      <OlderEngine chart={chart} />
      <NotedOtherwise chart={chart} />
      <Card title={words.positions} className="max-sm:px-2">
        <PositionsTable chart={chart} id="positions" />
        <LotHousesNote chart={chart} />
      </Card>
      <Card title={words.aspects} className="max-sm:px-2">
        {chart.aspects.length > 0 ? (
          <AspectsTable aspects={chart.aspects} caption={reportWords.aspectsByOrb} />
        ) : (
          <p>{reportWords.noAspects}</p>
        )}
      </Card>
      <section aria-labelledby="houses-title">
        <h2 id="houses-title" className="mb-4 text-xl">
          {words.houses}
        </h2>
        <HouseCards houses={chart.houses} />
      </section>
      <ReportFoot chart={chart}>
        <ButtonLink href={paths.detailedReport}>{words.readDetailed}</ButtonLink>
        <ButtonLink href={paths.wheel} variant="secondary">
          {words.wheelAndTables}
        </ButtonLink>
      </ReportFoot>
    </div>
  )
}

/** The house of the lot, if there are several ways to count it. */
function LotHousesNote({ chart }: { chart: ReportChart }) {
  const { partOfFortune: lot } = chart
  const saved = savedHouseOfLot(chart)
  if (lot.house === lot.wholeSignPlace && !saved) return null
  return (
    <p className="text-sm text-faded">
      {words.lotIsIn(
        <HouseName key="house" of={lot} />,
        saved && { ...saved, ordinal: astroWords.ordinal(saved.house) },
      )}
    </p>
  )
}
