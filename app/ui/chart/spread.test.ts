import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeDegrees } from '#app/astro/zodiac.ts'
import { between } from '#tests/support/arbitraries.ts'
import { type Box, type Movable, spread, touch } from './spread.ts'

const degrees = between(-720, 720)
const side = between(1, 18)

const PER_DEGREE = (140 * Math.PI) / 180

/** A box on a circle with a radius of 140 units. */
function boxAt(place: number, halfWidth: number, halfHeight: number): Box {
  const angle = (place * Math.PI) / 180
  return { x: 140 * Math.cos(angle), y: 140 * Math.sin(angle), halfWidth, halfHeight }
}

const movable = (target: number, halfWidth: number, halfHeight = halfWidth): Movable => ({
  target,
  boxesAt: (place) => [boxAt(place, halfWidth, halfHeight)],
})
const anyThings = (maxLength: number) =>
  fc.array(
    fc.tuple(degrees, side, side).map((made) => movable(...made)),
    { minLength: 2, maxLength },
  )

describe('spread', () => {
  it('keeps boxes from touching, all round the circle', () => {
    fc.assert(
      fc.property(anyThings(12), (things) => {
        const boxes = spread(things, PER_DEGREE).map((place, i) => things[i]!.boxesAt(place)[0]!)
        for (const [i, a] of boxes.entries())
          for (const b of boxes.slice(i + 1)) expect(touch(a, b)).toBe(false)
      }),
    )
  })

  it('keeps the order of the circle', () => {
    fc.assert(
      fc.property(anyThings(12), (things) => {
        const order = (values: readonly number[]) =>
          values
            .map((value, index) => ({ index, value }))
            .sort((a, b) => a.value - b.value || a.index - b.index)
            .map(({ index }) => index)
        const before = order(things.map(({ target }) => normalizeDegrees(target)))
        const after = order(spread(things, PER_DEGREE).map(normalizeDegrees))
        const start = after.indexOf(before[0]!)
        expect([...after.slice(start), ...after.slice(0, start)]).toEqual(before)
      }),
    )
  })

  it('does not move what is free, and moves each of a pair by half', () => {
    expect(
      spread(
        [10, 100, 250].map((target) => movable(target, 10)),
        PER_DEGREE,
      ),
    ).toEqual([10, 100, 250])
    const [a, b] = spread([movable(359, 10), movable(3, 10)], PER_DEGREE) as [number, number]
    expect((a + b) / 2).toBeCloseTo(181)
    expect(b + 360 - a).toBeGreaterThan(8)
    expect(b + 360 - a).toBeLessThan(10)
    expect(spread([], PER_DEGREE)).toEqual([])
  })

  it('refuses more than the circle has room for', () => {
    expect(() => spread(new Array(40).fill(movable(0, 18)), PER_DEGREE)).toThrow(RangeError)
  })
})
