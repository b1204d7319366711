import { isIP } from 'node:net'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import {
  COSEALG,
  decodeAttestationObject,
  decodeClientDataJSON,
  isoBase64URL,
} from '@simplewebauthn/server/helpers'
import type { Settings } from '#app/env.server.ts'
import { noteSecurity } from '#app/features/audit/security-log.server.ts'
import { markUsed } from '#app/operations/idempotency.server.ts'
import { type Call, Refusal } from '#app/operations/operation.server.ts'
import { accountsRepo, type UserRow } from './accounts.repo.server.ts'
import { isChallengeFor, type PasskeyRequest } from './passkey-challenges.server.ts'
import { isStrongKey } from './passkey-key.server.ts'
import { passkeyWords } from './passkey-messages.ts'
import { type PasskeyRow, passkeyByCredential, updatePasskey } from './passkeys.repo.server.ts'
import type { Assertion, Attestation } from './passkeys.schema.ts'

/** Every authenticator supports at least one of these. `isStrongKey` checks the keys of both. */
export const ALGORITHMS = [COSEALG.ES256, COSEALG.RS256]

/** The relying party of WebAuthn: the host of the configured address. */
interface RelyingParty {
  id: string
  origin: string
}

/** Null if the address is an IP address: browsers do not accept one as a relying party. */
export function toRelyingParty({ origin }: Pick<Settings, 'origin'>): RelyingParty | null {
  const { hostname, origin: own } = new URL(origin)
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? null : { id: hostname, origin: own }
}

/** @throws Refusal */
export function requireRelyingParty(settings: Settings): RelyingParty {
  const party = toRelyingParty(settings)
  if (!party) throw new Refusal('passkey.not-offered', passkeyWords.notOffered)
  return party
}

/** The key under which an authenticator stores an account: its random id, nothing about the person. */
export function toUserHandle(userId: string): string {
  return Buffer.from(userId).toString('base64url')
}

function failed(cause?: unknown): Refusal {
  const refusal = new Refusal('passkey.failed', passkeyWords.failed)
  refusal.cause = cause
  return refusal
}

/** The library throws if an answer is malformed or wrong. */
async function orFailed<Result>(verify: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await verify()
  } catch (error) {
    throw failed(error)
  }
}

function challengeSpent(): Refusal {
  return new Refusal('passkey.challenge-spent', passkeyWords.challengeSpent)
}

/**
 * The challenge that an authenticator has signed, for a page of this site that is not in a frame of another one.
 * @throws Refusal
 */
async function parseChallenge(
  { services }: Pick<Call, 'services'>,
  clientDataJSON: string,
  party: RelyingParty,
  request: PasskeyRequest,
): Promise<string> {
  // Any JSON may have been sent, also `null`, which the library returns as it is.
  const { challenge, origin, crossOrigin } = await orFailed(() => ({
    ...decodeClientDataJSON(clientDataJSON),
  }))
  if (typeof challenge !== 'string') throw failed()
  if (!isChallengeFor(services, challenge, request)) throw challengeSpent()
  if (origin !== party.origin || crossOrigin)
    throw new Refusal('passkey.wrong-origin', passkeyWords.wrongOrigin)
  return challenge
}

function requireUserVerified(userVerified: boolean): void {
  if (!userVerified) throw new Refusal('passkey.unverified', passkeyWords.unverified)
}

/**
 * The account of the passkey that has signed. Checks that the user was verified, and the signature, the challenge, the
 * site and the counter. Stores the new counter, and that the challenge was used.
 * @param onAccount called as soon as the account is known, before anything else is checked
 * @throws Refusal
 */
export async function verifiedUser(
  call: Call,
  credential: Assertion,
  request: PasskeyRequest,
  onAccount: (user: UserRow) => Promise<void> = async () => {},
): Promise<UserRow> {
  const { db, settings } = call.services
  const party = requireRelyingParty(settings)
  const expectedChallenge = await parseChallenge(call, credential.response.clientDataJSON, party, request)
  const passkey = passkeyByCredential(db, credential.id)
  const user = passkey && accountsRepo(db).byId.get({ id: passkey.userId })
  if (!passkey || !user) throw new Refusal('passkey.unknown', passkeyWords.unknown)
  if (request.userId !== null && request.userId !== user.id)
    throw new Refusal('passkey.of-another', passkeyWords.unknownHere)
  await onAccount(user)
  const { userHandle } = credential.response
  if (userHandle !== undefined && userHandle !== toUserHandle(user.id)) throw failed()
  const { verified, authenticationInfo } = await orFailed(() =>
    verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} } as Parameters<
        typeof verifyAuthenticationResponse
      >[0]['response'],
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      // Both are checked below, each with its own code.
      requireUserVerification: false,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: 0,
      },
    }),
  )
  if (!verified) throw failed()
  requireUserVerified(authenticationInfo.userVerified)
  if (!markUsed(call.services, user.id, expectedChallenge)) throw challengeSpent()
  const { newCounter, credentialBackedUp } = authenticationInfo
  if (!acceptCounter(call, passkey, newCounter, credentialBackedUp)) {
    noteSecurity(call, 'passkey.cloned', user.id)
    throw new Refusal('passkey.cloned', passkeyWords.cloned)
  }
  return user
}

/** @returns false if the counter has not grown: a copy of the passkey has been used. */
function acceptCounter(
  { services: { db, clock } }: Call,
  { credentialId }: PasskeyRow,
  counter: number,
  isBackedUp: boolean,
): boolean {
  return db.write(() => {
    const stored = passkeyByCredential(db, credentialId)
    if (!stored || ((counter > 0 || stored.counter > 0) && counter <= stored.counter)) return false
    updatePasskey(db, stored.id, { counter, isBackedUp, lastUsedAt: clock.now() })
    return true
  })
}

/** The library verifies other formats with certificates, and may fetch addresses that stand in them. */
function requireNoAttestation(attestationObject: string): void {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject))
  if (decoded.get('fmt') !== 'none') throw failed()
}

/**
 * A new passkey, checked and ready to be stored. Its challenge is not noted: the session of the request has another
 * token afterwards.
 * @throws Refusal
 */
export async function verifiedCredential(call: Call, credential: Attestation, request: PasskeyRequest) {
  const party = requireRelyingParty(call.services.settings)
  const expectedChallenge = await parseChallenge(call, credential.response.clientDataJSON, party, request)
  await orFailed(() => requireNoAttestation(credential.response.attestationObject))
  const { verified, registrationInfo } = await orFailed(() =>
    verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} } as Parameters<
        typeof verifyRegistrationResponse
      >[0]['response'],
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (!verified) throw failed()
  requireUserVerified(registrationInfo.userVerified)
  const { id, publicKey, counter } = registrationInfo.credential
  if (!isStrongKey(publicKey)) throw failed()
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: credential.response.transports ?? [],
    isBackedUp: registrationInfo.credentialBackedUp,
  }
}
