import { z } from 'zod'
import { noteSecurity } from '#app/features/audit/security-log.server.ts'
import { type Call, fieldRefusal, operation, Refusal } from '#app/operations/operation.server.ts'
import { accountsRepo, type UserRow } from './accounts.repo.server.ts'
import { proveAgainSchema } from './accounts.schema.ts'
import { acceptCode, wrongCode } from './check-code.server.ts'
import { googleAnswerSchema, identityOfAnswer } from './google-sign-in.server.ts'
import { toRelyingParty } from './passkey-verification.server.ts'
import { loadPasskeys } from './passkeys.repo.server.ts'
import { passwordMatches } from './password.server.ts'
import { proveWords } from './prove-messages.ts'
import { noteProof, renewSession } from './sessions.server.ts'
import { settingsWords } from './settings-messages.ts'
import { hasSecondFactor } from './two-factor.repo.server.ts'

export const readProof = operation({
  name: 'accounts.read-proof',
  summary: 'How the signed-in person can prove once more who they are',
  who: 'member',
  input: z.object({}),
  limit: 'read',
  run({ services: { db, settings }, actor }) {
    const hasGoogle = () => Boolean(accountsRepo(db).byId.get({ id: actor.id })?.googleId)
    return {
      email: actor.email,
      hasPassword: actor.hasPassword,
      hasCode: actor.hasSecondFactor,
      hasPasskey: toRelyingParty(settings) !== null && loadPasskeys(db, actor.id).length > 0,
      hasGoogle: settings.google !== undefined && hasGoogle(),
    }
  },
})

export const proveAgain = operation({
  name: 'accounts.prove-again',
  summary: 'Prove once more who one is, by the password or a code of the authenticator app',
  who: 'member',
  input: proveAgainSchema,
  limit: 'code',
  idempotency: 'natural',
  async run(call, entered) {
    await checkProof(call, entered)
    return prove(call)
  },
})

/** @throws Refusal unless the password or the code is the person's. The caller counts attempts as codes. */
export async function checkProof(
  call: Call<'member'>,
  { password, code }: z.output<typeof proveAgainSchema>,
): Promise<void> {
  const user = accountsRepo(call.services.db).byId.get({ id: call.actor.id })
  if (!user) throw new Refusal('account.not-found', proveWords.noAccount)
  if (!password && !code) throw nothingEntered(call, user)
  const isProved = code
    ? await acceptCode(call, user.id, code)
    : await passwordMatches(user.passwordHash, password)
  if (isProved) return
  noteSecurity(call, 'proof.failed', user.id)
  throw code ? wrongCode() : fieldRefusal('password.wrong', 'password', settingsWords.password.wrong)
}

/** Names only the fields that the form has for this account. */
function nothingEntered({ services: { db } }: Call<'member'>, user: UserRow): Refusal {
  if (!hasSecondFactor(db, user.id))
    return fieldRefusal('request.invalid', 'password', proveWords.enterPassword)
  if (!user.passwordHash) return fieldRefusal('request.invalid', 'code', proveWords.enterCode)
  return fieldRefusal('request.invalid', 'password', proveWords.enterEither)
}

export const proveByGoogle = operation({
  name: 'accounts.prove-by-google',
  summary: 'Prove once more who one is, with what Google answered',
  who: 'member',
  input: googleAnswerSchema,
  limit: 'code',
  idempotency: 'natural',
  async run(call, answer) {
    const { googleId } = await identityOfAnswer(call, answer)
    const user = accountsRepo(call.services.db).byId.get({ id: call.actor.id })
    if (!user || user.googleId !== googleId) {
      noteSecurity(call, 'proof.failed', call.actor.id)
      throw new Refusal('google.other-account', proveWords.otherGoogle)
    }
    return prove(call)
  },
})

/** As after signing in, the session gets a new token. */
function prove({ services: { db, clock }, sessionToken }: Call<'member'>): { token: string | null } {
  return db.write(() => {
    if (!sessionToken) return { token: null }
    noteProof(db, clock, sessionToken)
    return { token: renewSession(db, sessionToken) }
  })
}
