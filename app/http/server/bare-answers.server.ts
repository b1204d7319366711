import type { ServerBuild } from '@remix-run/server-runtime'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { errorJson } from '#app/http/calls/json-call.server.ts'
import type { BareAnswers } from '#app/http/gate/middleware.ts'
import { ERROR_CODES } from '#app/operations/refusal-codes.ts'
import { BareErrorPage } from '#app/ui/page/error-page.tsx'

export function bareAnswers(build: ServerBuild | (() => Promise<ServerBuild>)): BareAnswers {
  // In development the build changes.
  const styles = typeof build === 'function' ? [] : (build.assets.routes.root?.css ?? [])
  return (request, code, message, headers = {}) => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/api/') || pathname.endsWith('.data'))
      return errorJson(code, message, {}, headers)
    const { status } = ERROR_CODES[code]
    const page = createElement(BareErrorPage, {
      status,
      message,
      styles,
      isAfterForm: request.method === 'POST',
    })
    return new Response(`<!DOCTYPE html>${renderToStaticMarkup(page)}`, {
      status,
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
    })
  }
}
