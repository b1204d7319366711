import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { between, longitudeOnEarth } from './arbitraries.ts'
import { castChart } from './chart.ts'
import { readStoredChart } from './stored-chart.ts'

const births = fc.record({
  utc: fc.date({ min: new Date('1900-01-01'), max: new Date('2026-01-01'), noInvalidDate: true }),
  latitude: between(-65, 65),
  longitude: longitudeOnEarth,
})

const chart = castChart({ utc: new Date('1978-07-15T11:30:00Z'), latitude: 41.0138, longitude: 28.9497 })
const stateOf = (value: unknown) => readStoredChart(JSON.stringify(value)).state

describe('a stored chart', () => {
  it('is read as it was cast, for any birth', () => {
    fc.assert(
      fc.property(births, (birth) => {
        const stored = JSON.stringify(castChart(birth))
        // JSON has no -0, which a chart at longitude 0 can hold.
        expect(readStoredChart(stored)).toEqual({ state: 'whole', chart: JSON.parse(stored) })
      }),
      { numRuns: 60 },
    )
  })

  it.each(Object.keys(chart).filter((name) => name !== 'engineVersion'))('needs its %s', (name) => {
    expect(stateOf({ ...chart, [name]: undefined })).toBe('damaged')
  })

  it('of an engine before 2 may be whole, or lack something', () => {
    const { otherLot: _, ...less } = chart
    for (const engineVersion of ['0.9.0', '1.0.0', '1.4.2']) {
      expect(stateOf({ ...chart, engineVersion })).toBe('whole')
      expect(stateOf({ ...less, engineVersion })).toBe('outdated')
      expect(stateOf({ engineVersion, planets: [] })).toBe('damaged')
    }
  })

  it('of an unknown engine is not read', () => {
    for (const engineVersion of ['3.0.0', '', 'two', 'constructor', 'toString.1', 2, null])
      expect(stateOf({ ...chart, engineVersion })).toBe('damaged')
  })

  it('never throws, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readStoredChart(text).chart).toBeNull()
      }),
    )
  })

  it('counts as damaged if it is cut off anywhere', () => {
    const text = JSON.stringify(chart)
    fc.assert(
      fc.property(fc.nat(text.length - 1), (length) => {
        expect(readStoredChart(text.slice(0, length)).state).toBe('damaged')
      }),
    )
  })
})
