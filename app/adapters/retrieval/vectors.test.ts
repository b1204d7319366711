import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dot, mean, minus, normalise, toBits, toBytes } from './vectors.ts'

describe('arithmetic of vectors', () => {
  const of = Float32Array.of.bind(Float32Array)

  it('multiplies and adds', () => {
    expect(dot([1, 2, 3], [4, -5, 6])).toBe(12)
    expect(dot([], [])).toBe(0)
  })

  it('brings a vector to length one, in place', () => {
    const vector = of(3, 0, -4)
    expect(normalise(vector)).toBe(vector)
    expect([...vector]).toEqual([...of(0.6, 0, -0.8)])
    expect([...normalise(of(0.3, 0.4))]).toEqual([expect.closeTo(0.6, 6), expect.closeTo(0.8, 6)])
  })

  it('takes the mean and the difference', () => {
    expect([...mean([of(1, 2, 3), of(3, -2, 5)])]).toEqual([2, 0, 4])
    expect([...mean([])]).toEqual([])
    expect([...minus(of(5, 1, 2), of(3, 2, -1))]).toEqual([2, -1, 3])
  })

  it('gives the largest value 127, and the others in proportion', () => {
    expect([...new Int8Array(toBytes([0.5, -0.25, 0, 0.1]))]).toEqual([127, -63, 0, 25])
    expect([...new Int8Array(toBytes([1, -4]))]).toEqual([32, -127])
  })
})

const vector = fc
  .array(fc.float({ min: -1, max: 1, noNaN: true }), { minLength: 64, maxLength: 64 })
  .map((values) => normalise(Float32Array.from(values)))
  .filter((found) => Math.abs(dot(found, found) - 1) < 1e-3)

describe('vectors', () => {
  it('keep their directions with one byte for each dimension', () => {
    fc.assert(
      fc.property(vector, vector, (a, b) => {
        const back = (v: Float32Array) => normalise(Float32Array.from(new Int8Array(toBytes(v))))
        expect(dot(back(a), back(b))).toBeCloseTo(dot(a, b), 1)
      }),
    )
  })

  it('have a bit for each dimension, set if it is positive', () => {
    expect([...toBits([1, -1, 0, 2, -3, -3, -3, 0.5, 4])]).toEqual([0b10001001, 1])
  })

  it('of a text without a known word are zeros and stay so', () => {
    expect([...normalise(new Float32Array(3))]).toEqual([0, 0, 0])
    expect([...toBytes(new Float32Array(3))]).toEqual([0, 0, 0])
  })
})
