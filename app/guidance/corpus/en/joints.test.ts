import { describe, expect, it } from 'vitest'
import { closing, joined } from './joints.ts'
import { capital } from './names.ts'
import { PAIR_TEXTS } from './pairs/index.ts'
import { TRACK_TEXTS } from './tracks/index.ts'

const { lot, test, testRuler, hard, easy, ending, help, helpOther } = PAIR_TEXTS
const shorts = [test, testRuler, hard, easy, ending, help, helpOther].flatMap((one) => Object.values(one))
const joinable = [
  ...Object.values(lot).flatMap(({ letter, close }) => [letter, close]),
  ...shorts.map(({ short }) => short),
  ...Object.values(TRACK_TEXTS).flatMap(({ steps }) => steps.today.map(({ text }) => text)),
]

describe('a joint', () => {
  it('goes on in small letters, except before a name', () => {
    expect(joined('But it may be that', 'You wait.')).toBe('But it may be that you wait.')
    expect(joined('There is help.', 'You wait.')).toBe('There is help. You wait.')
    // A word that has a capital letter within a sentence, and never a small one, is a name.
    const corpus = JSON.stringify([PAIR_TEXTS, TRACK_TEXTS])
    const small = new Set(corpus.match(/(?<=[a-z,;:] ‘?)\p{Ll}[\p{L}’]*/gu)?.map(capital))
    const names = new Set(corpus.match(/(?<=[a-z,;] )\p{Lu}[\p{L}’]*/gu)?.filter((word) => !small.has(word)))
    const made = joinable.map((text) => joined('So:', text))
    expect(
      made.filter((text) => names.has(capital(text.match(/^So: (\p{Ll}[\p{L}’]*)/u)?.[1] ?? ''))),
    ).toEqual([])
    expect(joined('So:', 'God lays on no soul more than it can bear.')).toContain(': God')
  })

  it('leads back to the image of the gift', () => {
    expect(closing('Hang the cloth out.')).toBe('Then hang the cloth out.')
    expect(closing('The bag is by the door.')).toBe('Meanwhile the bag is by the door.')
    expect(closing('Rinse it, then sit down.')).toBe('Rinse it, then sit down.')
  })
})
