import { type Call, fieldRefusal } from '../operation.server'
import { isAppCode, stepOf } from './codes.server'
import { factorOf, spendRecoveryCode, takeStep } from './second-factor.repo.server'
import { CODE_WRONG } from './second-factor-words'

export type CodeKind = 'app' | 'recovery'

/** Takes a code of the app, or one of the recovery codes: each once. @returns null where it is neither. */
export function takeCode({ services: { db, clock } }: Call, userId: string, code: string): CodeKind | null {
  return db.write(() => {
    const factor = factorOf(db, userId)
    if (!factor) return null
    if (!isAppCode(code)) return factor.enabledAt && spendRecoveryCode(db, userId, code) ? 'recovery' : null
    const step = stepOf(factor.secret, code, clock.now())
    return step !== null && takeStep(db, userId, step) ? 'app' : null
  })
}

export function wrongCode() {
  return fieldRefusal('code', CODE_WRONG)
}
