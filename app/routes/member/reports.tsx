import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { missingWords } from '#app/features/charts/chart-missing-messages.ts'
import { CastChart, NoBirthData } from '#app/features/reports/report-missing.tsx'
import { reportPageWords as words } from '#app/features/reports/report-page-messages.ts'
import { generateChart, readReport } from '#app/features/reports/reports.server.ts'
import { BirthSummary, ReportCards } from '#app/features/reports/reports-index.tsx'
import { keepForm } from '#app/framework/unanswered.ts'
import { formAction, pageLoader } from '#app/http/pages/page.server.ts'
import { redirectWithToast } from '#app/http/pages/redirects.server.ts'
import { paths } from '#app/paths.ts'
import { Notice } from '#app/ui/base/notice.tsx'
import { listErrors } from '#app/ui/form/use-last-result.ts'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { errorToast } from '#app/ui/toast/error-toast.ts'
import { failure, success } from '#app/ui/toast/toast.ts'

export const meta: MetaFunction = () => pageTitle(words.reports)
export const loader = pageLoader(readReport)

/** Pages with a button that casts the chart. The button leads back to them. */
const CASTING_PAGES = [
  paths.basicReport,
  paths.analysis,
  paths.myPath,
  paths.partOfFortune,
  paths.dashboard,
  paths.myYears,
] as const

export const action = formAction(generateChart, {
  schema: z.object({ next: z.enum(CASTING_PAGES).catch(paths.basicReport) }),
  inputOf: () => ({}),
  failed: errorToast,
  faultMessage: () => failure(missingWords.notCast, missingWords.tryAgain),
  done: (_, args, { next }) =>
    redirectWithToast(args, next, success(words.chartReady.title, words.chartReady.text)),
})

export const clientAction = keepForm(() => failure(missingWords.notCast, missingWords.tryAgain))

export default function Reports() {
  const report = useLoaderData<typeof loader>()
  const refused = listErrors(useActionData())
  return (
    <>
      <PageHeader
        title={words.reports}
        lead={words.reportsLead}
        back={{ href: paths.dashboard, label: words.backToDashboard }}
      />
      <div className="ruled space-y-8">
        {refused.length > 0 ? (
          <Notice variant="warning" role="alert" title={missingWords.notCast}>
            <p>{refused.join(' ')}</p>
          </Notice>
        ) : null}
        {report.state === 'no-birth-data' ? <NoBirthData message={report.message} /> : null}
        {report.state === 'no-chart' ? <CastChart /> : null}
        {report.state === 'ready' ? <ReportCards chart={report.chart} /> : null}
        {report.state === 'no-birth-data' ? null : <BirthSummary birth={report.birth} />}
      </div>
    </>
  )
}
