import { z } from 'zod'
import { numberText } from '#app/format.ts'
import { UNSEEN } from '#app/plain-text.ts'

/** What `oneLine` and `lines` leave out. */
const LEFT_OUT = String.raw`\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\u202a-\u202e\u2066-\u2069\ufeff`
/** What `oneLine` makes one space of, and the same with what it leaves out. */
const BREAKS = String.raw`\t\n\r \u0085\u2028\u2029`
const BREAKS_OR_LEFT_OUT = String.raw`\u0000-\u0020\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff`
/** What both take away at the ends. */
const AT_ENDS = String.raw`\u0000-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028-\u202f\u205f\u2066-\u2069\u3000\ufeff`
/** Anything up to a character that stays. */
const UP_TO_ONE = String.raw`[\s\S]*[^${AT_ENDS}]`

/** For the description of the calls: a text that is trimmed and then has at least one character. */
export function trimmedText(max: number) {
  return { maxLength: max, pattern: '\\S', description: 'Not only spaces' }
}

/** For the description of the calls: a text for `oneLine`, whose characters are counted after that. */
export function lineText(min: number, max: number) {
  return min === 1 ? seenText(max) : longerText(min, max, lineFrom(min - 1))
}

/** The same for `lines`. */
export function linesText(min: number, max: number) {
  const one = String.raw`[${LEFT_OUT}]*(?:\r\n|\r(?!\n)|[^\r${LEFT_OUT}])`
  return longerText(min, max, `(?:${one}){${min - 2}}${UP_TO_ONE}`)
}

function seenText(max: number) {
  return { maxLength: max, pattern: `[^${UNSEEN}]`, description: 'At least one visible character' }
}

/** @param rest a pattern for what follows the first character that is not a space */
function longerText(min: number, max: number, rest: string) {
  return {
    maxLength: max,
    pattern: String.raw`^(?=[\s\S]*[^${UNSEEN}])[${AT_ENDS}]*[^${AT_ENDS}]${rest}`,
    description: `${min} to ${numberText(max)} characters, without spaces at the ends`,
  }
}

/** At least so many more characters on a line, where breaks and spaces in a row count as one. */
function lineFrom(count: number): string {
  if (count === 1) return UP_TO_ONE
  if (count === 2) return `[${LEFT_OUT}]*[^${LEFT_OUT}]${UP_TO_ONE}`
  const other = `[^${BREAKS_OR_LEFT_OUT}]`
  const space = `[${BREAKS}][${BREAKS_OR_LEFT_OUT}]*`
  return `[${LEFT_OUT}]*(?:${other}${lineFrom(count - 1)}|${space}${other}${lineFrom(count - 2)})`
}

/** For a call that changes something: the body needs at least one of these fields. */
export function atLeastOneOf(names: readonly string[]) {
  return { anyOf: names.map((name) => ({ required: [name] })) }
}

/**
 * A whole number, or its digits, because addresses and forms carry text. Other values that `Number` accepts are
 * refused: `1e3`, `0x10`, true, null and the empty string.
 */
export function wholeNumber(min: number, max = 999_999_999_999_999, message?: string) {
  const error = message ?? `Please give a whole number from ${numberText(min)} on`
  return z
    .union(
      [
        z.int(),
        z
          .string()
          .regex(/^\d{1,15}$/)
          .transform(Number),
      ],
      error,
    )
    .refine((value) => value >= min && value <= max, error)
    .meta({
      anyOf: [
        { type: 'integer', minimum: min, maximum: max },
        { type: 'string', pattern: min > 0 ? '^0{0,6}[1-9]\\d{0,8}$' : '^\\d{1,9}$' },
      ],
    })
}

/** The JSON Schema of a whole number in the path of an address. */
export function pathNumber(min: number, max = 999_999_999_999_999) {
  return { type: 'integer', minimum: min, maximum: max } as const
}
