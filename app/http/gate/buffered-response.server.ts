type Bytes = Uint8Array<ArrayBuffer>

const known = new WeakMap<Response, Bytes>()

/** A response whose bytes are all available, so that they are compressed and sent without reading a stream. */
export function bufferedResponse(bytes: Bytes, init: ResponseInit): Response {
  const response = new Response(bytes, init)
  known.set(response, bytes)
  return response
}

/** The bytes of a response made by `bufferedResponse`; undefined for any other response. */
export function bufferedBytes(response: Response): Bytes | undefined {
  return known.get(response)
}
