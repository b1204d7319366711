import { AspectGrid } from '#app/features/charts/aspect-grid.tsx'
import { HouseSystemNote, OlderEngine } from '#app/features/charts/chart-notes.tsx'
import { Dignities } from '#app/features/charts/dignities-table.tsx'
import { HousesTable } from '#app/features/charts/houses-table.tsx'
import { PositionsTable } from '#app/features/charts/positions-table.tsx'
import type { ReportChart } from '#app/features/charts/report-chart.ts'
import { WheelFigure } from '#app/features/charts/wheel-figure.tsx'
import { astroWords } from '#app/language/astro-messages.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { GlyphSprite } from '#app/ui/chart/glyph-sprite.tsx'
import { ReportFoot } from './report-notes.tsx'
import { reportPageWords as words } from './report-page-messages.ts'

/** The wheel at page width, and all tables in full. */
export function WheelAndTables({ chart }: { chart: ReportChart }) {
  return (
    <div className="report space-y-6">
      <GlyphSprite />
      <WheelFigure chart={chart} tableId="positions" choice full />
      <HouseSystemNote chart={chart} />
      <OlderEngine chart={chart} />
      <Card title={words.positions} className="max-sm:px-2">
        <PositionsTable chart={chart} id="positions" precise />
      </Card>
      <Card
        title={words.housesOfChart}
        className="max-sm:px-2"
        eyebrow={astroWords.houseSystems[chart.houseSystem]}
      >
        <HousesTable houses={chart.houses} caption={words.housesOfChart} />
      </Card>
      <Card title={words.aspectGrid} className="max-sm:px-3.5">
        <AspectGrid chart={chart} />
      </Card>
      <Card title={words.dignities} className="max-sm:px-3.5">
        <Dignities chart={chart} />
      </Card>
      <ReportFoot chart={chart}>
        <ButtonLink href={paths.detailedReport} variant="secondary">
          {words.detailed}
        </ButtonLink>
      </ReportFoot>
    </div>
  )
}
