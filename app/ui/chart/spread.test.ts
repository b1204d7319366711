import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spread, turn } from './spread.ts'

const degrees = fc.double({ min: -720, max: 720, noNaN: true })

describe('spread', () => {
  it('keeps neighbours apart all round the circle', () => {
    fc.assert(
      fc.property(
        fc.array(degrees, { minLength: 2, maxLength: 12 }),
        fc.double({ min: 1, max: 15, noNaN: true }),
        (targets, apart) => {
          const places = spread(targets, apart)
            .map(turn)
            .sort((a, b) => a - b)
          places.forEach((place, i) => {
            const next = places[i + 1] ?? places[0]! + 360
            expect(next - place).toBeGreaterThanOrEqual(apart - 1e-6)
          })
        },
      ),
    )
  })

  it('keeps the order of the circle', () => {
    fc.assert(
      fc.property(fc.array(degrees, { minLength: 3, maxLength: 12 }), (targets) => {
        const places = spread(targets, 11)
        const order = (values: readonly number[]) =>
          values
            .map((value, index) => ({ index, value }))
            .sort((a, b) => a.value - b.value || a.index - b.index)
            .map(({ index }) => index)
        const before = order(targets.map(turn))
        const after = order(places.map(turn))
        const start = after.indexOf(before[0]!)
        expect([...after.slice(start), ...after.slice(0, start)]).toEqual(before)
      }),
    )
  })

  it('leaves alone what stands free, and moves a pair by half each', () => {
    expect(spread([10, 100, 250], 11)).toEqual([10, 100, 250])
    expect(spread([359, 3], 10)).toEqual([356, 6])
    expect(spread([50, 50], 8)).toEqual([46, 54])
    expect(spread([], 8)).toEqual([])
  })

  it('refuses more than there is room for', () => {
    expect(() => spread(new Array(20).fill(0), 11)).toThrow(RangeError)
  })
})
