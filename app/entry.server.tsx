import { Writable } from 'node:stream'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import type { AppLoadContext, EntryContext } from '@remix-run/server-runtime'
import { renderToPipeableStream } from 'react-dom/server'
import { collected } from './http/collected.server.ts'

/**
 * Renders the whole page before the first byte. Pages here wait for nothing slow, and a page sent in
 * one piece is nearly twice as quick as a streamed one; the synchronous renderer would drop loader data.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failed = false
    const { pipe } = renderToPipeableStream(
      <RemixServer context={remix} url={request.url} nonce={context.nonce} />,
      {
        nonce: context.nonce,
        onAllReady() {
          pipe(
            collector((page) => {
              headers.set('Content-Type', 'text/html; charset=utf-8')
              resolve(collected(page, { headers, status: failed ? 500 : status }))
            }),
          )
        },
        onShellError: reject,
        onError(error) {
          // Thrown from here it would end the process; a page that cannot be rendered at all comes by onShellError.
          failed = true
          logError(error, context)
        },
      },
    )
  })
}

/** Collects a page and hands it over as one piece. */
function collector(done: (page: Uint8Array<ArrayBuffer>) => void): Writable {
  const chunks: Uint8Array[] = []
  return new Writable({
    write(chunk: Uint8Array, _encoding, next) {
      chunks.push(chunk)
      next()
    },
    final(next) {
      done(withoutZeros(Buffer.concat(chunks)))
      next()
    },
  })
}

/**
 * React 18 sends its whole buffer, with zeros at the end, where a letter of several bytes does not fit into what is left
 * of it (facebook/react#31134). UTF-8 has the byte 0 for NUL only, which no HTML page may contain.
 */
function withoutZeros(page: Buffer<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return page.includes(0) ? page.filter((byte) => byte !== 0) : page
}

/**
 * What no loader or action expected: logged whole, shown to people without a word of it. A refusal, such as a form sent
 * to a page that takes none, is expected: anybody could fill the log with them.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
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
  // The router wraps its own errors: what happened is inside.
  const cause = isRouteErrorResponse(error) ? (error as { error?: Error }).error : undefined
  log.error({ requestId, err: cause ?? error })
}
