import { z } from 'zod'
import { noteSecurity } from '#app/features/audit/security-log.server.ts'
import { type Call, operation, Refusal } from '#app/operations/operation.server.ts'
import { accountsRepo } from './accounts.repo.server.ts'
import { type SignedIn, SuspendedRefusal, signUserIn } from './accounts.server.ts'
import { acceptCode, wrongCode } from './check-code.server.ts'
import { endSession, userWaitingForCode } from './sessions.server.ts'
import { makeAttemptCounter } from './try-password.server.ts'
import { codeSchema } from './two-factor.schema.ts'
import { twoFactorWords } from './two-factor-messages.ts'

function waiting({ services: { db, clock }, sessionToken }: Call<'anyone'>): string | null {
  return sessionToken ? userWaitingForCode(db, clock, sessionToken) : null
}

export const readCodeStep = operation({
  name: 'second-factor.waits',
  summary: 'Whether this browser has given a right password and is asked for a code',
  who: 'anyone',
  input: z.object({}),
  limit: 'read',
  run: (call) => ({ waits: waiting(call) !== null }),
})

/** The second step of signing in. */
export const proveCode = operation({
  name: 'second-factor.prove',
  summary: 'Finish signing in with a code of the authenticator app, or a recovery code',
  who: 'anyone',
  input: codeSchema,
  limit: 'code',
  idempotency: 'natural',
  account(_, call) {
    const id = waiting(call)
    return id === null ? undefined : (makeAttemptCounter(call, { id }) ?? `sign-in ${id}`)
  },
  async run(call, { code }): Promise<SignedIn> {
    const { db, clock } = call.services
    const userId = waiting(call)
    const user = userId && accountsRepo(db).byId.get({ id: userId })
    if (!user) throw new Refusal('sign-in.again', twoFactorWords.signInAgain)
    if (user.accountStatus !== 'active') throw new SuspendedRefusal(user.id)
    const kind = await acceptCode(call, user.id, code)
    // The session that waits may have ended while a recovery code was hashed, as by a new password.
    if (waiting(call) !== user.id) throw new Refusal('sign-in.again', twoFactorWords.signInAgain)
    if (!kind) {
      noteSecurity(call, 'sign-in.code-wrong', user.id)
      throw wrongCode()
    }
    return db.write(() => {
      endSession(db, clock, call.sessionToken!)
      if (kind === 'recovery') noteSecurity(call, 'sign-in.recovery-code', user.id)
      return signUserIn(call, user, 'code')
    })
  },
})
