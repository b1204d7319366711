import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY } from '#app/operations/clock.ts'
import { makeBuckets } from './buckets.server.ts'
import { FIGURE_RANGES } from './figure-range.ts'

const now = new Date('2026-11-22T18:00:00Z')
const year = (of: number) => new Date(Date.UTC(of, 2, 9, 7))

describe('the buckets of a figure', () => {
  it('follow each other without a gap, begin at midnight, and the last contains the present', () => {
    const moment = fc.date({ min: year(2020), max: year(2090), noInvalidDate: true })
    fc.assert(
      fc.property(fc.constantFrom(...FIGURE_RANGES), moment, moment, (range, present, first) => {
        const buckets = makeBuckets(range, present, first)
        expect(buckets.length).toBeLessThanOrEqual(36)
        for (const [place, { from, to }] of buckets.entries()) {
          expect(from % DAY).toBe(0)
          expect(to).toBeGreaterThan(from)
          if (place > 0) expect(from).toBe(buckets[place - 1]!.to)
        }
        const last = buckets.at(-1)!
        expect(last.from).toBeLessThanOrEqual(present.getTime())
        expect(last.to).toBeGreaterThan(present.getTime())
        if (range === 'all' && first <= present) expect(buckets[0]!.from).toBeLessThanOrEqual(first.getTime())
        if (range !== 'all') expect(last.to - buckets[0]!.from).toBe(Number(range) * DAY)
      }),
    )
  })

  it('are named by day, by five days and by month', () => {
    const labels = (range: (typeof FIGURE_RANGES)[number], first = year(2026)) =>
      makeBuckets(range, now, first).map(({ label }) => label)
    expect(labels('7')).toEqual(['16 Nov', '17 Nov', '18 Nov', '19 Nov', '20 Nov', '21 Nov', '22 Nov'])
    expect(labels('30')).toHaveLength(30)
    expect(labels('90').slice(-1)).toEqual(['18 Nov to 22 Nov'])
    expect([labels('all')[0], labels('all').at(-1)]).toEqual(['Mar 2026', 'Nov 2026'])
    expect(labels('all', year(2022))[0]).toBe('Mar 2022 to May 2022')
  })
})
