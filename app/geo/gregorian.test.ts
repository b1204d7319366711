import { describe, expect, test } from 'vitest'
import { gregorianOf, UMM_AL_QURA_YEARS } from './gregorian.ts'
import { hijriBirthDate } from './hijri.ts'

const daylight = (date: string) => hijriBirthDate({ date, afterSunset: false }).daylight

describe('the Gregorian date of a day of Umm al-Qura', () => {
  test.each([
    [[1356, 1, 1], '1937-03-14'],
    [[1398, 8, 9], '1978-07-15'],
    [[1420, 9, 24], '2000-01-01'],
    [[1445, 9, 1], '2024-03-11'],
    [[1500, 12, 30], '2077-11-16'],
  ] as const)('%j is %s', ([year, month, day], date) => expect(gregorianOf(year, month, day)).toBe(date))

  test.each([
    [1355, 12, 30],
    [1501, 1, 1],
    [1445, 13, 1],
    [1445, 0, 1],
    [1445, 9, 0],
    [1445, 9, 31],
    // Sha‘ban of that year had 29 days.
    [1445, 8, 30],
  ])('%i-%i-%i is none', (year, month, day) => expect(gregorianOf(year, month, day)).toBeNull())

  test('is the day that it came from, on every day of the table', () => {
    const differing: string[] = []
    for (const at = new Date(Date.UTC(1937, 2, 14)); ; at.setUTCDate(at.getUTCDate() + 1)) {
      const date = at.toISOString().slice(0, 10)
      const { year, month, day, method } = daylight(date)
      if (method === 'tabular') break
      if (gregorianOf(year, month, day) !== date) differing.push(date)
    }
    expect(differing).toEqual([])
    expect(daylight('1937-03-14').year).toBe(UMM_AL_QURA_YEARS.first)
    expect(daylight('2077-11-16').year).toBe(UMM_AL_QURA_YEARS.last)
  })
})
