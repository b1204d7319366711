import type { SessionStorage } from '@remix-run/node'
import { Authenticator, AuthorizationError } from 'remix-auth'
import { type GoogleProfile, GoogleStrategy } from 'remix-auth-google'
import { z } from 'zod'
import type { GoogleSettings, Settings } from '../../env.server'
import { SECOND } from '../clock'
import { MAX_NAME } from './accounts.limits'
import { authMemory } from './auth-memory.server'
import { accountLinks } from './links'

/** Who Google says this is, with an address that Google has proved. */
export interface GoogleIdentity {
  googleId: string
  email: string
  name: string | null
}

/** The provider could not be reached, or did not answer as it should. */
export class ProviderError extends Error {
  override name = 'ProviderError'
}

/** Google vouches for the person, but not for the address. */
export class UnverifiedAddressError extends Error {
  override name = 'UnverifiedAddressError'
}

const discoverySchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url(),
})
type Endpoints = z.output<typeof discoverySchema>

/** remix-auth-google leaves `email_verified` unread; some providers send it as text. */
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().trim().toLowerCase().pipe(z.email()),
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  name: z.string().trim().max(MAX_NAME).catch('').default(''),
})

const ANSWER_WITHIN = 10 * SECOND
const known = new Map<string, Promise<Endpoints>>()

/** The provider's endpoints, from its discovery document; asked for once. */
function endpointsOf(issuer: string): Promise<Endpoints> {
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
  const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_WITHIN) })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const endpoints = discoverySchema.parse(await response.json())
  if (endpoints.issuer.replace(/\/$/, '') !== issuer)
    throw new Error(`${address} speaks for ${endpoints.issuer}`)
  return endpoints
}

/** remix-auth-google with the provider's address taken from the settings. */
class ProviderStrategy extends GoogleStrategy<GoogleIdentity> {
  constructor(
    { clientId, clientSecret }: GoogleSettings,
    callbackURL: string,
    private readonly endpoints: Endpoints,
  ) {
    super(
      {
        clientID: clientId,
        clientSecret,
        callbackURL,
        scope: 'openid email profile',
        prompt: 'select_account',
      },
      async ({ profile }) => identityOf(profile),
    )
    this.authorizationURL = endpoints.authorization_endpoint
    this.tokenURL = endpoints.token_endpoint
  }

  protected override async userProfile(accessToken: string): Promise<GoogleProfile> {
    const response = await fetch(this.endpoints.userinfo_endpoint, {
      headers: { Authorization: `Bearer ${accessToken}` },
      signal: AbortSignal.timeout(ANSWER_WITHIN),
    })
    if (!response.ok) throw new ProviderError(`The provider's userinfo answered ${response.status}`)
    const _json = (await response.json()) as GoogleProfile['_json']
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
}

function identityOf(profile: GoogleProfile): GoogleIdentity {
  const claims = claimsSchema.safeParse(profile._json)
  if (!claims.success) throw new ProviderError("The provider's answer lacks an identity or an address")
  const { sub, email, email_verified, name } = claims.data
  if (!email_verified) throw new UnverifiedAddressError()
  return { googleId: sub, email, name: name || null }
}

/** Where the strategy keeps its state in the session it is given. */
const STATE = 'oauth2:state'

async function authenticatorFor(settings: Settings, google: GoogleSettings, storage: SessionStorage) {
  const endpoints = await endpointsOf(google.issuer)
  const callbackUrl = settings.origin + accountLinks.googleCallback
  return new Authenticator<GoogleIdentity>(storage, { throwOnError: true }).use(
    new ProviderStrategy(google, callbackUrl, endpoints),
    'google',
  )
}

/** Where to send the browser, and the state to know it by when it comes back. */
export async function authorizationRequest(
  settings: Settings,
  google: GoogleSettings,
): Promise<{ location: string; state: string }> {
  const { session, storage } = authMemory()
  const authenticator = await authenticatorFor(settings, google, storage)
  try {
    await authenticator.authenticate('google', new Request(settings.origin + accountLinks.google))
  } catch (answer) {
    const location = answer instanceof Response ? answer.headers.get('Location') : null
    const state: unknown = session.get(STATE)
    if (location && typeof state === 'string') return { location, state }
    throw answer
  }
  throw new ProviderError('The strategy did not redirect.')
}

/**
 * Exchanges the code that came back for the identity.
 * @throws ProviderError, UnverifiedAddressError
 */
export async function identityFrom(
  settings: Settings,
  google: GoogleSettings,
  answer: { state: string; code: string },
  expectedState: string,
): Promise<GoogleIdentity> {
  const authenticator = await authenticatorFor(
    settings,
    google,
    authMemory({ [STATE]: expectedState }).storage,
  )
  const address = new URL(settings.origin + accountLinks.googleCallback)
  address.searchParams.set('state', answer.state)
  address.searchParams.set('code', answer.code)
  try {
    return await authenticator.authenticate('google', new Request(address))
  } catch (error) {
    const cause = error instanceof AuthorizationError ? error.cause : error
    if (cause instanceof ProviderError || cause instanceof UnverifiedAddressError) throw cause
    throw new ProviderError(error instanceof Error ? error.message : String(error), { cause })
  }
}
