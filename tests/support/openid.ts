import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  Events,
  type MutableRedirectUri,
  type MutableResponse,
  type MutableToken,
  OAuth2Server,
} from 'oauth2-mock-server'

/** Claims of the provider about the person who signs in there. */
interface Claims {
  sub: string
  email?: string
  email_verified?: boolean | string
  name?: string
}

export interface OpenIdProvider {
  issuer: string
  /** The settings that make the application use this provider. */
  environment: Record<string, string>
  claims: Claims
  /** The decision at the provider: consents at once, refuses at once, or shows a page with both links. */
  person: 'consents' | 'refuses' | 'ponders'
  /** Other faults. */
  trouble: 'none' | 'no-token' | 'no-userinfo' | 'no-id-token' | 'forged' | 'endless' | 'elsewhere'
  /** Wrong claims of the ID token. */
  idToken: Record<string, unknown>
  /** Resets to the state after the start: a new person who consents at once. */
  reset(claims: Claims): void
  stop(): Promise<void>
}

/** An OpenID Connect server on loopback. The page that waits for a decision is ours; the rest is oauth2-mock-server. */
export async function openProvider(signedBy = 'RS256'): Promise<OpenIdProvider> {
  const oauth = new OAuth2Server()
  await oauth.issuer.keys.generate(signedBy)
  const handle = oauth.service.requestHandler

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const decided = url.searchParams.get('decision')
    if (url.pathname === '/authorize' && provider.person === 'ponders' && !decided) {
      const link = (decision: string) =>
        `/authorize?${url.searchParams}&decision=${decision}`.replaceAll('&', '&amp;')
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.end(
        `<!doctype html><title>Provider</title><a href="${link('yes')}">Continue</a> <a href="${link('no')}">Cancel</a>`,
      )
      return
    }
    if (provider.trouble === 'elsewhere' && url.pathname === '/userinfo') {
      response.writeHead(307, { Location: `${provider.issuer}/userinfo?again` }).end()
      return
    }
    handle(request, response)
  })

  oauth.service.on(
    Events.BeforeAuthorizeRedirect,
    ({ url }: MutableRedirectUri, request: { url?: string }) => {
      const refused = provider.person === 'refuses' || request.url?.includes('decision=no')
      if (!refused) return
      url.searchParams.delete('code')
      url.searchParams.set('error', 'access_denied')
    },
  )
  oauth.service.on(Events.BeforeResponse, (answer: MutableResponse) => {
    if (provider.trouble === 'no-token') {
      answer.statusCode = 400
      answer.body = { error: 'invalid_grant' }
      return
    }
    const { id_token: idToken, ...rest } = answer.body as Record<string, string>
    if (provider.trouble === 'no-id-token') answer.body = rest
    if (provider.trouble === 'forged') answer.body = { ...rest, id_token: `${idToken!.slice(0, -8)}AAAAAAAA` }
    if (provider.trouble === 'endless')
      answer.body = { ...rest, id_token: idToken!, more: 'x'.repeat(100_000) }
  })
  oauth.service.on(Events.BeforeUserinfo, (answer: MutableResponse) => {
    if (provider.trouble === 'no-userinfo') {
      answer.statusCode = 401
      answer.body = { error: 'invalid_token' }
    } else {
      answer.body = { ...provider.claims }
    }
  })

  oauth.service.on(Events.BeforeTokenSigning, ({ payload }: MutableToken) => {
    Object.assign(payload, { sub: provider.claims.sub }, provider.idToken)
  })

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const issuer = `http://localhost:${port}`
  oauth.issuer.url = issuer

  const provider: OpenIdProvider = {
    issuer,
    environment: { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_ISSUER: issuer },
    claims: { sub: 'nobody' },
    person: 'consents',
    trouble: 'none',
    idToken: {},
    reset(claims) {
      Object.assign(provider, { claims, person: 'consents', trouble: 'none', idToken: {} })
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
  return provider
}
