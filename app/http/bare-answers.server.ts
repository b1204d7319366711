import type { ServerBuild } from '@remix-run/server-runtime'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ERROR_CODES, type ErrorCode } from '#app/features/operations/refusal-codes.ts'
import { BareErrorPage } from '#app/ui/page/error-page.tsx'
import { errorJson } from './json-call.server.ts'

/** The style sheets of every page; none in development, where the build changes. */
const stylesOf = (build: ServerBuild | (() => Promise<ServerBuild>)): readonly string[] =>
  typeof build === 'function' ? [] : (build.assets.routes.root?.css ?? [])

/** Makes answers that need no page route: JSON for calls and for scripts of pages, a small page for people. */
export function bareAnswers(build: Parameters<typeof stylesOf>[0]) {
  const styles = stylesOf(build)
  return (
    request: Request,
    code: ErrorCode,
    message: string,
    more: Record<string, string> = {},
  ): Response => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/api/') || pathname.endsWith('.data')) return errorJson(code, message, {}, more)
    const { status } = ERROR_CODES[code]
    const page = createElement(BareErrorPage, {
      status,
      message,
      styles,
      isAfterForm: request.method === 'POST',
    })
    return new Response(`<!DOCTYPE html>${renderToStaticMarkup(page)}`, {
      status,
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', ...more },
    })
  }
}
