import { describe, expect, it } from 'vitest'
import { HELPS } from './helps/index.ts'
import { joined } from './joints.ts'
import { capital } from './names.ts'
import { PAIR_TEXTS } from './pairs/index.ts'
import { TRACK_TEXTS } from './tracks/index.ts'

const { lot, difficulty } = PAIR_TEXTS
const helps = Object.values(HELPS).flatMap((byCause) => Object.values(byCause))
const joinable = [
  ...Object.values(lot).map(({ letter }) => letter),
  ...Object.values(difficulty).flat(),
  ...helps.flatMap(({ benefic, light, host, own }) => [benefic, light, host, own].map(({ short }) => short)),
  ...Object.values(TRACK_TEXTS).flatMap(({ steps }) => steps.today.map(({ text }) => text)),
]

describe('a joint', () => {
  it('goes on in small letters, except before a name', () => {
    expect(joined('But it may be that', 'You wait.')).toBe('But it may be that you wait.')
    expect(joined('There is help.', 'You wait.')).toBe('There is help. You wait.')
    expect(joined('There is help:', 'Ask this: how long?')).toBe('There is help. Ask this: how long?')
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
})
