import { z } from 'zod'
import { noteSecurity } from '#app/features/audit/security-log.server.ts'
import { type Call, fieldRefusal, operation, Refusal } from '#app/operations/operation.server.ts'
import { newCodesLetter, twoStepOffLetter, twoStepOnLetter } from './accounts.mails.ts'
import { accountsRepo } from './accounts.repo.server.ts'
import { acceptAppCode, acceptCode, wrongCode } from './check-code.server.ts'
import {
  enrolment,
  newRecoveryCodes,
  newSecret,
  openCodes,
  recoveryCodeHashes,
  sealCodes,
} from './codes.server.ts'
import { mailPerson } from './mail-person.server.ts'
import { passwordMatches } from './password.server.ts'
import { forgetCodeProofs, proveSession, renewAndEndOthers } from './sessions.server.ts'
import { settingsWords } from './settings-messages.ts'
import {
  enableFactor,
  hasSecondFactor,
  insertFactor,
  loadFactor,
  recoveryCodesLeft,
  removeFactor,
  removeUnfinishedFactor,
  replaceRecoveryCodes,
  type SecondFactorRow,
  storeOfferedCodes,
} from './two-factor.repo.server.ts'
import { beginTwoStepSchema, codeSchema } from './two-factor.schema.ts'
import { twoStepWords } from './two-step-messages.ts'

const nothing = z.object({})

const toViewer = ({ services, actor, sessionToken }: Call<'member'>) => ({
  userId: actor.id,
  sessionToken,
  now: services.clock.now(),
})

/** Recovery codes that are shown in this session for an hour, until the person has saved them. */
function offeredCodes(call: Call<'member'>, { newCodes }: SecondFactorRow): string[] | null {
  return newCodes === null ? null : openCodes(call.services.settings, toViewer(call), newCodes)
}

function newSealedCodes(call: Call<'member'>): string {
  return sealCodes(call.services.settings, toViewer(call), newRecoveryCodes())
}

/** The secret and the recovery codes that are shown in this session for an hour, until a code of the app confirms them. */
function unfinished(
  call: Call<'member'>,
  factor = loadFactor(call.services.db, call.actor.id),
): { secret: string; codes: string[] } | null {
  if (!factor || factor.enabledAt) return null
  const codes = offeredCodes(call, factor)
  return codes && { secret: factor.secret, codes }
}

export const readTwoStep = operation({
  name: 'second-factor.read',
  summary: 'Whether two-step sign-in is on, and what is needed to turn it on',
  who: 'member',
  input: nothing,
  limit: 'read',
  run(call) {
    const { services, actor } = call
    const { db, settings } = services
    const about = {
      isEncrypted: Boolean(settings.databaseKey),
      isAddressConfirmed: actor.emailVerifiedAt !== null,
      isRequired: settings.requireAdminCode && actor.isAdmin,
    }
    const factor = loadFactor(db, actor.id)
    if (factor?.enabledAt) {
      return {
        ...about,
        state: 'on' as const,
        enabledAt: factor.enabledAt,
        newCodes: offeredCodes(call, factor),
        codesLeft: recoveryCodesLeft(db, actor.id),
      }
    }
    const begun = factor && unfinished(call, factor)
    if (begun) {
      return { ...about, state: 'begun' as const, ...begun, ...enrolment(begun.secret, actor.email) }
    }
    return { ...about, state: 'off' as const, hasPassword: actor.hasPassword }
  },
})

export type TwoStepView = Awaited<ReturnType<typeof readTwoStep.run>>

/** Needs the password, so that an unattended screen is not enough to lock the owner out. */
export const beginTwoStep = operation({
  name: 'second-factor.begin',
  summary: 'Make a secret for an authenticator app, and recovery codes',
  who: 'member',
  input: beginTwoStepSchema,
  limit: 'code',
  idempotency: 'natural',
  async run(call, { currentPassword }) {
    const { services, actor } = call
    const { db, clock } = services
    const user = accountsRepo(db).byId.get({ id: actor.id })
    if (user?.passwordHash && !(await passwordMatches(user.passwordHash, currentPassword))) {
      noteSecurity(call, 'password.wrong', actor.id)
      throw fieldRefusal('password.wrong', 'currentPassword', settingsWords.password.wrong)
    }
    db.write(() => {
      if (hasSecondFactor(db, actor.id)) throw new Refusal('two-step.already-on', twoStepWords.alreadyOn)
      // If the button is pressed twice, the secret stays, because an app may have scanned it.
      if (unfinished(call)) return
      insertFactor(db, {
        userId: actor.id,
        secret: newSecret(),
        createdAt: clock.now(),
        newCodes: newSealedCodes(call),
      })
    })
    return {}
  },
})

