import { describe, expect, test } from 'vitest'
import { reciprocalRankFusion } from './fusion.ts'

describe('joined rankings', () => {
  test('add 1 / (60 + place) for each place, counted from one', () => {
    expect(reciprocalRankFusion([['a', 'b', 'c']])).toEqual([
      { key: 'a', score: 1 / 61 },
      { key: 'b', score: 1 / 62 },
      { key: 'c', score: 1 / 63 },
    ])
    const joined = reciprocalRankFusion([
      ['a', 'b'],
      ['b', 'c'],
    ])
    expect(joined).toEqual([
      { key: 'b', score: 1 / 62 + 1 / 61 },
      { key: 'a', score: 1 / 61 },
      { key: 'c', score: 1 / 62 },
    ])
  })

  test('put an item in two rankings before the first item of only one', () => {
    const second = Array.from({ length: 50 }, (_, i) => `other-${i}`)
    second[40] = 'both'
    expect(reciprocalRankFusion([['first', 'both'], second])[0]?.key).toBe('both')
  })

  test('sort equal sums by key, whatever the order of the rankings', () => {
    expect(reciprocalRankFusion([[2], [1]]).map(({ key }) => key)).toEqual([1, 2])
    expect(reciprocalRankFusion([[1], [2]]).map(({ key }) => key)).toEqual([1, 2])
  })

  test('are empty if there are none', () => {
    expect(reciprocalRankFusion([])).toEqual([])
    expect(reciprocalRankFusion([[], []])).toEqual([])
  })
})
