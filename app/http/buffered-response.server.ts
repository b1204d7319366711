export type Bytes = Uint8Array<ArrayBuffer>

interface Collected {
  bytes: Bytes
  /** Returns the compressed bytes, if there is a cheaper way to make them than compression. */
  gzip: (() => Bytes) | undefined
}

const known = new WeakMap<Response, Collected>()

/** A response whose bytes are all available, so that they are sent without reading a stream. */
export function bufferedResponse(bytes: Bytes, init: ResponseInit, gzip?: () => Bytes): Response {
  const response = new Response(bytes, init)
  known.set(response, { bytes, gzip })
  return response
}

/** The bytes of a response made by `bufferedResponse`; undefined for any other response. */
export function bufferedBytes(response: Response): Collected | undefined {
  return known.get(response)
}
