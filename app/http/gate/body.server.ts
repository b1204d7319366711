import { bodyLimit } from 'hono/body-limit'
import type { Settings } from '#app/env.server.ts'
import { Refusal } from '#app/operations/operation.server.ts'
import { refusalWords } from '#app/operations/refusal-messages.ts'
import { hasFormShape } from './form-shape.server.ts'
import { hasBody, type Middleware } from './middleware.ts'
import { forOrigin } from './origin.server.ts'

const BODY_LIMIT = 256 * 1024

export const limitBody: Middleware = bodyLimit({
  maxSize: BODY_LIMIT,
  onError() {
    throw new Refusal('request.too-large', refusalWords.tooLarge)
  },
})

/** Reads the body, and refuses a form that a parser could not read within reason. */
export function readBody({ origin }: Settings): Middleware {
  return async (c, next) => {
    const request = c.req.raw
    const body = hasBody(request) ? await c.req.arrayBuffer() : null
    if (body && !(await hasFormShape(c.req.header('Content-Type') ?? '', body)))
      throw new Refusal('request.form-malformed', refusalWords.formNotReadable)
    c.set('body', body)
    c.get('context').unreadRequest = () => unread(request, origin, body)
    return next()
  }
}

/** The request with its body unread, at our origin, which Remix compares with that of a form. */
function unread(request: Request, origin: string, body: ArrayBuffer | null): Request {
  const { pathname, search } = new URL(request.url)
  return new Request(origin + pathname + search, {
    method: request.method,
    headers: forOrigin(new Headers(request.headers), origin),
    signal: request.signal,
    body: body?.byteLength ? body : null,
  })
}
