import { randomBytes, randomUUID } from 'node:crypto'
import type { Settings } from '#app/env.server.ts'
import type { Middleware } from '#app/http/gate/middleware.ts'
import { clientAddress } from '#app/http/gate/remote-address.server.ts'
import { type Logger, logRequest } from './log.server.ts'

/** A request that has just arrived. */
interface BegunRequest {
  id: string
  /** 128 random bits for the Content-Security-Policy header of the response. */
  nonce: string
  /** In milliseconds, from `performance.now()`. */
  began: number
}

export function beginRequest(): BegunRequest {
  return { id: randomUUID(), nonce: randomBytes(16).toString('base64'), began: performance.now() }
}

/** Gives the request its id and nonce, and writes its line into the log after the answer. */
export function beginsRequests(log: Logger, settings: Settings): Middleware {
  return async (c, next) => {
    const begun = beginRequest()
    c.set('begun', begun)
    c.set('address', clientAddress(c, settings))
    await next()
    // `c.header` would make a new Response, whose body is a stream.
    c.res.headers.set('X-Request-Id', begun.id)
    logRequest(log, begun, { method: c.req.method, path: c.req.path, status: c.res.status })
  }
}
