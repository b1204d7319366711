import { type Call, fieldRefusal } from '#app/operations/operation.server.ts'
import { findTotpStep, isAppCode, matchingHash } from './codes.server.ts'
import {
  hasSecondFactor,
  loadFactor,
  loadRecoveryCodeHashes,
  markStepUsed,
  spendRecoveryCode,
} from './two-factor.repo.server.ts'
import { twoFactorWords } from './two-factor-messages.ts'

type CodeKind = 'app' | 'recovery'

/** Accepts a code from the app or a recovery code, each once. @returns null if it is neither. */
export async function acceptCode(call: Call, userId: string, code: string): Promise<CodeKind | null> {
  if (isAppCode(code)) return acceptAppCode(call, userId, code)
  const { db } = call.services
  if (!hasSecondFactor(db, userId)) return null
  const hash = await matchingHash(code, loadRecoveryCodeHashes(db, userId))
  return hash !== null && db.write(() => spendRecoveryCode(db, userId, hash)) ? 'recovery' : null
}

/** The same for a code from the app only. It is synchronous, so it can run in a transaction. */
export function acceptAppCode({ services: { db, clock } }: Call, userId: string, code: string): 'app' | null {
  return db.write(() => {
    const factor = loadFactor(db, userId)
    if (!factor || !isAppCode(code)) return null
    const step = findTotpStep(factor.secret, code, clock.now())
    return step !== null && markStepUsed(db, userId, step) ? 'app' : null
  })
}

export function wrongCode() {
  return fieldRefusal('two-step.code-wrong', 'code', twoFactorWords.codeWrong)
}
