import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import type { Settings } from '#app/env.server.ts'
import { memoizeByText } from '#app/memoize.ts'

type Address = ipaddr.IPv4 | ipaddr.IPv6

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

function isListed(networks: readonly string[], address: Address): boolean {
  return networks.some((network) => {
    const [start = '', bits] = network.split('/')
    const first = parseAddress(start)
    if (!first || first.kind() !== address.kind()) return false
    const allBits = first.kind() === 'ipv6' ? 128 : 32
    if (bits === undefined) return address.match(first as ipaddr.IPv6, allBits)
    // An IPv4 network in its IPv6 spelling: the 96 bits of the prefix are subtracted.
    const length = start.includes(':') && allBits === 32 ? Math.max(0, Number(bits) - 96) : Number(bits)
    return address.match(first as ipaddr.IPv6, length)
  })
}

/**
 * Parses an address in any spelling, with or without a port or a zone. An IPv4-mapped IPv6 address becomes the IPv4
 * address. Null for anything else.
 */
export function parseAddress(text: string): Address | null {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
  const isValid = bare.includes(':') ? ipaddr.IPv6.isValid(bare) : ipaddr.IPv4.isValidFourPartDecimal(bare)
  return isValid ? ipaddr.process(bare) : null
}

/** True for an address of this machine. */
export function isLoopback(address: string): boolean {
  return parseAddress(address)?.range() === 'loopback'
}

/**
 * The networks in which an address is counted, the smallest first. An IPv4 address is counted alone. A host with IPv6
 * has the 2^64 addresses of a /64, one site usually has a /48, and one renter of many sites a /40.
 */
export const listNetworks = memoizeByText(50_000, readNetworks)

/** The address with all others of its site: an IPv4 address, or an IPv6 /48. */
export function toSite(address: string): string {
  const [host = '', site = host] = listNetworks(address)
  return site
}

function readNetworks(address: string): readonly string[] {
  const parsed = parseAddress(address)
  if (parsed?.kind() !== 'ipv6') return [parsed?.toString() ?? address]
  const [a = 0, b = 0, c = 0, d = 0] = (parsed as ipaddr.IPv6).parts
  const network = (...parts: number[]) => parts.map((part) => part.toString(16)).join(':')
  return [`${network(a, b, c, d)}::/64`, `${network(a, b, c)}::/48`, `${network(a, b, c & 0xff00)}::/40`]
}
