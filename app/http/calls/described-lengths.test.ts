import { expect, it } from 'vitest'
import { z } from 'zod'
import { trimmedText } from '#app/operations/described.ts'
import { problemsOf } from '#tests/support/schema-problems.ts'
import { describedLengths } from './described-lengths.ts'

const short = z.string().trim().max(3)
const accepts = z
  .object({
    text: short.optional(),
    list: z.array(short).optional(),
    inner: z.object({ text: short.nullish() }).optional(),
    either: z.union([short, z.number()]).nullish(),
    longer: z.union([short, z.string().max(5)]).optional(),
    free: z.union([z.literal(1), z.string()]).optional(),
    // The check itself says what is wrong with a text.
    number: z.int().optional(),
    described: z.string().meta(trimmedText(3)).optional(),
  })
  .transform((value) => value)
const lengths = z.unknown().superRefine(describedLengths(accepts))

it.each([
  {
    text: 'abc',
    list: ['abc', ''],
    inner: { text: 'a c' },
    either: 'abc',
    longer: 'abcde',
    described: 'abc',
  },
  { text: '\u{1f600}'.repeat(3), inner: { text: null }, either: 12_345, free: 'abcdef', number: 'abcdef' },
  { unknown: 'abcdef', list: 'abcdef', inner: ['abcdef'], text: { text: 'abcdef' } },
  'abcdef',
  null,
  {},
])('%j has no text that is too long as it is sent', (raw) => {
  expect(problemsOf(lengths, raw)).toEqual([])
})

it.each([
  [{ text: ' abc' }, 'text: Text must be at most 3 characters'],
  [{ text: 'abc\u0000' }, 'text: Text must be at most 3 characters'],
  [{ text: '\u{1f600}'.repeat(4) }, 'text: Text must be at most 3 characters'],
  [{ list: ['abc', 'abc '] }, 'list.1: List must be at most 3 characters'],
  [{ inner: { text: 'abcd' } }, 'inner.text: Inner must be at most 3 characters'],
  [{ either: 'abcd' }, 'either: Either must be at most 3 characters'],
  [{ longer: 'abcdef' }, 'longer: Longer must be at most 5 characters'],
  [{ described: 'abcd' }, 'described: Described must be at most 3 characters'],
])('%j is too long as it is sent', (raw, problem) => {
  expect(problemsOf(lengths, raw)).toEqual([problem])
})

it('the parts of an input that is made of two are checked', () => {
  const both = z.unknown().superRefine(describedLengths(z.object({ a: short }).and(z.object({ b: short }))))
  expect(problemsOf(both, { a: 'abcd', b: 'abcd' })).toHaveLength(2)
  expect(problemsOf(both, { a: 'abc', b: 'abc' })).toEqual([])
})
