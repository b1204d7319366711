import type { z } from 'zod'
import { numberText } from '#app/format.ts'

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  date: 'a date',
}

const UNITS: Record<string, string> = { string: 'character', array: 'item' }

/** `placeName` becomes `Place name`; a problem of no particular field is about `This`. */
function toSubject(path: readonly PropertyKey[] = []): string {
  const field = path.find((part) => typeof part === 'string')
  if (!field) return 'This'
  const words = field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function amount(limit: number | bigint, origin: string): string {
  const unit = UNITS[origin]
  const number = numberText(limit)
  return unit ? `${number} ${unit}${Number(limit) === 1 ? '' : 's'}` : number
}

/** Messages for values whose schema has none. Most are for calls, since no form sends such values. */
export const plainMessage: z.core.$ZodErrorMap = (issue) => {
  const subject = toSubject(issue.path)
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return `${subject} is missing`
      return `${subject} must be ${KINDS[issue.expected] ?? issue.expected}`
    case 'too_big':
      return `${subject} must be at most ${amount(issue.maximum, issue.origin)}`
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return `${subject} must not be empty`
      return `${subject} must be at least ${amount(issue.minimum, issue.origin)}`
    case 'invalid_value':
      return `${subject} must be one of: ${issue.values.join(', ')}`
    default:
      return `${subject} is not valid`
  }
}
