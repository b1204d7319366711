import { dictionary } from '@zxcvbn-ts/language-common'
import { MIN_PASSWORD } from './accounts.limits.ts'

const HOW_MANY = 10_000

/** The most common passwords in leaked lists that are long enough to be accepted here. */
const common = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= MIN_PASSWORD).slice(0, HOW_MANY),
)

export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase())
}
