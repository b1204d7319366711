import { describe, expect, it } from 'vitest'
import { hijriOfBirth } from './hijri-of-birth.ts'

const birth = (birthTime: string) => ({ dateOfBirth: '1978-07-15', birthTime })

describe('the Hijri date of a birth', () => {
  it('is that of the daylight while the Sun is up', () => {
    expect(hijriOfBirth(birth('14:30'), true)).toEqual({ daylight: '9 Sha‘ban 1398 AH', afterSunset: null })
  })

  it('is the next day from sunset on', () => {
    const evening = { daylight: '9 Sha‘ban 1398 AH', afterSunset: '10 Sha‘ban 1398 AH' }
    expect(hijriOfBirth(birth('22:00'), false)).toEqual(evening)
    expect(hijriOfBirth(birth('20:40'), false)).toEqual(evening)
  })

  it('is that of the coming daylight in the night before sunrise', () => {
    expect(hijriOfBirth(birth('03:00'), false)).toEqual({ daylight: '9 Sha‘ban 1398 AH', afterSunset: null })
  })

  it('is that of the daylight on an evening when the Sun does not set', () => {
    expect(hijriOfBirth(birth('23:30'), true)).toEqual({ daylight: '9 Sha‘ban 1398 AH', afterSunset: null })
  })

  it('says if it was computed by the tabular calendar', () => {
    expect(hijriOfBirth({ dateOfBirth: '1905-03-01', birthTime: '10:00' }, true).daylight).toContain(
      '(tabular)',
    )
  })
})
