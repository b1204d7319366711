import { randomBytes, randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import type { Settings } from '#app/env.server.ts'
import type { Env, Middleware } from '#app/http/gate/middleware.ts'
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

/**
 * True if a part of the body has not come yet and will not be read, such as that of a GET or of a refused form. The
 * connection then cannot be used again, and Node would read the rest, however long it is, to keep it open.
 */
function leavesBodyUnread({ env, req }: Context<Env>): boolean {
  if (env?.incoming?.complete !== false) return false
  return Boolean(req.header('Transfer-Encoding') || Number(req.header('Content-Length')))
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
    if (leavesBodyUnread(c)) c.res.headers.set('Connection', 'close')
    logRequest(log, begun, { method: c.req.method, path: c.req.path, status: c.res.status })
  }
}
