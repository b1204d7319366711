import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { noteSecurity } from '#app/features/audit/security-log.server.ts'
import { currentLanguage } from '#app/language/current.ts'
import { LANGUAGES } from '#app/language/language.ts'
import { type Call, operation, Refusal, requireRequest } from '#app/operations/operation.server.ts'
import type { RefusalCode } from '#app/operations/refusal-codes.ts'
import { accountsRepo, insertAccount, type UserRow } from './accounts.repo.server.ts'
import { newPassword } from './accounts.schema.ts'
import { notingSuspended, type SignedIn, SuspendedRefusal, signInAs } from './accounts.server.ts'
import { googleWords } from './google-messages.ts'
import {
  type GoogleIdentity,
  identityFrom,
  redirectToProvider,
  UnverifiedAddressError,
} from './google-provider.server.ts'
import { proveAddress } from './owner.server.ts'
import { signInWords } from './sign-in-messages.ts'
import { attemptCounterOfAddress, tryPassword } from './try-password.server.ts'

/** A refusal that keeps its cause for the log. */
function refused(code: RefusalCode, message: string, cause?: unknown): Refusal {
  const refusal = new Refusal(code, message)
  refusal.cause = cause
  return refusal
}

/** Where the person goes after Google; kept in the session of the sign-in. */
export const returnSchema = z.object({
  popup: z.boolean(),
  redirectTo: z.string().nullable(),
  /** True for a fresh proof of identity by a person who is already signed in. */
  proof: z.boolean().optional(),
  /** Of the page where it began. The address that Google sends the browser to names none. */
  language: z.enum(LANGUAGES).optional(),
})
export type SignInReturn = z.output<typeof returnSchema>

export const startGoogle = operation({
  name: 'accounts.google-start',
  summary: 'Begin to sign in with Google',
  who: 'anyone',
  input: returnSchema,
  limit: 'sign-in',
  idempotency: 'natural',
  async run(call, back): Promise<Response> {
    const { services } = call
    if (!services.settings.google) throw new Refusal('google.not-set-up', signInWords.google.notSetUp)
    try {
      return await redirectToProvider(services, services.settings.google, requireRequest(call), {
        ...back,
        language: currentLanguage(),
      })
    } catch (error) {
      throw refused('google.unavailable', googleWords.startFailed, error)
    }
  },
})

type GoogleOutcome =
  | ({ kind: 'signed-in' } & SignedIn)
  /** The address already has an account; its password is needed first. */
  | { kind: 'password-needed'; identity: GoogleIdentity }

/** The query with which Google sends the browser back. */
export const googleAnswerSchema = z.object({
  state: z.string().max(500).nullable(),
  code: z.string().max(4000).nullable(),
  error: z.string().max(500).nullable(),
})

export const finishGoogle = operation({
  name: 'accounts.google-finish',
  summary: 'Sign in with what Google answered',
  who: 'anyone',
  input: googleAnswerSchema,
  limit: 'sign-in',
  idempotency: 'natural',
  async run(call, answer): Promise<GoogleOutcome> {
    const found = await identityOfAnswer(call, answer)
    return notingSuspended(call, () => outcomeFor(call, found))
  },
})

/** The identity in Google's answer. @throws Refusal */
export async function identityOfAnswer(
  call: Call,
  { state, code, error }: z.output<typeof googleAnswerSchema>,
): Promise<GoogleIdentity> {
  const { settings } = call.services
  if (!settings.google) throw new Refusal('google.not-set-up', signInWords.google.notSetUp)
  if (error) {
    const cause = new Error(`Google answered ${error}`)
    throw error === 'access_denied'
      ? refused('google.cancelled', googleWords.cancelled, cause)
      : refused('google.failed', googleWords.failed, cause)
  }
  if (!state || !code) throw refused('google.failed', googleWords.failed, new Error('No state or code'))
  try {
    return await identityFrom(call.services, settings.google, requireRequest(call))
  } catch (error) {
    if (error instanceof UnverifiedAddressError)
      throw refused('google.unverified', signInWords.google.unverified)
    throw refused('google.failed', googleWords.failed, error)
  }
}

/**
 * Finds the account that this Google account is connected with, or makes a new one. Never connects an existing account
 * without its password.
 */
function outcomeFor(call: Call<'anyone'>, identity: GoogleIdentity): GoogleOutcome {
  const { db, clock } = call.services
  const repo = accountsRepo(db)
  return db.write(() => {
    const connected = repo.byGoogleId.get({ googleId: identity.googleId })
    if (connected) return signUserIn(call, connected, identity)
    const sameAddress = repo.byEmail.get({ email: identity.email })
    if (!sameAddress) {
      const id = randomUUID()
      const [createdAt, language] = [clock.now(), currentLanguage()]
      insertAccount(db, { id, ...identity, emailVerifiedAt: createdAt, createdAt, language })
      noteSecurity(call, 'registered', id)
      return signUserIn(call, repo.byId.get({ id })!, identity)
    }
    if (sameAddress.accountStatus !== 'active') throw new SuspendedRefusal(sameAddress.id)
    if (sameAddress.googleId) throw new Refusal('google.other-account', signInWords.google.otherAccount)
    return { kind: 'password-needed', identity }
  })
}

function signUserIn(call: Call<'anyone'>, user: UserRow, identity: GoogleIdentity): GoogleOutcome {
  proveAddress(call, user, identity.email)
  return { kind: 'signed-in', ...signInAs(call, user, 'google') }
}

export const linkGoogle = operation({
  name: 'accounts.google-link',
  summary: 'Connect a proved Google account with the account of the same address, by its password',
  who: 'anyone',
  input: z.object({
    password: newPassword,
    identity: z.object({ googleId: z.string(), email: z.string(), name: z.string().nullable() }),
  }),
  limit: 'sign-in',
  idempotency: 'natural',
  account: ({ identity }, call) => attemptCounterOfAddress(call, identity.email),
  async run(call, { password, identity }): Promise<SignedIn> {
    const repo = accountsRepo(call.services.db)
    const user = await tryPassword(call, identity.email, password)
    if (!user) throw new Refusal('sign-in.wrong', signInWords.wrong, { password: [signInWords.wrong] })
    return notingSuspended(call, () =>
      call.services.db.write(() => {
        const { changes } = repo.connectGoogle.run({ id: user.id, googleId: identity.googleId })
        if (changes === 0 && user.googleId !== identity.googleId)
          throw new Refusal('google.other-account', signInWords.google.otherAccount)
        if (changes > 0) noteSecurity(call, 'google.connected', user.id)
        proveAddress(call, user, identity.email)
        return signInAs(call, user, 'google')
      }),
    )
  },
})
