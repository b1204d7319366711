import { promisify } from 'node:util'
import { gzip, gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import type { Middleware } from './middleware.ts'

/** Bodies that are complete when the answer begins. */
const COMPLETE = /^(?:text\/html|text\/x-script|application\/json)\b/
/** Exports, which are made while they are sent. */
const STREAMED = /^text\/csv\b/
/** A smaller body fits into one packet as it is. */
const SMALLEST = 1024
/** A larger one is compressed beside the event loop, which would take twice the time for a page. */
const LARGE = 200_000

const gzipBeside = promisify(gzip)

/** What the client accepts of what we send. */
export const encodingFor = (c: Context) =>
  accepts(c, { header: 'Accept-Encoding', supports: ['gzip', 'identity'], default: 'identity' })

/**
 * Compresses a response. Hono's own middleware reads a complete body as a stream too, which costs a page 1 to 3 ms more
 * ([decision 56](../../../docs/decisions/0056-one-pipeline.md)).
 */
export const compress: Middleware = async (c, next) => {
  await next()
  const { headers, status, body } = c.res
  const type = headers.get('Content-Type') ?? ''
  const isComplete = COMPLETE.test(type)
  if (!body || headers.has('Content-Encoding') || !(isComplete || STREAMED.test(type))) return
  headers.append('Vary', 'Accept-Encoding')
  let sent: BodyInit = body
  const isWanted = encodingFor(c) === 'gzip'
  if (isComplete) {
    const bytes = new Uint8Array(await c.res.arrayBuffer())
    const isSmall = bytes.byteLength < SMALLEST
    const made =
      !isWanted || isSmall ? bytes : bytes.byteLength < LARGE ? gzipSync(bytes) : await gzipBeside(bytes)
    if (made !== bytes) headers.set('Content-Encoding', 'gzip')
    headers.set('Content-Length', String(made.byteLength))
    sent = made as Uint8Array<ArrayBuffer>
  } else if (isWanted) {
    headers.set('Content-Encoding', 'gzip')
    sent = body.pipeThrough(new CompressionStream('gzip'))
  }
  // Otherwise Hono replaces the headers of the second response with those of the first.
  c.res = undefined
  c.res = new Response(sent, { status, headers })
}