export const cancelTwoStep = operation({
  name: 'second-factor.cancel',
  summary: 'Forget the secret that no app has proved yet',
  who: 'member',
  input: nothing,
  limit: 'write',
  idempotency: 'natural',
  run({ services: { db }, actor }) {
    db.write(() => {
      if (hasSecondFactor(db, actor.id)) throw new Refusal('two-step.already-on', twoStepWords.alreadyOn)
      removeUnfinishedFactor(db, actor.id)
    })
    return {}
  },
})

/** Every other session ends, because it has not given a code. */
export const confirmTwoStep = operation({
  name: 'second-factor.confirm',
  summary: 'Turn two-step sign-in on, by the first code of the app; this session gets a new token',
  who: 'member',
  input: codeSchema,
  limit: 'code',
  idempotency: 'natural',
  async run(call, { code }) {
    const { services, actor, sessionToken } = call
    const { db, clock } = services
    const shown = unfinished(call)
    const hashes = await recoveryCodeHashes(shown?.codes ?? [])
    const done = db.write(() => {
      if (hasSecondFactor(db, actor.id)) return null
      const begun = unfinished(call)
      if (!begun) throw new Refusal('two-step.expired', twoStepWords.setUpEnded)
      // If another tab started the set-up again, the app shows codes of another secret.
      if (begun.secret !== shown?.secret) throw new Refusal('two-step.begun-again', twoStepWords.lookAgain)
      if (!acceptAppCode(call, actor.id, code)) throw wrongCode()
      enableFactor(db, actor.id, clock.now())
      replaceRecoveryCodes(db, actor.id, hashes)
      if (sessionToken) proveSession(db, clock, sessionToken)
      noteSecurity(call, 'second-factor.enabled', actor.id)
      return { token: renewAndEndOthers(call, actor.id) }
    })
    if (done) mailPerson(services, actor, twoStepOnLetter)
    return done ?? { token: null }
  },
})

export const disableTwoStep = operation({
  name: 'second-factor.disable',
  summary: 'Turn two-step sign-in off, by a code of the app or a recovery code',
  who: 'member',
  input: codeSchema,
  limit: 'code',
  idempotency: 'natural',
  async run(call, { code }) {
    const { services, actor } = call
    const { db } = services
    if (!hasSecondFactor(db, actor.id)) return {}
    if (!(await acceptCode(call, actor.id, code))) throw wrongCode()
    db.write(() => {
      removeFactor(db, actor.id)
      forgetCodeProofs(db, actor.id)
      noteSecurity(call, 'second-factor.disabled', actor.id)
    })
    mailPerson(services, actor, twoStepOffLetter)
    return {}
  },
})

/** The new codes are shown until the person confirms that they have saved them; until then the old ones stay valid. */
export const makeNewCodes = operation({
  name: 'second-factor.make-codes',
  summary: 'Show new recovery codes, by a code of the app',
  who: 'member',
  input: codeSchema,
  limit: 'code',
  idempotency: 'natural',
  async run(call, { code }) {
    const { services, actor } = call
    const { db } = services
    const factor = loadFactor(db, actor.id)
    if (!factor?.enabledAt) throw new Refusal('two-step.not-on', twoStepWords.notOn)
    if (offeredCodes(call, factor)) return {}
    if (!(await acceptCode(call, actor.id, code))) throw wrongCode()
    db.write(() => storeOfferedCodes(db, actor.id, newSealedCodes(call)))
    return {}
  },
})

export const keepNewCodes = operation({
  name: 'second-factor.keep-codes',
  summary: 'From now on the new recovery codes count, and the old ones do not',
  who: 'member',
  input: nothing,
  limit: 'write',
  idempotency: 'natural',
  async run(call) {
    const { services, actor } = call
    const { db } = services
    const shown = loadFactor(db, actor.id)
    // The button was pressed twice.
    if (!shown?.newCodes) return {}
    const codes = offeredCodes(call, shown)
    if (!codes) throw new Refusal('two-step.codes-ended', twoStepWords.codesEnded)
    const hashes = await recoveryCodeHashes(codes)
    const kept = db.write(() => {
      const factor = loadFactor(db, actor.id)
      // Another request was quicker.
      if (!factor?.enabledAt || factor.newCodes !== shown.newCodes) return false
      replaceRecoveryCodes(db, actor.id, hashes)
      noteSecurity(call, 'second-factor.new-codes', actor.id)
      return true
    })
    if (kept) mailPerson(services, actor, newCodesLetter)
    return {}
  },
})
