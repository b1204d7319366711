import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { compress as compressStream } from 'hono/compress'
import type { Middleware } from '#app/http/gate/middleware.ts'
import { acceptedEncoding } from './accepted-encoding.ts'
import { bufferedBytes } from './buffered-response.server.ts'

/** Smaller bodies fit into one packet without compression. */
const SMALLEST = 1024
/**
 * The fastest level: a page is compressed for one response. A level that takes twice the time would save a tenth of the
 * bytes.
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }
const COMPRESS = {
  br: (bytes: Uint8Array) => brotliCompressSync(bytes, BROTLI),
  gzip: (bytes: Uint8Array) => gzipSync(bytes, { level: 1 }),
}

/** For responses that are streamed, such as exports. */
const streamed = compressStream()

/** Compresses a response. A complete body is compressed in one step and gets a Content-Length. */
export const compress: Middleware = async (c, next) => {
  await next()
  const { headers, status } = c.res
  if (headers.has('Content-Encoding') || headers.has('Content-Length')) return
  const bytes = bufferedBytes(c.res)
  if (!bytes) return streamed(c, async () => {})
  const isLarge = bytes.byteLength >= SMALLEST
  const encoding = isLarge ? acceptedEncoding(c.req.header('Accept-Encoding') ?? '') : null
  const body = encoding ? (COMPRESS[encoding](bytes) as typeof bytes) : bytes
  if (isLarge) headers.append('Vary', 'Accept-Encoding')
  headers.set('Content-Length', String(body.byteLength))
  if (!encoding) return
  headers.set('Content-Encoding', encoding)
  // Otherwise Hono replaces the headers of the second response with those of the first.
  c.res = undefined
  c.res = new Response(body, { status, headers })
}
