import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { localTimeAt, resolveLocalTime, zoneNames } from './civil-time'
import { zonePeriods } from './zone-history'

const zone = fc.constantFrom(...zoneNames())
const seconds = (year: number) => Date.UTC(year, 0, 1) / 1000

/**
 * Not compared: Intl takes EET and WET for Athens and Lisbon, and its data from release 2025c on correct the 1970s
 * of Baja California, for which ours are of 2025b.
 */
const NOT_COMPARED = [
  'EET',
  'WET',
  'America/Ensenada',
  'America/Santa_Isabel',
  'America/Tijuana',
  'Mexico/BajaNorte',
]

describe('against Temporal from 1970 to 2037', () => {
  const compared = zoneNames().filter((name) => !NOT_COMPARED.includes(name))

  test('the offset at any instant', () => {
    const instant = fc.integer({ min: seconds(1970), max: seconds(2038) - 1 })
    fc.assert(
      fc.property(fc.constantFrom(...compared), instant, (name, second) => {
        const theirs = Temporal.Instant.fromEpochMilliseconds(second * 1000).toZonedDateTimeISO(name)
        expect(localTimeAt(new Date(second * 1000), name).offsetSeconds).toBe(theirs.offsetNanoseconds / 1e9)
      }),
      { numRuns: 4000 },
    )
  })

  test('every wall time around a change, with both readings', () => {
    const change = fc.constantFrom(...compared).chain((name) => {
      const starts = zonePeriods(name)
        .map(({ from }) => from)
        .filter((from) => from >= seconds(1970) && from < seconds(2037))
      const start = starts.length > 0 ? fc.constantFrom(...starts) : fc.constant(seconds(2000))
      return fc.tuple(fc.constant(name), start, fc.integer({ min: -14 * 60, max: 14 * 60 }))
    })
    fc.assert(
      fc.property(change, ([name, start, minutes]) => {
        const local = localTimeAt(new Date((start + minutes * 60) * 1000), name).local
        const plain = Temporal.PlainDateTime.from(local).add({ minutes: minutes % 97 })
        const instants = (['earlier', 'later'] as const).map(
          (disambiguation) => plain.toZonedDateTime(name, { disambiguation }).epochMilliseconds,
        )
        const ours = resolveLocalTime({ local: plain.toString().slice(0, 19), zone: name })
        const found = ours.kind === 'unique' ? [ours, ours] : ours.candidates
        expect(found.map(({ utc }) => utc.getTime())).toEqual(instants)
      }),
      { numRuns: 3000 },
    )
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

  test('no wall time came three times', () => {
    for (const name of zoneNames()) {
      const periods = zonePeriods(name)
      for (const [index, third] of periods.entries()) {
        const first = periods[index - 2]
        if (first) expect(first.until + first.offset).toBeLessThanOrEqual(third.from + third.offset)
      }
    }
  })
})
