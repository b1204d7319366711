import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ChartDataLine } from '#app/features/reports/chart-data-line.tsx'
import { DetailedReport, DetailedReportWithoutChart } from '#app/features/reports/detailed-report.tsx'
import { NoBirthData } from '#app/features/reports/report-missing.tsx'
import { reportPageWords as words } from '#app/features/reports/report-page-messages.ts'
import { paths } from '#app/paths.ts'
import { DownloadForm } from '#app/ui/form/download-form.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { reportLoader } from './report-loader.server.ts'

export const meta: MetaFunction = () => pageTitle(words.detailed)
export const loader = reportLoader

export default function DetailedReportPage() {
  const report = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        title={words.detailed}
        back={{ href: paths.dashboard, label: words.backToDashboard }}
        actions={
          report.state === 'ready' ? (
            <>
              <DownloadForm action={paths.pdfReport} variant="primary" label={words.exportPdf} />
              <DownloadForm
                action={`${paths.pdfReport}?paper=letter`}
                variant="secondary"
                label={words.exportLetter}
              />
            </>
          ) : null
        }
      />
      {report.state === 'no-birth-data' ? <NoBirthData message={report.message} /> : null}
      {report.state === 'no-chart' ? <DetailedReportWithoutChart /> : null}
      {report.state === 'ready' ? <ChartDataLine data={report.dataLine} terms={report.terms} /> : null}
      {report.state === 'ready' ? <DetailedReport birth={report.birth} chart={report.chart} /> : null}
    </>
  )
}
