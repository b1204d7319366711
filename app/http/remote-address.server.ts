import { BlockList, isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { Settings } from '../env.server'

/**
 * Where a request came from. What a proxy says of it in X-Forwarded-For is believed only of the
 * proxies in the settings; anybody can send that header.
 */
export function addressOf(c: Context, { trustedProxies }: Pick<Settings, 'trustedProxies'>): string {
  return firstUntrusted(socketAddress(c), c.req.header('X-Forwarded-For') ?? '', listOf(trustedProxies))
}

/** Each proxy adds at the end whom it heard it from, so the way is followed back as long as it is trusted. */
function firstUntrusted(direct: string, forwarded: string, trusted: BlockList): string {
  const way = forwarded.split(',').map((hop) => bare(hop.trim()))
  let address = direct
  while (isListed(trusted, address)) {
    const before = way.pop()
    if (!before || !isIP(before)) break
    address = before
  }
  return address
}

function isListed(list: BlockList, address: string): boolean {
  const family = isIP(address)
  return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

const lists = new WeakMap<readonly string[], BlockList>()

function listOf(proxies: readonly string[]): BlockList {
  let list = lists.get(proxies)
  if (!list) {
    list = new BlockList()
    for (const proxy of proxies) {
      const [address = '', bits] = proxy.split('/')
      const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
      if (bits) list.addSubnet(address, Number(bits), family)
      else list.addAddress(address, family)
    }
    lists.set(proxies, list)
  }
  return list
}

/** Without the mark of an IPv4 address that came in over IPv6. */
function bare(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

/** Empty where the application is called without a socket, as some tests do. */
function socketAddress(c: Context): string {
  if (!(c.env as { incoming?: unknown } | undefined)?.incoming) return ''
  return bare(getConnInfo(c).remote.address ?? '')
}
