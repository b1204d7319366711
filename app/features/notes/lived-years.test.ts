import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { completedYears, livedYear, livedYears } from './lived-years.ts'

const days = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('the years already lived', () => {
  it.each([
    ['1978-07-15', '2026-07-14', 47],
    ['1978-07-15', '2026-07-15', 48],
    ['2000-02-29', '2001-02-28', 0],
    ['2000-02-29', '2001-03-01', 1],
    ['2000-02-29', '2004-02-29', 4],
    ['2026-03-01', '2026-03-01', 0],
    ['2027-01-01', '2026-03-01', 0],
  ])('of a birth on %s are, by %s, %i', (birth, today, years) => {
    expect(completedYears(birth, today)).toBe(years)
  })

  it('run from one birthday to the day before the next', () => {
    expect(livedYear('1978-07-15', 24)).toEqual({ age: 24, from: '2002-07-15', until: '2003-07-14' })
  })

  it('have all ended, follow one another, and leave out the current year', () => {
    fc.assert(
      fc.property(days, days, (one, other) => {
        const [birth, today] = [one, other].sort() as [string, string]
        const years = livedYears(birth, today)
        expect(years.map(({ age }) => age)).toEqual([...years.keys()].reverse())
        for (const { from, until } of years) expect(from < until && until < today).toBe(true)
        for (const [index, { from }] of years.entries()) {
          const earlier = years[index + 1]
          if (earlier) expect(Date.parse(from) - Date.parse(earlier.until)).toBe(86_400_000)
        }
        const [latest] = years
        if (latest) expect(livedYear(birth, latest.age + 1).until >= today).toBe(true)
      }),
    )
  })
})
