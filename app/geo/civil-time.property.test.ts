import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localTimeAt, resolveLocalTime, ZONE_DATA_VERSION, zoneNames } from './civil-time.ts'
import reference from './reference/local-times.json'
import { zonePeriods } from './zone-history.ts'

const zone = fc.constantFrom(...zoneNames())
const seconds = (year: number) => Date.UTC(year, 0, 1) / 1000

describe('compared with Python’s zoneinfo', () => {
  test('both use the same release', () => {
    expect(reference.version).toBe(ZONE_DATA_VERSION)
    expect(reference.offsets.length).toBeGreaterThan(4_000)
    expect(reference.walls.length).toBeGreaterThan(1_000)
  })

  test('the offset at an instant, also just before and after a change', () => {
    for (const [name, second, offset] of reference.offsets as [string, number, number][])
      expect(localTimeAt(new Date(second * 1000), name).offsetSeconds, `${name} ${second}`).toBe(offset)
  })

  test('a wall time near a change, with both readings', () => {
    for (const [name, local, before, after] of reference.walls as [string, string, number, number][]) {
      const ours = resolveLocalTime({ local, zone: name })
      const found = ours.kind === 'unique' ? [ours, ours] : ours.candidates
      const instants = found.map(({ utc }) => utc.getTime() / 1000).sort((a, b) => a - b)
      expect(instants, `${name} ${local}`).toEqual([before, after].sort((a, b) => a - b))
    }
  })
})

describe('there and back', () => {
  const wall = fc
    .integer({ min: seconds(1800), max: seconds(2101) - 1 })
    .map((second) => new Date(second * 1000).toISOString().slice(0, 19).replace(/:00$/, ''))

  test('what an instant shows is the time that was typed', () => {
    fc.assert(
      fc.property(wall, zone, (local, name) => {
        const found = resolveLocalTime({ local, zone: name })
        if (found.kind === 'nonexistent') {
          const [before, after] = found.candidates
          expect(before.local < local && local < after.local).toBe(true)
          for (const candidate of found.candidates) {
            expect(localTimeAt(candidate.utc, name)).toMatchObject({
              local: candidate.local,
              offsetSeconds: candidate.offsetSeconds,
              abbreviation: candidate.abbreviation,
            })
          }
          return
        }
        for (const reading of found.kind === 'unique' ? [found] : found.candidates) {
          const { local: shown, offsetSeconds } = localTimeAt(reading.utc, name)
          expect(shown).toBe(local)
          expect(offsetSeconds).toBe(reading.offsetSeconds)
        }
      }),
      { numRuns: 4000 },
    )
  })

  test('what an instant shows resolves to it again', () => {
    const instant = fc
      .integer({ min: seconds(1800), max: seconds(2100) })
      .map((second) => new Date(second * 1000))
    fc.assert(
      fc.property(instant, zone, (utc, name) => {
        const found = resolveLocalTime({ local: localTimeAt(utc, name).local, zone: name })
        expect(found.kind).not.toBe('nonexistent')
        const instants =
          found.kind === 'unique' ? [found.utc] : found.candidates.map((candidate) => candidate.utc)
        expect(instants).toContainEqual(utc)
      }),
      { numRuns: 4000 },
    )
  })

  test('no wall time occurred three times', () => {
    for (const name of zoneNames()) {
      const periods = zonePeriods(name)
      for (const [index, third] of periods.entries()) {
        const first = periods[index - 2]
        if (first) expect(first.until + first.offset).toBeLessThanOrEqual(third.from + third.offset)
      }
    }
  })
})
