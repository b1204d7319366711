import { expect, it } from 'vitest'
import { HOUR, isWithin, MINUTE } from './clock.ts'

const NOW = Date.parse('2026-03-01T12:00:00Z')
const clock = { now: () => new Date(NOW) }

it.each([
  ['now', 0, true],
  ['just within its lifetime', -10 * MINUTE + 1, true],
  ['at the end of its lifetime', -10 * MINUTE, false],
  ['of a clock that is an hour ahead', HOUR, true],
  ['of the future', HOUR + 1, false],
])('a signed time %s', (_, from, expected) => {
  expect(isWithin(clock, NOW + from, 10 * MINUTE)).toBe(expected)
})
