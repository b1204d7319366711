import { describe, expect, it } from 'vitest'
import { lines, oneLine } from '#app/plain-text.ts'
import { problemsOf } from '#tests/support/schema-problems.ts'
import { atLeastOneOf, linesText, lineText, pathNumber, trimmedText, wholeNumber } from './described.ts'

/** Every kind of character that cleaning treats in its own way. */
const KINDS = [
  ...['a', 'é', '\u{1f600}', '\ufffd', '\u{f0000}', '\u0378', ',', '\u200b', '\u00ad', '\u3164', '\u2800'],
  ...[' ', '\t', '\n', '\r', '\r\n', '\u0085', '\u2028', '\u00a0', '\u3000', '\v', '\f', '\u001c'],
  ...['\u0000', '\u007f', '\u009f', '\u202e', '\u2066', '\ufeff', '\u{e0001}', '\u{13430}'],
]

/** Texts of up to seven characters; the same in each run. */
function* texts(): Generator<string> {
  yield ''
  for (const one of KINDS) for (const other of ['', ...KINDS]) yield one + other
  let state = 1
  const below = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
  for (let count = 0; count < 20_000; count += 1) {
    yield Array.from({ length: 3 + below(5) }, () => KINDS[below(below(2) ? KINDS.length : 16)]!).join('')
  }
}

/** The first texts for which something is not so. */
const differing = (isSo: (text: string) => boolean) => [...texts()].filter((text) => !isSo(text)).slice(0, 5)

describe('a described text', () => {
  it('that is trimmed has a character that is no space', () => {
    const { pattern, ...rest } = trimmedText(40)
    expect(rest).toEqual({ maxLength: 40, description: 'Not only spaces' })
    const described = new RegExp(pattern, 'u')
    expect(differing((text) => described.test(text) === (text.trim() !== ''))).toEqual([])
  })

  it.each([1, 2, 3, 4, 5])('of one line has at least %i characters after cleaning', (min) => {
    const described = new RegExp(lineText(min, 40).pattern, 'u')
    expect(differing((text) => described.test(text) === [...oneLine(text)].length >= min)).toEqual([])
  })

  it.each([2, 3, 4, 6])('of several lines has at least %i characters after cleaning', (min) => {
    const described = new RegExp(linesText(min, 40).pattern, 'u')
    expect(differing((text) => described.test(text) === [...lines(text)].length >= min)).toEqual([])
  })

  it('states its limits in words', () => {
    expect(lineText(1, 40)).toMatchObject({ maxLength: 40, description: 'At least one visible character' })
    const description = '3 to 20,000 characters, without spaces at the ends'
    expect(lineText(3, 20_000)).toMatchObject({ maxLength: 20_000, description })
    expect(linesText(3, 20_000)).toMatchObject({ maxLength: 20_000, description })
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
