import { describe, expect, it } from 'vitest'
import { writtenBy } from './page-language.tsx'

describe('a text that a person wrote', () => {
  it.each([
    'كنت صغيرة',
    '«كنت صغيرة» he said',
    '12. كنت',
  ])('is marked as Arabic if its first letter is: %s', (text) => {
    expect(writtenBy(text)).toEqual({ dir: 'auto', lang: 'ar' })
  })

  it.each(['I was small', 'I said كنت', '', '12'])('says nothing of its language otherwise: %s', (text) => {
    expect(writtenBy(text)).toEqual({ dir: 'auto' })
  })
})
