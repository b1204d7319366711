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

/** Signs that are typed in place of letters. A 1 can stand for two letters. */
const LETTERS: readonly Readonly<Record<string, string>>[] = ['i', 'l'].map((one) => ({
  '@': 'a',
  '0': 'o',
  '1': one,
  '3': 'e',
  '4': 'a',
  $: 's',
}))

/** True for a common password with such signs in it, or with digits after it. */
export function isDisguisedCommonPassword(password: string): boolean {
  const tail = /\d*$/.exec(password)![0].length
  const beginnings = Array.from({ length: tail + 1 }, (_, cut) => password.slice(0, password.length - cut))
  return beginnings.some((beginning) =>
    LETTERS.some((letters) => isCommonPassword(beginning.replace(/[@0134$]/g, (sign) => letters[sign]!))),
  )
}
