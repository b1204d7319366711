import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toGroups } from './reasoned-text.tsx'

describe('groups of sentences', () => {
  it('begin where the text opens a paragraph', () => {
    const sentences = [{ opensParagraph: true }, {}, {}, {}, { opensParagraph: true }, {}]
    expect(toGroups(sentences).map(({ from, group }) => [from, group.length])).toEqual([
      [0, 4],
      [4, 2],
    ])
  })

  it('contain every sentence once, in order, at most three each, in similar sizes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ text: fc.string(), opensParagraph: fc.constant(undefined) }), { maxLength: 30 }),
        (sentences) => {
          const groups = toGroups(sentences)
          expect(groups.flatMap(({ group }) => group)).toEqual(sentences)
          const sizes = groups.map(({ group }) => group.length)
          for (const size of sizes) expect(size).toBeLessThanOrEqual(3)
          if (sizes.length > 0) expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
          for (const { from, group } of groups) expect(group[0]).toBe(sentences[from])
        },
      ),
    )
  })
})
