import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ChartDataLine } from '#app/features/reports/chart-data-line.tsx'
import { CastChart, handleOfReport, NoBirthData } from '#app/features/reports/report-missing.tsx'
import { readReport } from '#app/features/reports/reports.server.ts'
import { WheelAndTables } from '#app/features/reports/wheel-and-tables.tsx'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { paths } from '#app/paths.ts'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'

export const handle = handleOfReport
export const meta: MetaFunction = () => pageTitle('Natal Chart')
export const loader = pageLoader(readReport)

export default function WheelPage() {
  const report = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title="Natal Chart" back={{ href: paths.reports, label: 'Back to Reports' }} />
      {report.state === 'no-birth-data' ? <NoBirthData message={report.message} /> : null}
      {report.state === 'no-chart' ? <CastChart /> : null}
      {report.state === 'ready' ? (
        <>
          <ChartDataLine data={report.dataLine} />
          <WheelAndTables chart={report.chart} />
        </>
      ) : null}
    </>
  )
}
