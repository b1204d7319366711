export type Bytes = Uint8Array<ArrayBuffer>

interface Collected {
  bytes: Bytes
  /** Gives the compressed bytes, if there is a cheaper way than compressing them. */
  gzip: (() => Bytes) | undefined
}

const known = new WeakMap<Response, Collected>()

/** An answer whose bytes are all there, so that they are sent without reading a stream. */
export function bufferedResponse(bytes: Bytes, init: ResponseInit, gzip?: () => Bytes): Response {
  const response = new Response(bytes, init)
  known.set(response, { bytes, gzip })
  return response
}

/** The bytes of an answer made by `bufferedResponse`; undefined for any other. */
export function bufferedBytes(response: Response): Collected | undefined {
  return known.get(response)
}
