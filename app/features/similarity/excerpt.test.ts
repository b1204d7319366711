import { describe, expect, it } from 'vitest'
import { makeExcerpt } from './excerpt.ts'

describe('excerptOf', () => {
  it('keeps all of a short story, on one line', () => {
    expect(makeExcerpt(' It rained.\n\nWe  waited. ')).toBe('It rained. We waited.')
  })

  it('takes as many whole sentences as fit', () => {
    const sentence = 'We waited at the gate for the whole of that long and windy afternoon, he and I.'
    expect(makeExcerpt(Array(9).fill(sentence).join(' '))).toBe(`${Array(3).fill(sentence).join(' ')} …`)
  })

  it('cuts a sentence that is too long between words, and a word between letters with their marks', () => {
    const long = makeExcerpt('wandering '.repeat(80))
    expect(long).toMatch(/^(wandering )+…$/)
    expect(long.length).toBeLessThanOrEqual(282)
    const emoji = makeExcerpt('👩‍👩‍👧'.repeat(400))
    expect(emoji).toBe(`${'👩‍👩‍👧'.repeat(280)} …`)
    expect(makeExcerpt('صبرت '.repeat(100))).toMatch(/^(صبرت )+…$/)
  })
})
