import { Transform } from 'node:stream'
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
          const body = withoutZeroBytes()
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

/**
 * React 18 writes into a buffer of fixed size. Where a character of several bytes does not fit into its rest, React
 * sends the buffer whole, with zero bytes at the end: they stand in the middle of Arabic words. No page has a zero
 * byte of its own, and no character but NUL has one in UTF-8.
 */
function withoutZeroBytes(): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, chunk.includes(0) ? Buffer.from(chunk.filter((byte) => byte !== 0)) : chunk)
    },
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
