import type { ServerBuild } from '@remix-run/server-runtime'
import type { ErrorHandler } from 'hono'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { errorJson } from '#app/http/calls/json-call.server.ts'
import { type Env, isCall, METHODS } from '#app/http/gate/context.server.ts'
import { faultRefusal, retryAfter, Unwritable } from '#app/http/gate/faults.server.ts'
import type { Logger } from '#app/log.server.ts'
import { Refusal } from '#app/operations/operation.server.ts'
import { ERROR_CODES, type ErrorCode } from '#app/operations/refusal-codes.ts'
import { refusalWords } from '#app/operations/refusal-messages.ts'
import type { Services } from '#app/operations/services.ts'
import { BareErrorPage } from '#app/ui/page/error-page.tsx'

/**
 * The answer to an error outside of a page and a call, such as a limit that was exceeded. It needs no page: JSON for calls
 * and for scripts of pages, a small page for people.
 */
export function errorAnswers(
  services: Services,
  log: Logger,
  build: ServerBuild | (() => Promise<ServerBuild>),
): ErrorHandler<Env> {
  // In development the build changes.
  const styles = typeof build === 'function' ? [] : (build.assets.routes.root?.css ?? [])

  function bare({ url, method }: Request, code: ErrorCode, message: string, more = {}): Response {
    const { pathname } = new URL(url)
    const allowed: Record<string, string> =
      code === 'request.method-unknown' ? { Allow: [...METHODS].join(', ') } : {}
    const headers = { ...allowed, ...more }
    if (isCall(pathname) || pathname.endsWith('.data')) return errorJson(code, message, {}, headers)
    const { status } = ERROR_CODES[code]
    const page = createElement(BareErrorPage, { status, message, styles, isAfterForm: method === 'POST' })
    return new Response(`<!DOCTYPE html>${renderToStaticMarkup(page)}`, {
      status,
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
    })
  }

  return (error, c) => {
    const refusal = error instanceof Refusal ? error : faultRefusal(error, services)
    if (refusal instanceof Unwritable) c.set('hasFailedToWrite', true)
    if (refusal) return bare(c.req.raw, refusal.code, refusal.message, retryAfter(refusal))
    // The client ended the connection, so the rest of the body will not come, and nobody reads the answer.
    const { incoming } = c.env ?? {}
    if (incoming?.destroyed && !incoming.complete)
      return bare(c.req.raw, 'request.form-malformed', refusalWords.formNotReadable)
    log.error({ requestId: c.get('requestId'), err: error })
    return bare(c.req.raw, 'server.failed', refusalWords.failed)
  }
}
