import type { z } from 'zod'
import { translated } from '#app/language/current.ts'
import { counted } from '#app/language/plural.ts'

export const plainWords = translated('plain', {
  en: {
    kinds: {
      string: 'text',
      number: 'a number',
      int: 'a whole number',
      boolean: 'true or false',
      array: 'a list',
      object: 'an object',
      date: 'a date',
    } as Readonly<Record<string, string>>,
    amount: {
      string: (limit: number) => counted(limit, { one: '# character', other: '# characters' }),
      array: (limit: number) => counted(limit, { one: '# item', other: '# items' }),
      number: (limit: number) => counted(limit, { one: '#', other: '#' }),
    },
    /** `placeName` becomes `Place name`; a problem of no particular field is about `This`. */
    subject(field: string | undefined) {
      if (!field) return 'This'
      const words = field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
      return words.charAt(0).toUpperCase() + words.slice(1)
    },
    missing: (subject: string) => `${subject} is missing`,
    kind: (subject: string, kind: string) => `${subject} must be ${kind}`,
    most: (subject: string, amount: string) => `${subject} must be at most ${amount}`,
    least: (subject: string, amount: string) => `${subject} must be at least ${amount}`,
    empty: (subject: string) => `${subject} must not be empty`,
    oneOf: (subject: string, values: string) => `${subject} must be one of: ${values}`,
    invalid: (subject: string) => `${subject} is not valid`,
  },
})

function amount(limit: number | bigint, origin: string): string {
  const { string, array, number } = plainWords.amount
  return (origin === 'string' ? string : origin === 'array' ? array : number)(Number(limit))
}

/** Messages for values whose schema has none. Most are for calls, since no form sends such values. */
export const plainMessage: z.core.$ZodErrorMap = (issue) => {
  const subject = plainWords.subject(issue.path?.find((part) => typeof part === 'string'))
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return plainWords.missing(subject)
      return plainWords.kind(subject, plainWords.kinds[issue.expected] ?? issue.expected)
    case 'too_big':
      return plainWords.most(subject, amount(issue.maximum, issue.origin))
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return plainWords.empty(subject)
      return plainWords.least(subject, amount(issue.minimum, issue.origin))
    case 'invalid_value':
      return plainWords.oneOf(subject, issue.values.join(', '))
    default:
      return plainWords.invalid(subject)
  }
}
