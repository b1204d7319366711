import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/server-runtime'
import type { Handler } from 'hono'
import type { Settings } from '#app/env.server.ts'
import { addContext, type Env, hasBody, type RequestContext } from '#app/http/gate/context.server.ts'
import { clearToast } from '#app/http/session.server.ts'
import { Refusal } from '#app/operations/operation.server.ts'
import type { RefusalCode } from '#app/operations/refusal-codes.ts'

/** Answers requests for pages, for the data of pages, and for their forms. */
export function pages(build: ServerBuild | (() => Promise<ServerBuild>), settings: Settings): Handler<Env> {
  const handle = createRequestHandler(build, settings.mode)
  return async (c) => {
    const context = c.get('context')
    const response = await handle(context.unreadRequest(), context as AppLoadContext)
    const { headers, status } = response
    if (headers.has('X-Remix-Error')) throw toRefusal(context)
    addContext(response, context)
    // The page around a form may be kept by caches; an answer to what was typed into it, or to a person, never.
    if (hasBody(c.req.raw) || context.actor || !headers.has('Cache-Control'))
      headers.set('Cache-Control', 'no-store')
    const isPage = headers.get('Content-Type')?.startsWith('text/html')
    if (context.toast && c.req.method === 'GET' && (isPage || isData(response)))
      headers.append('Set-Cookie', await clearToast(settings))
    // A page without a form accepts no POST. Remix answers 405 without the header that RFC 9110 requires.
    if (status === 405) headers.set('Allow', 'GET, HEAD')
    if (isData(response)) headers.set('Content-Type', `${DATA_TYPE}; charset=utf-8`)
    return response
  }
}

/** The refusal of a route without a page, for which Remix writes “Unexpected Server Error”. */
function toRefusal({ thrown, retryAfter }: RequestContext): unknown {
  const { code, message } = (thrown ?? {}) as { code?: RefusalCode; message?: string }
  return code && message ? new Refusal(code, message, {}, { retryAfter }) : thrown
}

/** Remix's name for the data of a page, without its character set. */
const DATA_TYPE = 'text/x-script'

function isData({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith(DATA_TYPE) ?? false
}
