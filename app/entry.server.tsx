import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import type { AppLoadContext, EntryContext } from '@remix-run/server-runtime'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { sendsScript } from './ui/page/page-kind.ts'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

/**
 * Renders the complete page before the first byte is sent. Pages here wait for nothing slow, and a page sent in one
 * piece is nearly twice as fast as a streamed one.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const page = render(remix, request.url, context.nonce)
  const state = remix.renderMeta?.didRenderScripts ? await stateScripts(remix, context.nonce) : ''
  return new Response(page + state, { headers, status })
}

/**
 * The synchronous renderer makes one string, at a third of the cost of the streaming one. It cannot wait for Remix's
 * component that sends the loaders' answers, so `stateScripts` writes them in the same way.
 */
function render(remix: EntryContext, url: string, nonce: string): string {
  const { serverHandoffStream: _, ...sync } = remix
  const isHydrated = sendsScript(remix.staticHandlerContext.matches.map(({ route }) => route.id))
  // Marks between texts are of use only to a page that React takes over in the browser.
  const toHtml = isHydrated ? renderToString : renderToStaticMarkup
  return `<!DOCTYPE html>${toHtml(<RemixServer context={sync} url={url} nonce={nonce} />)}`
}

/** The loaders' answers in the format that the browser's scripts read. */
async function stateScripts({ serverHandoffStream }: EntryContext, nonce: string): Promise<string> {
  const state = await new Response(serverHandoffStream ?? null).text()
  const stream = 'window.__remixContext.streamController'
  const scripts = [`${stream}.enqueue(${escapeForScript(JSON.stringify(state))});`, `${stream}.close();`]
  return scripts.map((script) => `<script nonce="${nonce}">${script}</script>`).join('')
}

/** Prevents a text from ending the script element that contains it. */
function escapeForScript(json: string): string {
  return json.replace(
    /[&><\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/**
 * Handles an error that no loader or action expected: it is logged in full, and no part of it is shown. Refusals, such
 * as a form sent to a page that accepts none, are expected and not logged, because anyone could fill the log with them.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
  if (isRouteErrorResponse(error)) context.thrown = error.data
  if (!request.signal.aborted && !isRefusal(error)) logError(error, context)
}

function isRefusal(error: unknown): boolean {
  const status =
    error instanceof Response || isRouteErrorResponse(error)
      ? error.status
      : (error as { init?: ResponseInit | null } | null)?.init?.status
  return status !== undefined && status < 500
}

function logError(error: unknown, { log, requestId }: AppLoadContext): void {
  // The router wraps its own errors; the cause is inside.
  const cause = isRouteErrorResponse(error) ? (error as { error?: Error }).error : undefined
  log.error({ requestId, err: cause ?? error })
}
