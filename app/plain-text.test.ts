import { describe, expect, it } from 'vitest'
import { characters, lines, oneLine, UNSEEN } from './plain-text.ts'

describe('typed text without control characters', () => {
  it.each([
    ['  Amina  ', 'Amina'],
    ['Abu\u0000 \u202eBakr\r\nBcc: x', 'Abu Bakr Bcc: x'],
    ['half \ud83d of one', 'half \ufffd of one'],
    ['عبد\u200fالله', 'عبد\u200fالله'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
    ['one\u2028two\tthree', 'one two three'],
    ['Zoë', 'Zoë'],
  ])('%j on one line', (typed, kept) => expect(oneLine(typed)).toBe(kept))

  it('keeps the lines of a story', () => {
    expect(lines('\ufeffa\r\nb\rc\u2028\n\td\u0007  e\n')).toBe('a\nb\nc\n\n\td  e')
  })

  it.each([
    ' \u200b\u00a0',
    '\u3164\u3164',
    '\u2800\u202e',
    '\u0000',
  ])('is empty if nothing is visible: %j', (typed) => {
    expect([oneLine(typed), lines(typed)]).toEqual(['', ''])
  })
})

it('the characters without a glyph are those of Unicode, and the empty Braille pattern', () => {
  const unseen = new RegExp(`[${UNSEEN}]`, 'u')
  const different: string[] = []
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const character = String.fromCodePoint(code)
    const expected = code === 0x2800 || /[\p{Z}\p{Cc}\p{Cf}\p{DI}]/u.test(character)
    if (unseen.test(character) !== expected) different.push(code.toString(16))
  }
  expect(different).toEqual([])
})

it('a text of characters that Unicode does not know yet, or leaves to others, is a text', () => {
  for (const text of ['\u0378', '\u{f0000}']) expect([oneLine(text), lines(text)]).toEqual([text, text])
})

it('a character of two UTF-16 units is one character', () => {
  expect(['', 'ab', '\u{1f600}b'].map(characters)).toEqual([0, 2, 2])
})
