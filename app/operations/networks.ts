import ipaddr from 'ipaddr.js'
import { memoizeByText } from '#app/memoize.ts'

export type Address = ipaddr.IPv4 | ipaddr.IPv6

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

/** True if one of the networks contains the address. */
export function isListed(networks: readonly string[], address: Address): boolean {
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
