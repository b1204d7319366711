import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { barLengths, ratingPlace, timeLayout } from './figure-layout.server.ts'

const counts = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 36 })

/** The points that a path goes through: the ends of its moves, lines and curves. */
function pointsOf(path: string): [number, number][] {
  return [...path.matchAll(/[MLC]([^MLCZ]+)/g)].map(([, numbers]) => {
    const values = numbers!.split(/[ ,]+/).filter(Boolean).map(Number)
    return values.slice(-2) as [number, number]
  })
}

describe('the layout of counts over time', () => {
  it('keeps everything inside the box, and the line goes through every count', () => {
    fc.assert(
      fc.property(counts, (values) => {
        const { line, ticks, most } = timeLayout(values)
        const points = pointsOf(line)
        expect(points).toHaveLength(Math.max(2, values.length))
        for (const [x, y] of points) {
          expect(x).toBeGreaterThanOrEqual(0)
          expect(x).toBeLessThanOrEqual(100)
          expect(y).toBeGreaterThanOrEqual(0)
          expect(y).toBeLessThanOrEqual(100)
        }
        for (const { value, at } of ticks) {
          expect(Number.isInteger(value)).toBe(true)
          expect(at).toBeGreaterThanOrEqual(0)
          expect(at).toBeLessThanOrEqual(100)
        }
        expect(most.y).toBeCloseTo(Math.min(...points.map(([, y]) => y)), 1)
      }),
    )
  })

  it('draws larger counts higher', () => {
    const ys = pointsOf(timeLayout([1, 2, 3, 0]).line).map(([, y]) => y)
    expect([...ys].sort((a, b) => b - a)).toEqual([ys[3], ys[0], ys[1], ys[2]])
  })
})

describe('the layout of bars and ratings', () => {
  it('gives the largest the full length and the others their share', () => {
    expect(barLengths([5, 10, 0])).toEqual([50, 100, 0])
    expect(barLengths([0, 0])).toEqual([0, 0])
  })

  it('places ratings from 1 to 5', () => {
    expect([1, 3, 4.5, 5].map(ratingPlace)).toEqual([0, 50, 87.5, 100])
  })
})
