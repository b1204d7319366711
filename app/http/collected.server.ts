const bytesOf = new WeakMap<Response, Uint8Array<ArrayBuffer>>()

/** An answer whose bytes are all there: whoever sends it need not read them out of a stream. */
export function collected(bytes: Uint8Array<ArrayBuffer>, init: ResponseInit): Response {
  const response = new Response(bytes, init)
  bytesOf.set(response, bytes)
  return response
}

/** The bytes of an answer made by `collected`; undefined for any other. */
export function collectedBytes(response: Response): Uint8Array<ArrayBuffer> | undefined {
  return bytesOf.get(response)
}
