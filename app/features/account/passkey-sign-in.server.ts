import { z } from 'zod'
import { noteSecurity } from '#app/features/audit/security-log.server.ts'
import { type Call, type Device, isRefusal, operation, Refusal } from '#app/operations/operation.server.ts'
import { notingSuspended, type SignedIn, signInAs } from './accounts.server.ts'
import { newDevice } from './device.server.ts'
import { CHALLENGE_LIFETIME, issueChallenge, type PasskeyRequest } from './passkey-challenges.server.ts'
import { passkeyWords } from './passkey-messages.ts'
import { requireRelyingParty, verifiedUser } from './passkey-verification.server.ts'
import { loadPasskeys, passkeyByCredential, toDescriptor } from './passkeys.repo.server.ts'
import { usePasskeySchema } from './passkeys.schema.ts'
import { noteProof, proveSession, renewSession } from './sessions.server.ts'
import { countAttemptAt, makeAttemptCounter } from './try-password.server.ts'

/** The options for `navigator.credentials.get()`. */
function requestOptions({ services }: Call, request: PasskeyRequest) {
  const allowed = request.userId === null ? [] : loadPasskeys(services.db, request.userId)
  return {
    challenge: issueChallenge(services, request),
    rpId: requireRelyingParty(services.settings).id,
    timeout: CHALLENGE_LIFETIME,
    userVerification: 'required' as const,
    allowCredentials: allowed.map(toDescriptor),
  }
}

export const requestPasskey = operation({
  name: 'passkeys.request',
  summary:
    'The challenge that an authenticator signs: to sign in, or, for a signed-in person, to prove their identity again',
  who: 'anyone',
  input: z.object({}),
  limit: 'write',
  idempotency: 'natural',
  run(call): {
    options: ReturnType<typeof requestOptions>
    /** For the cookie of a browser that has none. */
    device: Device | null
  } {
    const { actor, sessionToken } = call
    if (actor && sessionToken) {
      const request = { purpose: 'prove', browser: sessionToken, userId: actor.id } as const
      return { options: requestOptions(call, request), device: null }
    }
    const device = call.device ?? newDevice()
    const request = { purpose: 'sign-in', browser: device.id, userId: null } as const
    return { options: requestOptions(call, request), device: call.device ? null : device }
  },
})

/** A passkey proves the device and its user, so no code is needed after it. */
export const signInWithPasskey = operation({
  name: 'passkeys.sign-in',
  summary: 'Sign in with a passkey',
  who: 'anyone',
  input: usePasskeySchema,
  limit: 'sign-in',
  idempotency: 'natural',
  account({ credential }, call) {
    const passkey = passkeyByCredential(call.services.db, credential.id)
    return makeAttemptCounter(call, passkey && { id: passkey.userId })
  },
  async run(call, { credential }): Promise<SignedIn> {
    const { device, services } = call
    if (!device) throw new Refusal('passkey.challenge-spent', passkeyWords.challengeSpent)
    let tried: string | null = null
    try {
      const user = await verifiedUser(
        call,
        credential,
        { purpose: 'sign-in', browser: device.id, userId: null },
        (account) => {
          tried = account.id
          return countAttemptAt(call, account.email, account)
        },
      )
      return await notingSuspended(call, () => services.db.write(() => signInAs(call, user, 'passkey')))
    } catch (error) {
      // A suspended account and a copied passkey have separate log entries.
      if (error instanceof Refusal && !isRefusal(error, 'sign-in.suspended', 'passkey.cloned'))
        noteSecurity(call, 'sign-in.failed', tried)
      throw error
    }
  },
})

export const proveByPasskey = operation({
  name: 'passkeys.prove',
  summary: 'Prove your identity again, with a passkey',
  who: 'member',
  input: usePasskeySchema,
  limit: 'code',
  idempotency: 'natural',
  async run(call, { credential }): Promise<{ token: string | null }> {
    const { actor, sessionToken, services } = call
    const { db, clock } = services
    try {
      await verifiedUser(call, credential, {
        purpose: 'prove',
        browser: sessionToken ?? '',
        userId: actor.id,
      })
    } catch (error) {
      if (error instanceof Refusal) noteSecurity(call, 'proof.failed', actor.id)
      throw error
    }
    return db.write(() => {
      if (!sessionToken) return { token: null }
      noteProof(db, clock, sessionToken)
      proveSession(db, clock, sessionToken)
      return { token: renewSession(db, sessionToken) }
    })
  },
})
