import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BasicReport } from '#app/features/reports/basic-report.tsx'
import { ChartDataLine } from '#app/features/reports/chart-data-line.tsx'
import { CastChart, NoBirthData } from '#app/features/reports/report-missing.tsx'
import { reportPageWords as words } from '#app/features/reports/report-page-messages.ts'
import { paths } from '#app/paths.ts'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { reportLoader } from './report-loader.server.ts'

export const meta: MetaFunction = () => pageTitle(words.basic)

export const loader = reportLoader

export default function BasicReportPage() {
  const report = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title={words.basic} back={{ href: paths.reports, label: words.backToReports }} />
      {report.state === 'no-birth-data' ? <NoBirthData message={report.message} /> : null}
      {report.state === 'no-chart' ? <CastChart /> : null}
      {report.state === 'ready' ? <ChartDataLine data={report.dataLine} terms={report.terms} /> : null}
      {report.state === 'ready' ? <BasicReport birth={report.birth} chart={report.chart} /> : null}
    </>
  )
}
