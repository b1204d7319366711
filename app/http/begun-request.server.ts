import { randomFillSync, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { RequestContext } from './context.server.ts'

/** A request that has been counted, and what is known about it so far. */
export interface BegunRequest {
  id: string
  /** For the Content-Security-Policy header of the response. */
  nonce: string
  /** Start time in milliseconds, from `performance.now()`. */
  began: number
  context?: RequestContext
  /** An error that was thrown before the application received the request. The application answers with it. */
  error?: unknown
}

export function beginRequest(): BegunRequest {
  return { id: randomUUID(), nonce: newNonce(), began: performance.now() }
}

const NONCE_BYTES = 16
const pool = Buffer.alloc(256 * NONCE_BYTES)
let used = pool.length

/** 128 random bits. They are generated for many nonces at once, because this is faster. */
function newNonce(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += NONCE_BYTES
  return pool.toString('base64', used - NONCE_BYTES, used)
}

const attached = new WeakMap<object, BegunRequest>()

/** Hands a request over to the application with what is known about it. */
export function attachRequest(incoming: IncomingMessage, begun: BegunRequest): void {
  attached.set(incoming, begun)
}

/** What was handed over with the request; null for a request that reached the application directly. */
export function attachedRequest(env: unknown): BegunRequest | null {
  const incoming = (env as { incoming?: object } | undefined)?.incoming
  return (incoming && attached.get(incoming)) ?? null
}
