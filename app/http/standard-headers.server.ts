import type { IncomingMessage } from 'node:http'

/** These are made for each response, or by Node. */
const PER_RESPONSE = new Set(['x-request-id', 'content-length', 'date', 'connection'])
const POLICY = 'content-security-policy'
const NONCE = /(?<='nonce-)[^']+(?=')/g
const PLAIN_HOST = /^[a-z\d.-]+(:\d+)?$/i

/**
 * The headers that every response of the application has, as a list for `writeHead`: each name followed by its value.
 */
export interface StandardHeaders {
  /** The request id and the security headers, with this nonce. */
  list(requestId: string, nonce: string): string[]
  /** The headers of one response without the standard ones. */
  without(headers: Headers): string[]
}

/** Takes the standard headers from a response of the application that has few others. */
export function standardHeaders(answer: Response): StandardHeaders {
  const policy = answer.headers.get(POLICY)?.split(NONCE)
  const same = [...answer.headers].filter(
    ([name]) =>
      !PER_RESPONSE.has(name) && name !== POLICY && !name.startsWith('content-') && name !== 'cache-control',
  )
  const names = new Set(same.map(([name]) => name))
  const flat = same.flat()
  return {
    list(requestId, nonce) {
      const list = ['x-request-id', requestId]
      if (policy) list.push(POLICY, policy.join(nonce))
      return list.concat(flat)
    },
    without: (headers) =>
      [...headers].filter(([name]) => !PER_RESPONSE.has(name) && name !== POLICY && !names.has(name)).flat(),
  }
}

/** False for a request that the application must check: an unusual host, or a body where none is expected. */
export function isPlainRequest(headers: IncomingMessage['headers']): boolean {
  return (
    PLAIN_HOST.test(headers.host ?? '') &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  )
}
