import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import type { AppLoadContext, EntryContext } from '@remix-run/server-runtime'
import { renderToPipeableStream } from 'react-dom/server'

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
          const body = new PassThrough()
          headers.set('Content-Type', 'text/html; charset=utf-8')
          resolve(
            new Response(createReadableStreamFromReadable(body), { headers, status: failed ? 500 : status }),
          )
          pipe(body)
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

/** What no loader or action expected: logged whole, shown to people without a word of it. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
  if (!request.signal.aborted) logError(error, context)
}

function logError(error: unknown, { log, requestId }: AppLoadContext): void {
  log.error({ requestId, err: error })
}
