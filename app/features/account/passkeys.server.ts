import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { noteSecurity } from '#app/features/audit/security-log.server.ts'
import { operation, Refusal } from '#app/operations/operation.server.ts'
import type { Services } from '#app/operations/services.ts'
import { pick } from '#app/pick.ts'
import { PRODUCT } from '#app/ui/page/page.tsx'
import { passkeyAddedLetter, passkeyRemovedLetter } from './accounts.mails.ts'
import { accountsRepo } from './accounts.repo.server.ts'
import { browserName } from './browser-name.ts'
import { requireFreshProof } from './fresh-proof.server.ts'
import { mailPerson } from './mail-person.server.ts'
import { CHALLENGE_LIFETIME, issueChallenge } from './passkey-challenges.server.ts'
import { passkeyWords } from './passkey-messages.ts'
import {
  ALGORITHMS,
  requireRelyingParty,
  toRelyingParty,
  toUserHandle,
  verifiedCredential,
} from './passkey-verification.server.ts'
import {
  deletePasskey,
  insertPasskey,
  loadPasskeys,
  passkeyByCredential,
  toDescriptor,
  updatePasskeyName,
} from './passkeys.repo.server.ts'
import { addPasskeySchema, removePasskeySchema, renamePasskeySchema } from './passkeys.schema.ts'
import { forgetCodeProofs, renewAndEndOthers, renewSession } from './sessions.server.ts'
import { hasSecondFactor } from './two-factor.repo.server.ts'

const MOST_PASSKEYS = 20

const nothing = z.object({})

export const readPasskeys = operation({
  name: 'passkeys.read',
  summary: 'The passkeys of the signed-in person',
  who: 'member',
  input: nothing,
  limit: 'read',
  run({ services: { db, settings }, actor, userAgent }) {
    return {
      isOffered: toRelyingParty(settings) !== null,
      suggestedName: browserName(userAgent),
      passkeys: loadPasskeys(db, actor.id).map((one) =>
        pick(one, 'id', 'name', 'isBackedUp', 'createdAt', 'lastUsedAt'),
      ),
    }
  },
})

export type PasskeysView = Awaited<ReturnType<typeof readPasskeys.run>>

function refuseTooMany({ db }: Services, userId: string): void {
  if (loadPasskeys(db, userId).length >= MOST_PASSKEYS)
    throw new Refusal('passkey.too-many', passkeyWords.tooMany)
}

/** A passkey can open the account, so a JSON call needs a fresh proof too. */
export const requestNewPasskey = operation({
  name: 'passkeys.request-new',
  summary: 'What an authenticator needs to make a passkey',
  who: 'member',
  input: nothing,
  limit: 'write',
  idempotency: 'natural',
  run(call) {
    requireFreshProof({ ...call, isJson: false })
    const { services, actor, sessionToken } = call
    const { db, settings } = services
    const party = requireRelyingParty(settings)
    refuseTooMany(services, actor.id)
    const request = { purpose: 'register', browser: sessionToken ?? '', userId: actor.id } as const
    return {
      challenge: issueChallenge(services, request),
      rp: { id: party.id, name: PRODUCT },
      user: { id: toUserHandle(actor.id), name: actor.email, displayName: actor.name ?? '' },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
      timeout: CHALLENGE_LIFETIME,
      attestation: 'none' as const,
      authenticatorSelection: {
        residentKey: 'required' as const,
        requireResidentKey: true,
        userVerification: 'required' as const,
      },
      excludeCredentials: loadPasskeys(db, actor.id).map(toDescriptor),
    }
  },
})

export const addPasskey = operation({
  name: 'passkeys.add',
  summary: 'Store a passkey that an authenticator has made; this session gets a new token',
  who: 'member',
  input: addPasskeySchema,
  limit: 'write',
  idempotency: 'natural',
  async run(call, { name, credential }): Promise<{ id: string; name: string; token: string | null }> {
    requireFreshProof({ ...call, isJson: false })
    const { services, actor, sessionToken } = call
    const { db, clock } = services
    const request = { purpose: 'register', browser: sessionToken ?? '', userId: actor.id } as const
    const verified = await verifiedCredential(call, credential, request)
    const id = randomUUID()
    const token = db.write(() => {
      refuseTooMany(services, actor.id)
      if (passkeyByCredential(db, verified.credentialId))
        throw new Refusal('passkey.exists', passkeyWords.exists)
      insertPasskey(db, { id, userId: actor.id, name, createdAt: clock.now(), ...verified })
      noteSecurity(call, 'passkey.added', actor.id)
      const renewed = sessionToken && renewSession(db, sessionToken)
      // The session has ended in the meantime, for example because the password was reset.
      if (sessionToken && !renewed) throw new Refusal('access.sign-in-first', passkeyWords.sessionEnded)
      return renewed
    })
    mailPerson(services, actor, passkeyAddedLetter(name))
    return { id, name, token }
  },
})

export const renamePasskey = operation({
  name: 'passkeys.rename',
  summary: 'Rename one of the person’s passkeys',
  who: 'member',
  input: renamePasskeySchema,
  limit: 'write',
  idempotency: 'natural',
  run({ services: { db }, actor }, { passkey, name }) {
    if (!updatePasskeyName(db, actor.id, passkey, name))
      throw new Refusal('passkey.not-found', passkeyWords.notFound)
    return {}
  },
})

/** Every other session ends, because the device with the passkey may have begun it. */
export const removePasskey = operation({
  name: 'passkeys.remove',
  summary: 'Remove one of the person’s passkeys; every other session ends, and this one gets a new token',
  who: 'member',
  input: removePasskeySchema,
  limit: 'write',
  idempotency: 'natural',
  run(call, { passkey }): { token: string | null } {
    requireFreshProof(call)
    const { services, actor } = call
    const { db } = services
    const { name, token } = db.write(() => {
      const known = loadPasskeys(db, actor.id)
      const found = known.find(({ id }) => id === passkey)
      if (!found) throw new Refusal('passkey.not-found', passkeyWords.notFound)
      if (known.length === 1 && !hasOtherWay(services, actor.id))
        throw new Refusal('passkey.last-way', passkeyWords.lastWay)
      deletePasskey(db, actor.id, passkey)
      if (known.length === 1 && !hasSecondFactor(db, actor.id)) forgetCodeProofs(db, actor.id)
      noteSecurity(call, 'passkey.removed', actor.id)
      return { name: found.name, token: renewAndEndOthers(call, actor.id) }
    })
    mailPerson(services, actor, passkeyRemovedLetter(name))
    return { token }
  },
})

/** True if the person can sign in without a passkey. Google counts if it is set up here. */
function hasOtherWay({ db, settings }: Services, userId: string): boolean {
  const user = accountsRepo(db).byId.get({ id: userId })
  return Boolean(user?.passwordHash) || (Boolean(user?.googleId) && settings.google !== undefined)
}
