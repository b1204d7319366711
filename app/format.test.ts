import { describe, expect, it } from 'vitest'
import {
  ageText,
  dateWithWeekday,
  dayOfYear,
  degreeText,
  longDate,
  longMoment,
  meanText,
  monthText,
  numberText,
  roughNumber,
  shareText,
  shortDate,
  shortMoment,
  sizeText,
  storyDate,
  timeText,
} from './format.ts'

describe('dates and times for people', () => {
  it('are in UTC, with a clock of 24 hours', () => {
    const at = new Date('2025-01-05T00:05:59Z')
    expect(storyDate(at)).toBe('Jan 5, 2025')
    expect(shortDate(at)).toBe('5 Jan 2025')
    expect(longDate(at)).toBe('5 January 2025')
    expect(dateWithWeekday(at)).toBe('Sunday 5 January 2025')
    expect(timeText(at)).toBe('00:05')
    expect(dayOfYear(at)).toBe('5 Jan')
    expect(monthText(at)).toBe('Jan 2025')
    expect(shortMoment(at)).toBe('5 Jan 2025, 00:05')
    expect(longMoment(at)).toBe('5 January 2025 at 00:05')
  })

  it('accept a date without a time', () => {
    expect(longDate('1978-07-15')).toBe('15 July 1978')
  })
})

describe('numbers for people', () => {
  it('have degrees rounded to one decimal, and never those of the next sign', () => {
    expect(degreeText(29.465)).toBe('29.5°')
    expect(degreeText(0.04)).toBe('0.0°')
    expect(degreeText(1.45)).toBe('1.5°')
    expect(degreeText(12.299999999999999)).toBe('12.3°')
    expect(degreeText(29.94)).toBe('29.9°')
    expect(degreeText(29.95)).toBe('29.9°')
    expect(degreeText(29.9999)).toBe('29.9°')
  })

  it('have separated thousands', () => {
    expect(numberText(1_204_000)).toBe('1,204,000')
    expect(numberText(12n)).toBe('12')
  })

  it('show no more digits than were measured', () => {
    expect([0.1234, 1234].map(roughNumber)).toEqual(['0.12', '1,200'])
  })

  it('are means and shares', () => {
    expect([4, 4.34].map(meanText)).toEqual(['4.0', '4.3'])
    expect([0, 0.123, 1].map(shareText)).toEqual(['0%', '12%', '100%'])
  })

  it('are ages in their largest whole unit', () => {
    const minute = 60_000
    expect(
      [-1, 0, minute, 59 * minute, 60 * minute, 47 * 60 * minute, 3 * 24 * 60 * minute].map(ageText),
    ).toEqual([
      'less than a minute',
      'less than a minute',
      '1 minute',
      '59 minutes',
      '1 hour',
      '1 day',
      '3 days',
    ])
  })

  it('are sizes of files', () => {
    expect([400_000, 240_400_000, 999_900_000, 1_500_000_000].map(sizeText)).toEqual([
      '0.4 MB',
      '240 MB',
      '1000 MB',
      '1.5 GB',
    ])
  })
})
