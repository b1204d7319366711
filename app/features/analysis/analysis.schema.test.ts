import { describe, expect, it } from 'vitest'
import { problemsOf } from '#tests/support/schema-problems.ts'
import { analysisSchema, ratingSchema } from './analysis.schema.ts'
import { practicesFormSchema, practicesSchema } from './path.schema.ts'

const many = (length: number) => 'a'.repeat(length)

it('an analysis is requested by version and tolerance', () => {
  expect(analysisSchema.parse({})).toEqual({})
  expect(analysisSchema.parse({ version: many(40), tolerance: '15' })).toEqual({
    version: many(40),
    tolerance: 15,
  })
  expect(problemsOf(analysisSchema, { version: many(41) })).toHaveLength(1)
})

describe('a rating', () => {
  it.each([1, 5, '1', '5'])('%j is accepted', (rating) => {
    expect(ratingSchema.parse({ analysisId: 'a', rating })).toEqual({
      analysisId: 'a',
      rating: Number(rating),
    })
  })

  it.each([0, 6, 1.5, '0', '6', '', '55', 'x5', '5x', true, null, undefined])('%j is refused', (rating) => {
    expect(problemsOf(ratingSchema, { analysisId: 'a', rating })).toEqual([
      'rating: Please choose a rating from 1 to 5',
    ])
  })

  it('names an analysis', () => {
    expect(problemsOf(ratingSchema, { rating: 1 })).toEqual(['analysisId: Analysis id is missing'])
  })
})

describe('practices', () => {
  const ids = Array.from({ length: 60 }, (_, i) => `${i}`.padEnd(80, 'a'))

  it('are sent as shown, some of them done', () => {
    expect(practicesSchema.parse({ shown: ['a'] })).toEqual({ shown: ['a'], done: [] })
    expect(practicesSchema.parse({ shown: ids, done: ids })).toEqual({ shown: ids, done: ids })
    expect(problemsOf(practicesSchema, { shown: [] })).toEqual(['shown: Please choose a practice'])
    expect(problemsOf(practicesSchema, { shown: [...ids, 'a'] })).toHaveLength(1)
    expect(problemsOf(practicesSchema, { shown: ['a'], done: [...ids, 'a'] })).toHaveLength(1)
    expect(problemsOf(practicesSchema, { shown: [many(81)] })).toHaveLength(1)
  })

  it('of a form name their phase, and say whether a script sent them', () => {
    const sent = { shown: ['a'], done: ['a'], phase: many(20), immediate: 'yes' }
    expect(practicesFormSchema.parse(sent)).toEqual(sent)
    expect(problemsOf(practicesFormSchema, { ...sent, phase: many(21) })).toHaveLength(1)
    expect(problemsOf(practicesFormSchema, { ...sent, immediate: 'no' })).toHaveLength(1)
    expect(problemsOf(practicesFormSchema, { shown: ['a'] })).toEqual([])
  })
})
