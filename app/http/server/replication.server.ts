import { setTimeout } from 'node:timers/promises'
import type { Settings } from '#app/env.server.ts'
import { UNSAFE } from '#app/http/gate/changes.server.ts'
import type { Middleware } from '#app/http/gate/context.server.ts'
import { MINUTE, SECOND } from '#app/operations/clock.ts'
import type { Replication } from '#db/replication.ts'

/** A replica that has not received the transaction within this time leaves the request to the primary. */
const WAITS_FOR_MS = SECOND
const POLL_EVERY_MS = 5
/** Longer than the delay of any replica that still receives requests. */
const REMEMBERED_MS = 5 * MINUTE

/**
 * A replica answers requests that only read, once it has the newest transaction that the browser has seen. All other
 * requests go to the primary: the proxy in front sends them there when the response has `fly-replay`. After a write, a
 * cookie holds the number of the transaction.
 */
export function replicaMiddleware(
  replication: Replication,
  { origin }: Pick<Settings, 'origin'>,
): Middleware {
  const cookie = origin.startsWith('https:') ? '__Host-qismah_seen' : 'qismah_seen'
  const attributes = `; Path=/; HttpOnly; SameSite=Lax; Max-Age=${REMEMBERED_MS / SECOND}${origin.startsWith('https:') ? '; Secure' : ''}`

  return async (c, next) => {
    const primary = replication.primary()
    if (primary) {
      if (UNSAFE.has(c.req.method)) return replay(primary)
      const seen = new RegExp(`(?:^|; )${cookie}=([0-9a-f]{1,16})(?:;|$)`).exec(
        c.req.header('Cookie') ?? '',
      )?.[1]
      if (seen && !(await hasReceived(BigInt(`0x${seen}`)))) return replay(primary)
      await next()
      if (c.get('hasFailedToWrite')) c.res = replay(primary)
      return
    }
    const before = replication.position()
    await next()
    const now = replication.position()
    // A page that any cache may store must not contain a cookie.
    if (now > before && c.res.headers.get('Cache-Control') === 'no-store') {
      c.header('Set-Cookie', `${cookie}=${now.toString(16)}${attributes}`, { append: true })
    }
  }

  async function hasReceived(seen: bigint): Promise<boolean> {
    const until = performance.now() + WAITS_FOR_MS
    while (replication.position() < seen) {
      if (performance.now() > until) return false
      await setTimeout(POLL_EVERY_MS)
    }
    return true
  }
}

function replay(primary: string): Response {
  return new Response('Asked of the node that writes.', {
    status: 409,
    headers: { 'fly-replay': `instance=${primary}`, 'Cache-Control': 'no-store' },
  })
}
