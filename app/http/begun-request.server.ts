import { randomFillSync, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { RequestContext } from './context.server.ts'

/** A request that has been counted, and what is known of it so far. */
export interface BegunRequest {
  id: string
  /** For the Content-Security-Policy of its answer. */
  nonce: string
  /** Milliseconds on the clock of `performance`. */
  began: number
  context?: RequestContext
  /** What was thrown before the application saw it: the application answers with it. */
  error?: unknown
}

export function beginRequest(): BegunRequest {
  return { id: randomUUID(), nonce: newNonce(), began: performance.now() }
}

const NONCE_BYTES = 16
const pool = Buffer.alloc(256 * NONCE_BYTES)
let used = pool.length

/** 128 random bits. They are drawn for many nonces at once, which costs less. */
function newNonce(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += NONCE_BYTES
  return pool.toString('base64', used - NONCE_BYTES, used)
}

const handedOver = new WeakMap<object, BegunRequest>()

/** Hands a request over to the application, which continues with what is known of it. */
export function handOver(incoming: IncomingMessage, begun: BegunRequest): void {
  handedOver.set(incoming, begun)
}

/** The request as it was handed over; null for a request that reached the application directly. */
export function handedOverWith(env: unknown): BegunRequest | null {
  const incoming = (env as { incoming?: object } | undefined)?.incoming
  return (incoming && handedOver.get(incoming)) ?? null
}
