import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BasicReport } from '../../features/reports/basic-report'
import { NoBirthData, NoChartYet } from '../../features/reports/report-missing'
import { readReport } from '../../features/reports/reports.server'
import { pageLoader } from '../../http/page.server'
import { paths } from '../../http/paths'
import { PageHeader, pageTitle } from '../../ui/page'

export const meta: MetaFunction = () => pageTitle('Basic Report')
export const loader = pageLoader(readReport)

export default function BasicReportPage() {
  const report = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title="Basic Report" back={{ href: paths.reports, label: 'Back to Reports' }} />
      {report.state === 'no-birth-data' ? <NoBirthData message={report.message} /> : null}
      {report.state === 'no-chart' ? <NoChartYet message={report.message} /> : null}
      {report.state === 'ready' ? <BasicReport birth={report.birth} chart={report.chart} /> : null}
    </>
  )
}
