import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DetailedReport, DetailedReportWithoutChart } from '../../features/reports/detailed-report'
import { NoBirthData } from '../../features/reports/report-missing'
import { readReport } from '../../features/reports/reports.server'
import { pageLoader } from '../../http/page.server'
import { paths } from '../../http/paths'
import { ButtonLink } from '../../ui/button'
import { PageHeader, pageTitle } from '../../ui/page'

export const meta: MetaFunction = () => pageTitle('Detailed Report')
export const loader = pageLoader(readReport)

export default function DetailedReportPage() {
  const report = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        title="Detailed Report"
        back={{ href: paths.dashboard, label: 'Back to Dashboard' }}
        actions={
          report.state === 'ready' ? (
            <>
              <ButtonLink href="/reports/pdf">Export PDF</ButtonLink>
              <ButtonLink href="/reports/pdf?paper=letter" variant="secondary">
                Export PDF, US Letter
              </ButtonLink>
            </>
          ) : null
        }
      />
      {report.state === 'no-birth-data' ? <NoBirthData message={report.message} /> : null}
      {report.state === 'no-chart' ? <DetailedReportWithoutChart message={report.message} /> : null}
      {report.state === 'ready' ? <DetailedReport birth={report.birth} chart={report.chart} /> : null}
    </>
  )
}
