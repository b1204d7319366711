import type { AppLoadContext, ServerBuild } from '@remix-run/server-runtime'
import type { Handler } from 'hono'
import type { Settings } from '#app/env.server.ts'
import { bufferedResponse } from '#app/http/gate/buffered-response.server.ts'
import { addContext } from '#app/http/gate/context.server.ts'
import { type Env, hasBody } from '#app/http/gate/middleware.ts'
import { clearToast } from '#app/http/sessions/cookies.server.ts'
import { currentLanguage } from '#app/language/current.ts'
import { addressIn, readAddress } from '#app/language/language.ts'
import { pageHandler } from './page-handler.server.ts'

/** Answers requests for pages, for the data of pages, and for their forms. */
export function pages(build: ServerBuild | (() => Promise<ServerBuild>), settings: Settings): Handler<Env> {
  const handle = pageHandler(build, settings.mode)
  return async (c) => {
    const context = c.get('context')
    const response = await handle(context.unreadRequest(), context as AppLoadContext)
    const { headers, status } = response
    // The page around a form may be kept by caches; an answer to what was typed into it never.
    if (hasBody(c.req.raw)) headers.set('Cache-Control', 'no-store')
    addContext(response, context)
    keepLanguage(headers)
    const isPage = headers.get('Content-Type')?.startsWith('text/html')
    if (context.toast && c.req.method === 'GET' && (isPage || isData(response)))
      headers.append('Set-Cookie', await clearToast(settings))
    // A page without a form accepts no POST. Remix answers 405 without the header that RFC 9110 requires.
    if (status === 405) headers.set('Allow', 'GET, HEAD')
    if (!isData(response)) return response
    headers.set('Content-Type', `${DATA_TYPE}; charset=utf-8`)
    // Remix streams the response of a data request, although all of the data is available.
    return response.body ? bufferedResponse(new Uint8Array(await response.arrayBuffer()), response) : response
  }
}

/** A redirect stays in the language of the page that answers, unless it names another. */
function keepLanguage(headers: Headers): void {
  const to = headers.get('Location')
  if (to?.startsWith('/') && readAddress(to.split(/[?#]/)[0]!).language === 'en')
    headers.set('Location', addressIn(currentLanguage(), to))
}

/** Remix's name for the data of a page, without its character set. */
const DATA_TYPE = 'text/x-script'

function isData({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith(DATA_TYPE) ?? false
}
