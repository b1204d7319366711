import type { IncomingMessage } from 'node:http'

/** Made for each answer, or by Node. */
const OWN = new Set(['x-request-id', 'content-length', 'date', 'connection'])
const POLICY = 'content-security-policy'
const NONCE = /(?<='nonce-)[^']+(?=')/g
const PLAIN_HOST = /^[a-z\d.-]+(:\d+)?$/i

/** The headers that every answer of the application has, as a list for `writeHead`: each name and then its value. */
export interface StandardHeaders {
  /** The number of the request and the headers of a strict site, with this nonce. */
  of(requestId: string, nonce: string): string[]
  /** The headers of one answer without these. */
  without(headers: Headers): string[]
}

/** Reads them from an answer of the application that has few others. */
export function standardHeaders(answer: Response): StandardHeaders {
  const policy = answer.headers.get(POLICY)?.split(NONCE)
  const same = [...answer.headers].filter(
    ([name]) => !OWN.has(name) && name !== POLICY && !name.startsWith('content-') && name !== 'cache-control',
  )
  const names = new Set(same.map(([name]) => name))
  const flat = same.flat()
  return {
    of(requestId, nonce) {
      const own = ['x-request-id', requestId]
      if (policy) own.push(POLICY, policy.join(nonce))
      return own.concat(flat)
    },
    without: (headers) =>
      [...headers].filter(([name]) => !OWN.has(name) && name !== POLICY && !names.has(name)).flat(),
  }
}

/** False for a request that the application has to look at: an odd host, or a body where none belongs. */
export function isPlainRequest(headers: IncomingMessage['headers']): boolean {
  return (
    PLAIN_HOST.test(headers.host ?? '') &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  )
}
