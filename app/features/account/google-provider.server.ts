import { createHash, randomBytes } from 'node:crypto'
import { createSession, type SessionStorage } from '@remix-run/node'
import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { Authenticator, AuthorizationError } from 'remix-auth'
import { type GoogleProfile, GoogleStrategy } from 'remix-auth-google'
import { z } from 'zod'
import type { GoogleSettings, Settings } from '#app/env.server.ts'
import { SECOND } from '#app/operations/clock.ts'
import type { Services } from '#app/operations/services.ts'
import { paths } from '#app/paths.ts'
import { email, personName } from './accounts.schema.ts'

/** The person according to Google, with an address that Google has verified. */
export interface GoogleIdentity {
  googleId: string
  email: string
  name: string | null
}

/** The provider could not be reached, or its answer was not valid. */
class ProviderError extends Error {
  override name = 'ProviderError'
}

/** Google knows the person but has not verified the address. */
export class UnverifiedAddressError extends Error {
  override name = 'UnverifiedAddressError'
}

const discoverySchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url(),
  jwks_uri: z.url(),
})
type Endpoints = z.output<typeof discoverySchema> & {
  /** Finds the key that signed an ID token. */
  keys: JWTVerifyGetKey
}

/** remix-auth-google leaves `email_verified` unread. */
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email,
  /** Anything else than `true` is not a verified address. */
  email_verified: z
    .unknown()
    .optional()
    .transform((verified) => verified === true),
  /** The rules of registration apply; a name that breaks them is left out. */
  name: personName.catch('').default(''),
})

const ANSWER_WITHIN = 10 * SECOND
/** What the provider sends is a few kilobytes; nothing longer is read. */
const MOST_BYTES = 64 * 1024
/** Clocks differ. */
const TOLERANCE_SECONDS = 60
/** Google's algorithm. */
const SIGNED_BY = ['RS256']

const known = new Map<string, Promise<Endpoints>>()

/** The provider's endpoints, from its discovery document, which is fetched once. */
function findEndpoints(issuer: string): Promise<Endpoints> {
  let endpoints = known.get(issuer)
  if (!endpoints) {
    endpoints = discover(issuer).catch((error: unknown) => {
      known.delete(issuer)
      throw new ProviderError(`No discovery document at ${issuer}`, { cause: error })
    })
    known.set(issuer, endpoints)
  }
  return endpoints
}

async function discover(issuer: string): Promise<Endpoints> {
  const address = `${issuer}/.well-known/openid-configuration`
  const endpoints = discoverySchema.parse(await (await ask(address)).json())
  if (endpoints.issuer.replace(/\/$/, '') !== issuer)
    throw new Error(`${address} speaks for ${endpoints.issuer}`)
  const keys = createRemoteJWKSet(new URL(endpoints.jwks_uri), {
    timeoutDuration: ANSWER_WITHIN,
    [customFetch]: (url: string, init: RequestInit) => ask(url, init),
  })
  return { ...endpoints, keys }
}

/**
 * Sends a request to the provider. A redirect is an error, and so is an answer that is too long.
 * @throws ProviderError
 */
async function ask(address: string, init: RequestInit = {}): Promise<Response> {
  const within = AbortSignal.timeout(ANSWER_WITHIN)
  const signal = init.signal ? AbortSignal.any([init.signal, within]) : within
  const response = await fetch(address, { ...init, redirect: 'error', signal })
  const body = await readAtMost(response, MOST_BYTES)
  if (!response.ok) throw new ProviderError(`${address} answered ${response.status}`)
  return new Response(body, { status: response.status, headers: response.headers })
}

async function readAtMost({ body }: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  const reader = body?.getReader()
  let bytes = 0
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    bytes += next.value.byteLength
    if (bytes > most) {
      await reader?.cancel()
      throw new ProviderError(`The provider sent more than ${most} bytes`)
    }
    parts.push(next.value)
  }
  return new Uint8Array(Buffer.concat(parts))
}

/** Besides the state, what binds the provider's answer to this one sign-in. */
const flowSecretsSchema = z.object({
  /** Comes back in the ID token. */
  nonce: z.string(),
  /** PKCE: the returned code cannot be used without it. */
  verifier: z.string(),
})
type FlowSecrets = z.output<typeof flowSecretsSchema>

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** remix-auth-google with the provider's address from the settings, PKCE, a nonce, and the ID token verified. */
class ProviderStrategy extends GoogleStrategy<GoogleIdentity> {
  constructor(
    { clientId, clientSecret }: GoogleSettings,
    callbackURL: string,
    private readonly endpoints: Endpoints,
    private readonly ties: FlowSecrets,
  ) {
    super(
      {
        clientID: clientId,
        clientSecret,
        callbackURL,
        scope: 'openid email profile',
        prompt: 'select_account',
      },
      async ({ profile }) => parseIdentity(profile),
    )
    this.authorizationURL = endpoints.authorization_endpoint
    this.tokenURL = endpoints.token_endpoint
  }

  protected override authorizationParams(): URLSearchParams {
    const params = super.authorizationParams()
    params.set('nonce', this.ties.nonce)
    params.set('code_challenge', digest(this.ties.verifier))
    params.set('code_challenge_method', 'S256')
    return params
  }

