import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { pictureOfLot } from '#app/features/analysis/lot-picture.server.ts'
import { fileResponse } from '#app/file-response.ts'
import { toCall } from '#app/http/gate/context.server.ts'
import { perform } from '#app/http/gate/perform.server.ts'
import { pageRefusal } from '#app/http/pages/page-refusal.server.ts'
import { isRefusal } from '#app/operations/operation.server.ts'
import { paths } from '#app/paths.ts'

/** Answers with a picture. Without a chart, it leads to the analysis, which says what is missing. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  try {
    return fileResponse(
      await perform(pictureOfLot, toCall(context), {}),
      'image/svg+xml; charset=utf-8',
      'part-of-fortune.svg',
    )
  } catch (error) {
    if (isRefusal(error, 'birth-data.missing', 'chart.missing', 'chart.outdated', 'chart.unreadable'))
      throw redirect(paths.analysis, 303)
    throw pageRefusal(error, request)
  }
}
