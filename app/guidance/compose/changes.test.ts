import { describe, expect, it } from 'vitest'
import { castChart } from '#app/astro/index.server.ts'
import { BLOCKS, type Sentence } from '#app/guidance/types.ts'
import { changesWithin } from './changes.ts'
import { compose, type Reading } from './composer.ts'

const LAHORE = { utc: Date.UTC(1962, 8, 13, 15, 12), latitude: 31.5497, longitude: 74.3436 }

const all = (reading: Reading): Sentence[] => BLOCKS.flatMap((block) => reading.blocks[block])

describe('the changes with another birth time', () => {
  it('name each changed sentence with its minute and its text at that minute', () => {
    const changes = changesWithin(LAHORE, 15)
    const own = new Map(all(compose({ chart: castChart(LAHORE) })).map(({ id, text }) => [id, text]))
    for (const [id, { minutes, text }] of changes) {
      const then = compose({ chart: castChart({ ...LAHORE, utc: LAHORE.utc + minutes * 60_000 }) })
      expect(all(then).find((one) => one.id === id)?.text ?? null).toBe(text)
      expect(own.get(id)).not.toBe(text)
    }
    expect(changesWithin(LAHORE, 0).size).toBe(0)
    expect(() => changesWithin(LAHORE, 61)).toThrow(RangeError)
  })
})