  protected override async fetchAccessToken(code: string, params: URLSearchParams) {
    const body = new URLSearchParams(params)
    body.set('client_id', this.clientID)
    body.set('client_secret', this.clientSecret)
    body.set('code', code)
    body.set('code_verifier', this.ties.verifier)
    return this.getAccessToken(await ask(this.tokenURL, { method: 'POST', body }))
  }

  protected override async userProfile(
    accessToken: string,
    extra?: { id_token?: unknown },
  ): Promise<GoogleProfile> {
    const subject = await this.subjectOf(extra?.id_token)
    const response = await ask(this.endpoints.userinfo_endpoint, {
      headers: { Authorization: `Bearer ${accessToken}` },
    })
    const _json = (await response.json()) as GoogleProfile['_json']
    // Both must be about the same person (OpenID Connect Core, 5.3.2).
    if (_json?.sub !== subject) throw new ProviderError('The ID token and userinfo speak of two people')
    return {
      provider: 'google',
      id: _json.sub,
      displayName: _json.name,
      name: { familyName: _json.family_name, givenName: _json.given_name },
      emails: [{ value: _json.email }],
      photos: [{ value: _json.picture }],
      _json,
    }
  }

  /**
   * The subject of the ID token, which the provider must have signed for this client, now, and for this one request.
   */
  private async subjectOf(idToken: unknown): Promise<string> {
    if (typeof idToken !== 'string') throw new ProviderError('The provider sent no ID token')
    const { payload } = await jwtVerify(idToken, this.endpoints.keys, {
      issuer: this.endpoints.issuer,
      audience: this.clientID,
      algorithms: SIGNED_BY,
      requiredClaims: ['sub', 'iat', 'exp'],
      clockTolerance: TOLERANCE_SECONDS,
    })
    if (payload.nonce !== this.ties.nonce) throw new ProviderError('The ID token is of another request')
    // A token for several clients names the one that asked for it (OpenID Connect Core, 3.1.3.7).
    const isForSeveral = Array.isArray(payload.aud) && payload.aud.length > 1
    if ((isForSeveral || payload.azp !== undefined) && payload.azp !== this.clientID)
      throw new ProviderError('The ID token was given to another client')
    return payload.sub!
  }
}

function parseIdentity(profile: GoogleProfile): GoogleIdentity {
  const claims = claimsSchema.safeParse(profile._json)
  if (!claims.success) throw new ProviderError("The provider's answer lacks an identity or an address")
  const { sub, email, email_verified, name } = claims.data
  if (!email_verified) throw new UnverifiedAddressError()
  return { googleId: sub, email, name: name || null }
}

/** The key in the flow's session, next to the state that the strategy keeps there. */
const FLOW_SECRETS = 'ties'

/** Builds the authenticator for one sign-in. The strategy does not keep the nonce and the verifier itself. */
async function authenticatorFor(
  settings: Settings,
  google: GoogleSettings,
  storage: SessionStorage,
  ties: FlowSecrets,
) {
  const endpoints = await findEndpoints(google.issuer)
  const callbackUrl = settings.origin + paths.googleCallback
  return new Authenticator<GoogleIdentity>(storage, { throwOnError: true }).use(
    new ProviderStrategy(google, callbackUrl, endpoints, ties),
    'google',
  )
}

/**
 * The redirect to the provider, with a cookie that identifies the browser when it comes back.
 * @param kept what the caller needs then, by name
 */
export async function redirectToProvider(
  { settings, googleFlow }: Pick<Services, 'settings' | 'googleFlow'>,
  google: GoogleSettings,
  request: Request,
  kept: Readonly<Record<string, unknown>>,
): Promise<Response> {
  const ties = { nonce: secret(), verifier: secret() }
  // Each sign-in starts with a new session. The cookie of an earlier one is not read.
  const storage = { ...googleFlow, getSession: async () => createSession({ ...kept, [FLOW_SECRETS]: ties }) }
  const authenticator = await authenticatorFor(settings, google, storage, ties)
  try {
    await authenticator.authenticate('google', request)
  } catch (answer) {
    if (answer instanceof Response) return answer
    throw answer
  }
  throw new ProviderError('The strategy did not redirect.')
}

/** 256 bits in 43 characters, the minimum of PKCE. */
function secret(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * Exchanges the code that came back for the identity. The strategy compares the state in the address with the one in the
 * browser's cookie.
 * @throws ProviderError, UnverifiedAddressError
 */
export async function identityFrom(
  { settings, googleFlow }: Pick<Services, 'settings' | 'googleFlow'>,
  google: GoogleSettings,
  request: Request,
): Promise<GoogleIdentity> {
  const session = await googleFlow.getSession(request.headers.get('Cookie'))
  const ties = flowSecretsSchema.safeParse(session.get(FLOW_SECRETS))
  if (!ties.success) throw new ProviderError('The browser brought no cookie of this way to the provider')
  const authenticator = await authenticatorFor(settings, google, googleFlow, ties.data)
  try {
    return await authenticator.authenticate('google', request)
  } catch (error) {
    const cause = error instanceof AuthorizationError ? error.cause : error
    if (cause instanceof ProviderError || cause instanceof UnverifiedAddressError) throw cause
    throw new ProviderError(error instanceof Error ? error.message : String(error), { cause })
  }
}
