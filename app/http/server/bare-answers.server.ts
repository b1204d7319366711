import type { ServerBuild } from '@remix-run/server-runtime'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { errorJson } from '#app/http/calls/json-call.server.ts'
import type { BareAnswers } from '#app/http/gate/middleware.ts'
import { ERROR_CODES } from '#app/operations/refusal-codes.ts'
import { BareErrorPage } from '#app/ui/page/error-page.tsx'

/** The style sheets of every page; none in development, where the build changes. */
const stylesOf = (build: ServerBuild | (() => Promise<ServerBuild>)): readonly string[] =>
  typeof build === 'function' ? [] : (build.assets.routes.root?.css ?? [])

export function bareAnswers(build: Parameters<typeof stylesOf>[0]): BareAnswers {
  const styles = stylesOf(build)
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
