import { z } from 'zod'
import { numberText } from '#app/format.ts'

/** Neither space nor control character. */
const SEEN = '[^\\s\\u0000-\\u001f\\u007f-\\u009f]'

/**
 * For the description of the calls: a text whose spaces are tidied before its characters are counted. JSON Schema counts
 * them as they are sent, so the least number is stated as that of the characters that can be seen.
 */
export function tidied(min: number, max: number) {
  if (min === 1) return { maxLength: max, pattern: '\\S', description: 'Not only spaces' }
  return {
    maxLength: max,
    pattern: `${SEEN}(?:\\s*${SEEN}){${min - 1}}`,
    description: `${min} to ${numberText(max)} characters, without spaces at the ends`,
  }
}

/** Who changes something says what: at least one of these fields. */
export function atLeastOneOf(names: readonly string[]) {
  return { anyOf: names.map((name) => ({ required: [name] })) }
}

/**
 * A whole number, or its digits: addresses and forms carry text. What `Number` would also take is refused: `1e3`, `0x10`,
 * true, null and the empty text.
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

/** For the part of an address that is a whole number: there, its digits are a number. */
export function inAddress(min: number, max = 999_999_999_999_999) {
  return { type: 'integer', minimum: min, maximum: max } as const
}
