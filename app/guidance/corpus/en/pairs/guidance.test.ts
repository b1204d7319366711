import { describe, expect, it } from 'vitest'
import { ayahsOfPassage, hadithOfPassage } from '#app/guidance/passage.ts'
import { GUIDANCE } from './guidance.ts'

/** Words in single quotes. An apostrophe inside them is followed by a letter. */
const quotesIn = (text: string) => [...text.matchAll(/‘(.+?)’(?![\p{L}])/gu)].map(([, words]) => words!)
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}’]+/gu, ' ')
    .trim()

describe('the guidance', () => {
  const all = Object.values(GUIDANCE).flat()

  it('puts in quotes only words of its passage, as our lists render it', () => {
    const foreign = all.flatMap(({ text, passage }) => {
      const source = plain(
        hadithOfPassage(passage)?.english ??
          ayahsOfPassage(passage)
            .map((one) => one.meaningInBrief)
            .join(' '),
      )
      return quotesIn(text).filter((words) => !source.includes(plain(words)))
    })
    expect(foreign).toEqual([])
  })

  it('quotes its passage in every paragraph', () => {
    expect(all.filter(({ text }) => quotesIn(text).length === 0)).toEqual([])
  })
})
