import { describe, expect, it } from 'vitest'
import { castChart, DEFAULT_RULERS } from '#app/astro/index.server.ts'
import { resolveLocalTime } from '#app/geo/civil-time.ts'
import { MINUTE } from '#app/operations/clock.ts'
import { firmnessLine, firmnessView } from './firmness-view.server.ts'
import { TOLERANCES } from './tolerances.ts'

function born(local: string, zone: string, latitude: number, longitude: number) {
  const time = resolveLocalTime({ local, zone })
  if (time.kind !== 'unique') throw new Error(`${local} in ${zone} is ${time.kind}`)
  const [dateOfBirth = '', birthTime = ''] = local.split('T')
  return { utc: time.utc.getTime(), latitude, longitude, zone, dateOfBirth, birthTime }
}

const istanbul = born('1978-07-15T14:30', 'Europe/Istanbul', 41.01, 28.95)

describe('the birth-time sensitivity of the lot', () => {
  it('gives the clock minute at which a sign changes, and the new sign', () => {
    const { rows, firm, from, to } = firmnessView(istanbul, DEFAULT_RULERS, 5)
    expect({ firm, from, to }).toEqual({ firm: false, from: '14:25', to: '14:35' })
    const sign = rows.find(({ name }) => name === 'Sign of the lot')
    expect(sign).toMatchObject({
      value: 'Pisces',
      firm: false,
      earlier: { minutes: -2, at: '14:28', day: null, becomes: 'Aquarius' },
      later: null,
    })
    const { latitude, longitude } = istanbul
    const signAt = (minutes: number) =>
      castChart({ utc: istanbul.utc + minutes * MINUTE, latitude, longitude }).partOfFortune.sign
    expect([signAt(-2), signAt(-1)]).toEqual(['Aquarius', 'Pisces'])
  })

  it('finds no change if the time is exact, and never fewer with a wider tolerance', () => {
    const counts = TOLERANCES.map(
      (tolerance) =>
        firmnessView(istanbul, DEFAULT_RULERS, tolerance).rows.filter(({ firm }) => !firm).length,
    )
    expect(counts[0]).toBe(0)
    expect(counts).toEqual([...counts].sort((a, b) => a - b))
  })

  it('names the day if a change is on the other side of midnight', () => {
    const { rows, from } = firmnessView(
      born('1978-07-08T00:04', 'Europe/Istanbul', 41.01, 28.95),
      DEFAULT_RULERS,
      30,
    )
    expect(from).toBe('23:34')
    for (const { earlier, later } of rows) {
      expect(later?.day ?? null).toBeNull()
      if (earlier) expect(earlier.day).toBe(earlier.minutes < -4 ? 'the day before' : null)
    }
    expect(rows.some(({ earlier }) => earlier?.day === 'the day before')).toBe(true)
  })

  it('follows the local clocks if they were put forward within the tolerance', () => {
    const spring = born('1985-03-31T03:10', 'Europe/Berlin', 52.52, 13.4)
    expect(firmnessView(spring, DEFAULT_RULERS, 30)).toMatchObject({ from: '01:40', to: '03:40' })
  })

  it('sums it up in one line', () => {
    expect(firmnessLine(firmnessView(istanbul, DEFAULT_RULERS, 0))).toEqual({
      firm: true,
      sureWithin: 0,
      text: 'Firm: the lot’s sign, house and ruler, the ruler’s place, the sect and the chain of rulers hold at 14:30 exactly.',
      nearby: [],
    })
    const { firm, sureWithin, text, nearby } = firmnessLine(firmnessView(istanbul, DEFAULT_RULERS, 5))
    expect(firm).toBe(false)
    expect(sureWithin).toBe(1)
    expect(text).toContainAll('within 5 minutes of 14:30', 'sign of the lot at 14:28')
    expect(nearby[0]).toMatch(
      /^If you were born two minutes earlier, your Part of Fortune would be in Aquarius, not Pisces/,
    )
    expect(nearby.length).toBeLessThanOrEqual(3)
  })
})
