import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import type { Settings } from '#app/env.server.ts'

type Address = ipaddr.IPv4 | ipaddr.IPv6

/**
 * The source of a request, in one spelling for each address. X-Forwarded-For is used only if it comes from a proxy in
 * the settings, because anyone can send that header. Empty if the source is not known.
 */
export function addressOf(c: Context, settings: Pick<Settings, 'trustedProxies'>): string {
  // Undefined if the application is called without a socket, as some tests do.
  const hasSocket = Boolean((c.env as { incoming?: unknown } | undefined)?.incoming)
  const direct = hasSocket ? getConnInfo(c).remote.address : undefined
  return addressFrom(direct, c.req.header('X-Forwarded-For'), settings)
}

/**
 * The same, from the parts of a request.
 * @param direct the address of the socket
 * @param forwarded the header X-Forwarded-For
 */
export function addressFrom(
  direct: string | undefined,
  forwarded: string | undefined,
  { trustedProxies }: Pick<Settings, 'trustedProxies'>,
): string {
  if (!direct) return ''
  return firstUntrusted(parseAddress(direct), forwarded ?? '', trustedProxies)?.toString() ?? ''
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
 * The networks in which an address is counted. A host with IPv6 has 2^64 addresses, and many have 2^80. The /64 counts
 * as one address, and the /48 as one site with several.
 */
export function networksOf(address: string): Networks {
  const known = recent.get(address)
  if (known) return known
  if (recent.size >= MOST_RECENT) recent.clear()
  const networks = readNetworks(address)
  recent.set(address, networks)
  return networks
}

interface Networks {
  host: string
  site: string | null
}

/** Cached, because each request uses them several times. */
const recent = new Map<string, Networks>()
const MOST_RECENT = 1000

function readNetworks(address: string): Networks {
  const parsed = parseAddress(address)
  if (parsed?.kind() !== 'ipv6') return { host: parsed?.toString() ?? address, site: null }
  const { parts } = parsed as ipaddr.IPv6
  const first = (groups: number) =>
    parts
      .slice(0, groups)
      .map((part) => part.toString(16))
      .join(':')
  return { host: `${first(4)}::/64`, site: `${first(3)}::/48` }
}
