import { describe, expect, it } from 'vitest'
import type { PieceVectors } from '#app/adapters/retrieval/piece-vectors.ts'
import { fitToThemes, type Sample, type ThemeFit } from './theme-fit.ts'

const PIECES = ['bread', 'rice', 'ship', 'train', 'the', '.', 'boat']

/**
 * Food is along the first axis, travel along the second. What all have in common, along the third, is larger than both.
 */
const base: PieceVectors = {
  id: 'base',
  dimensions: 3,
  vocabulary: new Map(PIECES.map((piece, place) => [piece, place])),
  values: Int8Array.from(
    [
      [40, 0, 90],
      [30, 5, 80],
      [0, 40, 90],
      [5, 30, 80],
      [1, 1, 100],
      [100, 0, 0],
      [2, 38, 85],
    ].flat(),
  ),
  scales: new Float32Array(PIECES.length).fill(0.01),
  themes: [],
}

const sentence = (theme: string, text: string): Sample => ({ theme, text, isSentence: true })
const SAMPLES = [
  sentence('food', 'the bread .'),
  sentence('food', 'the rice the bread .'),
  sentence('food', 'rice .'),
  sentence('travel', 'the ship .'),
  sentence('travel', 'the train the ship .'),
  sentence('travel', 'train .'),
]

function nearness({ pieces, directions }: ThemeFit, theme: string, ...words: string[]): number {
  const direction = directions.get(theme)!
  return words
    .flatMap((word) => [...pieces[PIECES.indexOf(word)]!].map((value, i) => value * direction[i]!))
    .reduce((so, part) => so + part, 0)
}

describe('fitting to themes', () => {
  const fit = fitToThemes(base, SAMPLES)

  it('adds a dimension for each theme, and gives each theme a direction of length one', () => {
    expect(fit.dimensions).toBe(5)
    expect(fit.pieces).toHaveLength(PIECES.length)
    for (const piece of fit.pieces) expect(piece).toHaveLength(5)
    expect([...fit.directions.keys()]).toEqual(['food', 'travel'])
    for (const direction of fit.directions.values()) expect(Math.hypot(...direction)).toBeCloseTo(1)
  })

  it('brings a piece near its theme, and a piece without samples by its meaning', () => {
    expect(nearness(fit, 'food', 'bread')).toBeGreaterThan(0)
    expect(nearness(fit, 'travel', 'bread')).toBeLessThan(0)
    expect(nearness(fit, 'travel', 'boat')).toBeGreaterThan(0)
    expect([...fit.pieces[PIECES.indexOf('boat')]!].slice(3)).toEqual([0, 0])
  })

  it('gives a piece in few sentences more weight than one in all of them', () => {
    const typical = (piece: string) => Math.abs(fit.pieces[PIECES.indexOf(piece)]![3]!)
    expect(typical('bread')).toBeGreaterThan(typical('the'))
  })

  it('gives a form of a word without samples the weight of its other forms, reduced', () => {
    const forms = ['sailing', 'sailed', '##sail']
    const withForms: PieceVectors = {
      ...base,
      vocabulary: new Map([...PIECES, ...forms].map((piece, place) => [piece, place])),
      values: Int8Array.from([...base.values, ...forms.flatMap(() => [1, 1, 100])]),
      scales: new Float32Array(PIECES.length + forms.length).fill(0.01),
    }
    const { pieces } = fitToThemes(withForms, [...SAMPLES, sentence('travel', 'the sailing .')])
    const [sailing, sailed, continued] = pieces.slice(PIECES.length).map((piece) => piece[4]!)
    expect(sailed).toBeGreaterThan(0)
    expect(sailing).toBeGreaterThan(sailed!)
    expect(continued).toBe(0)
  })

  it('makes signs zeros', () => {
    expect([...fit.pieces[PIECES.indexOf('.')]!]).toEqual([0, 0, 0, 0, 0])
    expect(
      fitToThemes(
        base,
        SAMPLES.map(({ text, ...of }) => ({ ...of, text: text.replace('.', '') })),
      ),
    ).toEqual(fit)
  })

  it('is the same whatever the order of the samples', () => {
    const other = fitToThemes(base, [...SAMPLES].reverse())
    for (const [place, piece] of fit.pieces.entries()) {
      for (const [i, value] of piece.entries()) expect(other.pieces[place]![i]).toBeCloseTo(value, 10)
    }
  })

  it('does not count a lone word towards the average piece or the rarity of pieces', () => {
    const word = { theme: 'food', text: 'bread', isSentence: false }
    const rarity = (found: ThemeFit) => found.pieces[PIECES.indexOf('the')]!
    expect(rarity(fitToThemes(base, [...SAMPLES, word]))).not.toEqual(
      rarity(fitToThemes(base, [...SAMPLES, { ...word, isSentence: true }])),
    )
  })

  it('refuses a theme if none of its texts can be read', () => {
    expect(() => fitToThemes(base, [...SAMPLES, sentence('silence', '. zzz')])).toThrow(RangeError)
  })
})
