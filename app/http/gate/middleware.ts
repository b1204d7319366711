import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import type { RequestContext } from './context.server.ts'

/** What one middleware leaves for those after it. */
export interface Env {
  /** Missing if the application is called without Node's request, as some tests do. */
  Bindings: Partial<HttpBindings>
  Variables: {
    begun: { id: string; nonce: string; began: number }
    /** Empty if it is not known. */
    address: string
    /** Set once the sender is known. */
    context: RequestContext
    /** Of a request that may change something, once it has been read. */
    body: ArrayBuffer | null
    /** True if a write was needed and not possible. */
    hasFailedToWrite: boolean
  }
}

export type Middleware = MiddlewareHandler<Env>

/** True for a request that may change something. */
export function hasBody({ method }: Request): boolean {
  return method !== 'GET' && method !== 'HEAD'
}
