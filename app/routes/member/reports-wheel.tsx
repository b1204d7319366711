import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ChartDataLine } from '#app/features/reports/chart-data-line.tsx'
import { CastChart, NoBirthData } from '#app/features/reports/report-missing.tsx'
import { reportPageWords as words } from '#app/features/reports/report-page-messages.ts'
import { WheelAndTables } from '#app/features/reports/wheel-and-tables.tsx'
import { paths } from '#app/paths.ts'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { reportLoader } from './report-loader.server.ts'

export const meta: MetaFunction = () => pageTitle(words.natalChart)
export const loader = reportLoader

export default function WheelPage() {
  const report = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title={words.natalChart} back={{ href: paths.reports, label: words.backToReports }} />
      {report.state === 'no-birth-data' ? <NoBirthData message={report.message} /> : null}
      {report.state === 'no-chart' ? <CastChart /> : null}
      {report.state === 'ready' ? (
        <>
          <ChartDataLine data={report.dataLine} terms={report.terms} />
          <WheelAndTables chart={report.chart} />
        </>
      ) : null}
    </>
  )
}
