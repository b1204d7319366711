import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { Settings } from '#app/env.server.ts'
import { type Address, isListed, parseAddress } from '#app/operations/networks.ts'

/**
 * The source of a request, in one spelling for each address. The header that names it is used only if it comes from a proxy
 * in the settings, because anyone can send that header. Empty if the source is not known.
 */
export function clientAddress(
  c: Context,
  { trustedProxies, clientAddressHeader }: Pick<Settings, 'trustedProxies' | 'clientAddressHeader'>,
): string {
  // Undefined if the application is called without a socket, as some tests do.
  const hasSocket = Boolean((c.env as { incoming?: unknown } | undefined)?.incoming)
  const direct = parseAddress((hasSocket && getConnInfo(c).remote.address) || '')
  return firstUntrusted(direct, c.req.header(clientAddressHeader) ?? '', trustedProxies)?.toString() ?? ''
}

/**
 * Each proxy appends the address that it received the request from, so the list is read from its end for as long as the
 * address is a trusted proxy.
 */
function firstUntrusted(
  direct: Address | null,
  forwarded: string,
  trusted: readonly string[],
): Address | null {
  const hops = forwarded.split(',')
  let address = direct
  while (address && isListed(trusted, address)) {
    const previous = parseAddress(hops.pop() ?? '')
    if (!previous) break
    address = previous
  }
  return address
}
