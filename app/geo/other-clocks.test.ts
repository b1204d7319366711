import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolveLocalTime, zoneNames } from './civil-time.ts'
import { otherOffsets } from './other-clocks.ts'

const HOUR = 3600

/** The other offsets of a birth, by kind, in hours. */
function hours(local: string, zone: string, longitude: number): Record<string, number> {
  const resolved = resolveLocalTime({ local, zone })
  const { offsetSeconds } = resolved.kind === 'unique' ? resolved : resolved.candidates[0]
  const others = otherOffsets({ local, zone, offsetSeconds, longitude })
  return Object.fromEntries(others.map(({ kind, offsetSeconds }) => [kind, offsetSeconds / HOUR]))
}

describe('other offsets', () => {
  it('gives standard time in summer, and summer time in winter', () => {
    expect(hours('1985-07-01T12:00', 'Europe/Istanbul', 29)).toMatchObject({ 'standard-time': 2 })
    expect(hours('1985-01-01T12:00', 'Europe/Istanbul', 29)).toMatchObject({ 'summer-time': 3 })
    expect(hours('1985-01-01T12:00', 'Europe/Istanbul', 29)).not.toHaveProperty('standard-time')
  })

  it('undoes double summer time', () => {
    expect(hours('1944-07-01T12:00', 'Europe/London', 0)).toMatchObject({
      'standard-time': 1,
      'rules-of-today': 1,
      'universal-time': 0,
    })
  })

  it('applies the rules of today to a day of the past', () => {
    expect(hours('1990-01-15T08:00', 'Europe/Istanbul', 29)).toMatchObject({ 'rules-of-today': 3 })
    expect(hours('1992-02-29T08:00', 'Europe/Istanbul', 29)).toMatchObject({ 'rules-of-today': 3 })
  })

  it('names zones that programs merge with this one', () => {
    // Berlin had double summer time then, Oslo did not.
    const [merged] = otherOffsets({
      local: '1945-07-01T12:00',
      zone: 'Europe/Oslo',
      offsetSeconds: 2 * HOUR,
      longitude: 10.75,
    }).filter(({ kind }) => kind === 'merged-zone')
    expect(merged).toEqual({ kind: 'merged-zone', offsetSeconds: 3 * HOUR, zone: 'Europe/Berlin' })
    expect(hours('1985-07-01T12:00', 'Europe/Oslo', 10.75)).not.toHaveProperty('merged-zone')
  })

  it('never gives the true offset, for any zone and any day', () => {
    const day = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2099, 11, 31) })
    fc.assert(
      fc.property(fc.constantFrom(...zoneNames()), day, (zone, ms) => {
        const local = new Date(ms).toISOString().slice(0, 16)
        const resolved = resolveLocalTime({ local, zone })
        const { offsetSeconds } = resolved.kind === 'unique' ? resolved : resolved.candidates[0]
        const others = otherOffsets({ local, zone, offsetSeconds, longitude: 0 })
        expect(others.length).toBeLessThanOrEqual(9)
        for (const other of others) expect(other.offsetSeconds).not.toBe(offsetSeconds)
      }),
      { numRuns: 100 },
    )
  })
})
