import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { acceptedEncoding, acceptsEncoding } from './accepted-encoding.ts'
import { type Bytes, bufferedBytes, bufferedResponse } from './buffered-response.server.ts'

/** Smaller bodies fit into one packet without compression. */
export const SMALLEST_COMPRESSED = 1024
/**
 * The fastest level: a page is compressed for one response. A level that takes twice the time would save a tenth of the
 * bytes.
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }
const COMPRESS = {
  br: (bytes: Bytes) => brotliCompressSync(bytes, BROTLI),
  gzip: (bytes: Bytes) => gzipSync(bytes, { level: 1 }),
}

/** The bytes of a body in the best encoding that this Accept-Encoding header allows. */
export function compressed(
  bytes: Bytes,
  accepts: string,
  gzipped?: () => Bytes,
): { encoding: 'br' | 'gzip' | null; body: Bytes } {
  const accepted = bytes.byteLength < SMALLEST_COMPRESSED ? '' : accepts
  if (gzipped && acceptsEncoding(accepted, 'gzip')) return { encoding: 'gzip', body: gzipped() }
  const encoding = acceptedEncoding(accepted)
  return { encoding, body: encoding ? (COMPRESS[encoding](bytes) as Bytes) : bytes }
}

/** For responses that are streamed, such as exports. */
const compressBits = compress()

/** Compresses a response. A complete body is compressed in one step and gets a Content-Length. */
export const compressBuffered: MiddlewareHandler = async (c, next) => {
  await next()
  const { res } = c
  if (res.headers.has('Content-Encoding') || res.headers.has('Content-Length')) return
  const known = bufferedBytes(res)
  const bytes = known?.bytes ?? (await smallAnswer(res, c.req.method))
  if (!bytes) return compressBits(c, async () => {})
  const { status, headers } = res
  const { encoding, body } = compressed(bytes, c.req.header('Accept-Encoding') ?? '', known?.gzip)
  if (bytes.byteLength >= SMALLEST_COMPRESSED) headers.append('Vary', 'Accept-Encoding')
  headers.set('Content-Length', String(body.byteLength))
  if (!encoding && known) return
  if (encoding) headers.set('Content-Encoding', encoding)
  // Otherwise Hono replaces the headers of the second response with those of the first.
  c.res = undefined
  c.res = bufferedResponse(body, { status, headers })
}

/** The bytes of a JSON response. Only downloads are streamed. */
async function smallAnswer(res: Response, method: string): Promise<Bytes | null> {
  const type = res.headers.get('Content-Type') ?? ''
  if (method === 'HEAD' || !res.body || !type.startsWith('application/json')) return null
  if (res.headers.has('Content-Disposition')) return null
  return new Uint8Array(await res.arrayBuffer())
}
