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

/** Shorter words are repeated by chance. */
const SHORTEST_REPEATED = 4
const repeated = new Set(
  dictionary['passwords-common'].filter((word) => word.length >= SHORTEST_REPEATED).slice(0, HOW_MANY),
)
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'

function isCommonWord(word: string): boolean {
  const half = word.slice(0, word.length / 2)
  if (word === half + half && repeated.has(half)) return true
  return common.has(word) || (word.length >= MIN_PASSWORD && ALPHABET.startsWith(word))
}

/**
 * True for a common password, one typed twice or the beginning of the alphabet, with such signs in it or anything but
 * letters after it.
 */
export function isDisguisedCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  const tail = /[^\p{L}]*$/u.exec(lower)![0].length
  const beginnings = Array.from({ length: tail + 1 }, (_, cut) => lower.slice(0, lower.length - cut))
  return beginnings.some((beginning) =>
    LETTERS.some((letters) => isCommonWord(beginning.replace(/[@0134$]/g, (sign) => letters[sign]!))),
  )
}
