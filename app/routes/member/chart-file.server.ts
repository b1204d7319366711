import type { LoaderFunctionArgs } from '@remix-run/node'
import type { z } from 'zod'
import { fileResponse } from '#app/file-response.ts'
import { perform } from '#app/http/gate/perform.server.ts'
import { leadTo, pageRefusal } from '#app/http/pages/redirects.server.ts'
import { isRefusal, type Operation } from '#app/operations/operation.server.ts'
import { NO_CHART } from '#app/operations/refusal-codes.ts'

/** A loader that answers with a file. Without a chart, it leads to the page that says what is missing. */
export function chartFile(
  op: Operation<'member', z.ZodType, BodyInit>,
  { type, name, page, input = {} }: { type: string; name: string; page: string; input?: object },
) {
  return async ({ request, context }: LoaderFunctionArgs) => {
    try {
      return fileResponse(await perform(op, context, input), type, name)
    } catch (error) {
      if (isRefusal(error, ...NO_CHART)) throw leadTo(page, 303)
      throw pageRefusal(error, request)
    }
  }
}
