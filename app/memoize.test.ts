import { describe, expect, it } from 'vitest'
import { immutable, memoizeByObject, memoizeByText } from './memoize.ts'
import { MINUTE } from './operations/clock.ts'

describe('a function memoized by its text', () => {
  const counted = (most: number, now?: () => number) => {
    const made: string[] = []
    const of = memoizeByText(
      most,
      (text) => {
        made.push(text)
        return { text }
      },
      now,
    )
    return { made, of }
  }

  it('runs once for each text', () => {
    const { made, of } = counted(100)
    expect(of('a')).toBe(of('a'))
    expect(of('b')).toEqual({ text: 'b' })
    expect(made).toEqual(['a', 'b'])
  })

  it('keeps at most so many characters, and drops the least recently used texts', () => {
    const { made, of } = counted(30)
    for (const text of ['a'.repeat(10), 'b'.repeat(10), 'a'.repeat(10), 'c'.repeat(10), 'd'.repeat(10)])
      of(text)
    made.length = 0
    of('a'.repeat(10))
    of('b'.repeat(10))
    expect(made).toEqual(['b'.repeat(10)])
  })

  it('drops values that are not used', () => {
    let now = 0
    const { made, of } = counted(100, () => now)
    of('a')
    now = 11 * MINUTE
    of('b')
    of('a')
    expect(made).toEqual(['a', 'b', 'a'])
  })

  it('returns values that cannot be changed', () => {
    const { of } = counted(100)
    expect(() => {
      of('a').text = 'b'
    }).toThrow(TypeError)
  })
})

it('an immutable value cannot be changed, and neither can its content', () => {
  const chart = immutable({ planets: [{ name: 'Sun' }] }) as { planets: { name: string }[] }
  expect(() => chart.planets.push({ name: 'Moon' })).toThrow(TypeError)
  expect(() => {
    chart.planets[0]!.name = 'Moon'
  }).toThrow(TypeError)
  expect(() => immutable({ at: new Date() })).toThrow(TypeError)
  expect(() => immutable({ of: new Map() })).toThrow(TypeError)
})

describe('a function memoized by an immutable value', () => {
  it('runs once for each value and each second argument', () => {
    const of = memoizeByObject((chart: { sign: string }, houses: string) => ({ of: chart.sign, houses }))
    const chart = immutable({ sign: 'Leo' })
    expect(of(chart, 'whole')).toBe(of(chart, 'whole'))
    expect(of(chart, 'equal')).toEqual({ of: 'Leo', houses: 'equal' })
    expect(of(immutable({ sign: 'Virgo' }), 'whole')).toEqual({ of: 'Virgo', houses: 'whole' })
  })

  it('runs each time for a value that can change', () => {
    const of = memoizeByObject((chart: { sign: string }) => ({ of: chart.sign }))
    const chart = { sign: 'Leo' }
    expect(of(chart)).toEqual({ of: 'Leo' })
    chart.sign = 'Virgo'
    expect(of(chart)).toEqual({ of: 'Virgo' })
  })
})
