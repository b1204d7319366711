import { describe, expect, it } from 'vitest'
import { lines, oneLine } from './plain-text.ts'

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
