import { describe, expect, it } from 'vitest'
import { problemsOf } from '#tests/support/schema-problems.ts'
import { atLeastOneOf, pathNumber, trimmedText, wholeNumber } from './described.ts'

describe('a text without its spaces at the ends', () => {
  it('of at least one character accepts anything but spaces', () => {
    expect(trimmedText(1, 40)).toEqual({ maxLength: 40, pattern: '\\S', description: 'Not only spaces' })
  })

  it('has a least number of visible characters', () => {
    const { pattern, ...rest } = trimmedText(3, 20_000)
    expect(rest).toEqual({
      maxLength: 20_000,
      description: '3 to 20,000 characters, without spaces at the ends',
    })
    const described = new RegExp(pattern, 'u')
    for (const text of ['abc', ' a b c ', 'a\n\nb  c', 'abcd']) expect(described.test(text), text).toBe(true)
    for (const text of ['ab', 'a b', 'ab\u0000', 'ab\u007f', 'ab\u009f', 'ab\u001f', ''])
      expect(described.test(text), JSON.stringify(text)).toBe(false)
  })
})

it('requires at least one of several fields', () => {
  expect(atLeastOneOf(['a', 'b'])).toEqual({ anyOf: [{ required: ['a'] }, { required: ['b'] }] })
})

describe('a whole number', () => {
  it.each([1, '1', '007', 999_999_999_999_999, '999999999999999'])('%j is accepted', (given) => {
    expect(wholeNumber(1).parse(given)).toBe(Number(given))
  })

  it.each([
    0,
    -1,
    1.5,
    '0',
    '',
    ' ',
    '1e3',
    '0x10',
    '+1',
    '1.0',
    'x1',
    '1x',
    true,
    null,
    undefined,
  ])('%j is refused', (given) => {
    expect(problemsOf(wholeNumber(1), given)).toEqual([': Please give a whole number from 1 on'])
  })

  it('has limits and an error message', () => {
    expect(problemsOf(wholeNumber(1000), 999)).toEqual([': Please give a whole number from 1,000 on'])
    expect(problemsOf(wholeNumber(0, 5, 'No such page'), 6)).toEqual([': No such page'])
    expect(problemsOf(wholeNumber(0, 5, 'No such page'), 'x')).toEqual([': No such page'])
    expect(wholeNumber(0, 5).parse('5')).toBe(5)
    expect(problemsOf(wholeNumber(1), '1000000000000000')).toHaveLength(1)
  })

  it('is described as a number or its digits', () => {
    expect(wholeNumber(1, 40).meta()).toEqual({
      anyOf: [
        { type: 'integer', minimum: 1, maximum: 40 },
        { type: 'string', pattern: '^0{0,6}[1-9]\\d{0,8}$' },
      ],
    })
    expect(wholeNumber(0).meta()).toEqual({
      anyOf: [
        { type: 'integer', minimum: 0, maximum: 999_999_999_999_999 },
        { type: 'string', pattern: '^\\d{1,9}$' },
      ],
    })
    expect(pathNumber(1)).toEqual({ type: 'integer', minimum: 1, maximum: 999_999_999_999_999 })
  })
})
