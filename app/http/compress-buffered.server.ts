import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { acceptedEncoding, takes } from './accepted-encoding.ts'
import { type Bytes, bufferedBytes, bufferedResponse } from './buffered-response.server.ts'

/** Less than this fits into one packet anyway. */
export const SMALLEST_COMPRESSED = 1024
/** The quickest level: a page is compressed for one answer. Twice the time would save a tenth of the bytes. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }
const COMPRESS = {
  br: (bytes: Bytes) => brotliCompressSync(bytes, BROTLI),
  gzip: (bytes: Bytes) => gzipSync(bytes, { level: 1 }),
}

/** The bytes of an answer as a browser that sent this Accept-Encoding takes them. */
export function compressed(
  bytes: Bytes,
  accepts: string,
  gzipped?: () => Bytes,
): { encoding: 'br' | 'gzip' | null; body: Bytes } {
  const accepted = bytes.byteLength < SMALLEST_COMPRESSED ? '' : accepts
  if (gzipped && takes(accepted, 'gzip')) return { encoding: 'gzip', body: gzipped() }
  const encoding = acceptedEncoding(accepted)
  return { encoding, body: encoding ? (COMPRESS[encoding](bytes) as Bytes) : bytes }
}

/** For answers that are streamed, such as exports. */
const compressBits = compress()

/** Compresses an answer. One that is complete is compressed in one piece and gets a Content-Length. */
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
  // Otherwise Hono writes the headers of the first answer over those of the second.
  c.res = undefined
  c.res = bufferedResponse(body, { status, headers })
}

/** The bytes of a JSON answer. Only downloads are streamed. */
async function smallAnswer(res: Response, method: string): Promise<Bytes | null> {
  const type = res.headers.get('Content-Type') ?? ''
  if (method === 'HEAD' || !res.body || !type.startsWith('application/json')) return null
  if (res.headers.has('Content-Disposition')) return null
  return new Uint8Array(await res.arrayBuffer())
}
