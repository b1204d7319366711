import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { Settings } from '../env.server'

/**
 * Where a request came from. What a proxy says of it in X-Forwarded-For is believed only of the
 * proxies in the settings; anybody can send that header.
 */
export function addressOf(c: Context, { trustedProxies }: Pick<Settings, 'trustedProxies'>): string {
  const direct = socketAddress(c)
  if (!trustedProxies.includes(direct)) return direct
  const forwarded = c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim()
  return forwarded || direct
}

/** Empty where the application is called without a socket, as route tests do. */
function socketAddress(c: Context): string {
  if (!(c.env as { incoming?: unknown } | undefined)?.incoming) return ''
  return getConnInfo(c).remote.address?.replace(/^::ffff:/, '') ?? ''
}
