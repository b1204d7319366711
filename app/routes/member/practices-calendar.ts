import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { practicesCalendar } from '#app/features/analysis/practices-calendar.server.ts'
import { fileResponse } from '#app/file-response.ts'
import { toCall } from '#app/http/gate/context.server.ts'
import { perform } from '#app/http/gate/perform.server.ts'
import { pageRefusal } from '#app/http/pages/page-refusal.server.ts'
import { isRefusal } from '#app/operations/operation.server.ts'
import { paths } from '#app/paths.ts'

/** Answers with a calendar file. Without a chart, it leads to My Path, which says what is missing. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  try {
    return fileResponse(
      await perform(practicesCalendar, toCall(context), {}),
      'text/calendar; charset=utf-8',
      'my-path.ics',
    )
  } catch (error) {
    if (isRefusal(error, 'birth-data.missing', 'chart.missing', 'chart.outdated', 'chart.unreadable'))
      throw redirect(paths.myPath, 303)
    throw pageRefusal(error, request)
  }
}
