import type { BirthDataView } from '#app/features/charts/birth-record.server.ts'
import { BirthRecordFacts } from '#app/features/charts/birth-record-facts.tsx'
import { chartType, type ReportChart } from '#app/features/charts/report-chart.ts'
import { HouseName } from '#app/features/lots/house-name.tsx'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { LotGlyph, SignGlyph } from '#app/ui/base/glyphs.tsx'
import { DownloadForm } from '#app/ui/form/download-form.tsx'
import { GenerationDate } from './report-facts.tsx'

/** The two reports, each with its contents. */
export function ReportCards({ chart }: { chart: ReportChart }) {
  const { partOfFortune: lot, planets, houses, aspects, houseSystem, generatedAt } = chart
  return (
    <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
      <Card
        title="Basic Report"
        actions={<ButtonLink href={paths.basicReport}>View Basic Report</ButtonLink>}
      >
        <p className="flex items-center gap-3">
          <SignGlyph sign={lot.sign} className="size-10 shrink-0 text-gold" />
          <span className="figure">
            {lot.sign}, <HouseName of={lot} />
          </span>
        </p>
        <p className="flex items-center gap-2 text-faded">
          <LotGlyph className="size-5 shrink-0 text-rubric" /> Part of Fortune
        </p>
        <p>
          {planets.length} planets mapped, {houses.length} houses
        </p>
      </Card>
      <Card
        title="Detailed Report"
        actions={
          <>
            <ButtonLink href={paths.detailedReport}>View Detailed Report</ButtonLink>
            <DownloadForm action={paths.pdfReport} variant="secondary">
              Download Report
            </DownloadForm>
          </>
        }
      >
        <p className="figure">{aspects.length} aspects</p>
        <p className="text-faded">{chartType(houseSystem)}</p>
        <p>
          Generated on <GenerationDate at={generatedAt} />
        </p>
      </Card>
    </div>
  )
}

export function BirthSummary({ birth }: { birth: BirthDataView }) {
  return (
    <Card
      title="Birth Information"
      actions={
        <ButtonLink href={paths.birthInfo} variant="secondary">
          Update Birth Information
        </ButtonLink>
      }
    >
      <BirthRecordFacts record={birth} />
    </Card>
  )
}
