import type { ActionFunctionArgs } from '@remix-run/node'
import { exportReport } from '#app/features/reports/report-pdf.server.ts'
import { fileResponse } from '#app/file-response.ts'
import { authorise, perform } from '#app/http/gate/perform.server.ts'
import { postOnlyLoader, requireOwnForm } from '#app/http/pages/page.server.ts'
import { leadTo, pageRefusal } from '#app/http/pages/redirects.server.ts'
import { isRefusal } from '#app/operations/operation.server.ts'
import { NO_CHART } from '#app/operations/refusal-codes.ts'
import { paths } from '#app/paths.ts'

/** A GET request makes no file, because making it may store the analysis that it prints. */
export const loader = postOnlyLoader('member', paths.detailedReport)

/** Answers with a file. Without a chart, it leads to the detailed report, which says what is missing. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args
  const asked = new URL(request.url).searchParams
  try {
    authorise('member', context)
    await requireOwnForm(args, paths.detailedReport)
    const paper = asked.get('paper') ?? undefined
    const { file, name } = await perform(exportReport, context, { paper, notes: asked.get('notes') })
    return fileResponse(file as Uint8Array<ArrayBuffer>, 'application/pdf', name)
  } catch (error) {
    if (isRefusal(error, ...NO_CHART)) throw leadTo(paths.detailedReport, 303)
    // Redirects to a page with the button, because the download works only by that button.
    const from = asked.has('notes') ? paths.myBook : paths.detailedReport
    throw pageRefusal(error, new Request(new URL(from, request.url)))
  }
}
