import { z } from 'zod'
import { numberText } from '#app/format.ts'

/** A character that is neither a space nor a control character. */
const VISIBLE = '[^\\s\\u0000-\\u001f\\u007f-\\u009f]'

/**
 * For the description of the calls: a text that is trimmed before its characters are counted. JSON Schema counts
 * characters as they are sent, so the minimum is stated as a number of visible characters.
 */
export function trimmedText(min: number, max: number) {
  if (min === 1) return { maxLength: max, pattern: '\\S', description: 'Not only spaces' }
  return {
    maxLength: max,
    pattern: `${VISIBLE}(?:\\s*${VISIBLE}){${min - 1}}`,
    description: `${min} to ${numberText(max)} characters, without spaces at the ends`,
  }
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
