import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reciprocalRankFusion } from './fusion.ts'
import { dot, fromBytes, normalise, toBits, toBytes } from './vectors.ts'

const vector = fc
  .array(fc.float({ min: -1, max: 1, noNaN: true }), { minLength: 64, maxLength: 64 })
  .map((values) => normalise(Float32Array.from(values)))
  .filter((found) => Math.abs(dot(found, found) - 1) < 1e-3)

describe('vectors', () => {
  it('keep their directions in one byte a dimension', () => {
    fc.assert(
      fc.property(vector, vector, (a, b) => {
        const back = (v: Float32Array) => normalise(fromBytes(toBytes(v)))
        expect(dot(back(a), back(b))).toBeCloseTo(dot(a, b), 1)
      }),
    )
  })

  it('have a bit for each dimension, set where it is positive', () => {
    expect([...toBits([1, -1, 0, 2, -3, -3, -3, 0.5, 4])]).toEqual([0b10001001, 1])
  })

  it('of a text without a known word are zeros and stay so', () => {
    expect([...normalise(new Float32Array(3))]).toEqual([0, 0, 0])
    expect([...toBytes(new Float32Array(3))]).toEqual([0, 0, 0])
  })
})

describe('reciprocalRankFusion', () => {
  it('puts what two rankings agree on before what one puts first', () => {
    const order = reciprocalRankFusion([
      [1, 2, 3],
      [4, 2, 5],
    ]).map(({ key }) => key)
    expect(order[0]).toBe(2)
    expect(order).toHaveLength(5)
  })

  it('does not depend on the order of the rankings', () => {
    const rankings = [[3, 1], [2, 1, 3], [5]]
    expect(reciprocalRankFusion(rankings)).toEqual(reciprocalRankFusion([...rankings].reverse()))
  })
})
